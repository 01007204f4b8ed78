// Which picture stands for what.

import adrenaline from 'virtual:icon/syringe';
import airHorn from 'virtual:icon/megaphone';
import alarm from 'virtual:icon/ringing-alarm';
import axe from 'virtual:icon/fire-axe';
import backpack from 'virtual:icon/backpack';
import badge from 'virtual:icon/police-badge';
import bandage from 'virtual:icon/bandage-roll';
import bat from 'virtual:icon/baseball-bat';
import battery from 'virtual:icon/battery-0';
import bite from 'virtual:icon/fangs';
import bleeding from 'virtual:icon/bleeding-wound';
import book from 'virtual:icon/book-cover';
import bowling from 'virtual:icon/bowling-strike';
import boxer from 'virtual:icon/boxing-glove';
import brokenHeart from 'virtual:icon/broken-heart';
import bulb from 'virtual:icon/light-bulb';
import bus from 'virtual:icon/bus';
import cake from 'virtual:icon/cake-slice';
import chair from 'virtual:icon/wooden-chair';
import chef from 'virtual:icon/chef-toque';
import cleaver from 'virtual:icon/meat-cleaver';
import coffee from 'virtual:icon/coffee-cup';
import crate from 'virtual:icon/open-treasure-chest';
import crowbar from 'virtual:icon/crowbar';
import directory from 'virtual:icon/treasure-map';
import door from 'virtual:icon/door';
import exit from 'virtual:icon/exit-door';
import firstAid from 'virtual:icon/first-aid-kit';
import flashlight from 'virtual:icon/flashlight';
import golf from 'virtual:icon/golf-flag';
import helicopter from 'virtual:icon/helicopter';
import hockey from 'virtual:icon/hockey';
import hourglass from 'virtual:icon/hourglass';
import key from 'virtual:icon/key';
import kid from 'virtual:icon/skateboard';
import kills from 'virtual:icon/death-skull';
import lantern from 'virtual:icon/lantern-flame';
import medicines from 'virtual:icon/medicines';
import padlock from 'virtual:icon/padlock';
import person from 'virtual:icon/person';
import pile from 'virtual:icon/swap-bag';
import question from 'virtual:icon/help';
import radio from 'virtual:icon/radio-tower';
import revolver from 'virtual:icon/revolver';
import rifle from 'virtual:icon/winchester-rifle';
import shears from 'virtual:icon/gardening-shears';
import shoes from 'virtual:icon/running-shoe';
import skillet from 'virtual:icon/cauldron';
import soda from 'virtual:icon/soda-can';
import stairs from 'virtual:icon/stairs';
import stethoscope from 'virtual:icon/stethoscope';
import suitcase from 'virtual:icon/suitcase';
import swords from 'virtual:icon/crossed-swords';
import tag from 'virtual:icon/price-tag';
import trash from 'virtual:icon/trash-can';
import trolley from 'virtual:icon/shopping-cart';
import twin from 'virtual:icon/double-face-mask';
import vending from 'virtual:icon/vending-machine';
import vp from 'virtual:icon/star-medal';
import walkie from 'virtual:icon/walkie-talkie';
import whistle from 'virtual:icon/whistle';
import wind from 'virtual:icon/lightning-trio';
import wrench from 'virtual:icon/gears';
import zombie from 'virtual:icon/shambling-zombie';
import { cardKind } from './model';
import type { Card } from './types';

export const ART = {
  zombie,
  bandage,
  adrenaline,
  bite,
  vp,
  kills,
  key,
  padlock,
  radio,
  crate,
  pile,
  question,
  swords,
  helicopter,
  stairs,
  exit,
  door,
  airHorn,
  shoes,
  backpack,
} as const;

const CARDS: Readonly<Record<string, string>> = {
  L01: bus,
  L02: badge,
  L03: chef,
  L04: boxer,
  L05: stethoscope,
  L06: whistle,
  L07: tag,
  L08: directory,
  L09: twin,
  L10: kid,
  L11: book,
  L12: cake,
  L13: bat,
  L14: golf,
  L15: cleaver,
  L16: chair,
  L17: skillet,
  L18: axe,
  L19: revolver,
  L20: rifle,
  L21: crowbar,
  L22: hockey,
  L23: shears,
  L24: bowling,
  L25: lantern,
  L26: bandage,
  L27: firstAid,
  L28: medicines,
  L29: suitcase,
  L30: soda,
  L31: coffee,
  L32: adrenaline,
  L33: shoes,
  L34: kid,
  L35: key,
  L36: key,
  L37: key,
  L38: airHorn,
  L39: alarm,
  L40: person,
  L41: crowbar,
  L42: wrench,
  L43: directory,
  L44: flashlight,
  L45: trolley,
  L46: walkie,
  L47: door,
  L48: hourglass,
  L49: bulb,
  L50: swords,
  L51: wind,
  L52: vending,
  L53: zombie,
  L54: zombie,
  L55: alarm,
  L56: backpack,
  L57: shoes,
  L58: bleeding,
  L59: zombie,
  L60: brokenHeart,
  L61: exit,
  L66: battery,
  O01: key,
  O02: key,
  O03: key,
  O04: zombie,
  O05: airHorn,
  O06: bleeding,
  O07: shoes,
  O08: zombie,
  O09: zombie,
  O10: zombie,
  O11: bulb,
  O12: door,
};

export function cardArt(card: Card): string {
  return CARDS[cardKind(card)] ?? trash;
}
