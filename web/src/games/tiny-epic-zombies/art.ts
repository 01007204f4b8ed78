// Which picture stands for what.

import adrenaline from 'virtual:icon/syringe';
import assaultRifle from 'virtual:icon/ak47';
import axe from 'virtual:icon/fire-axe';
import barbedBat from 'virtual:icon/spiked-bat';
import biohazard from 'virtual:icon/biohazard';
import broom from 'virtual:icon/broom';
import burger from 'virtual:icon/hamburger';
import cage from 'virtual:icon/cage';
import camera from 'virtual:icon/photo-camera';
import campfire from 'virtual:icon/campfire';
import candy from 'virtual:icon/candy-canes';
import chainsaw from 'virtual:icon/chainsaw';
import chef from 'virtual:icon/chef-toque';
import coffee from 'virtual:icon/coffee-cup';
import crate from 'virtual:icon/cargo-crate';
import crossbow from 'virtual:icon/crossbow';
import crowbar from 'virtual:icon/crowbar';
import door from 'virtual:icon/exit-door';
import dove from 'virtual:icon/peace-dove';
import explosion from 'virtual:icon/bright-explosion';
import fireworks from 'virtual:icon/firework-rocket';
import firstAid from 'virtual:icon/first-aid-kit';
import flask from 'virtual:icon/erlenmeyer';
import frequency from 'virtual:icon/radio-tower';
import gamepad from 'virtual:icon/gamepad';
import gears from 'virtual:icon/gears';
import glass from 'virtual:icon/cracked-glass';
import golf from 'virtual:icon/golf-flag';
import grenade from 'virtual:icon/grenade';
import helicopter from 'virtual:icon/helicopter';
import layaway from 'virtual:icon/cardboard-box';
import machete from 'virtual:icon/machete';
import magnifier from 'virtual:icon/magnifying-glass';
import megaphone from 'virtual:icon/megaphone';
import microphone from 'virtual:icon/microphone';
import motorcycle from 'virtual:icon/scooter';
import part from 'virtual:icon/helicopter-tail';
import passage from 'virtual:icon/hole-ladder';
import person from 'virtual:icon/person';
import policeBadge from 'virtual:icon/police-badge';
import policeCar from 'virtual:icon/police-car';
import question from 'virtual:icon/help';
import revolver from 'virtual:icon/revolver';
import sale from 'virtual:icon/price-tag';
import shoes from 'virtual:icon/sonic-shoes';
import shotgun from 'virtual:icon/sawed-off-shotgun';
import skateboard from 'virtual:icon/skateboard';
import smg from 'virtual:icon/mp5';
import squad from 'virtual:icon/meeple-army';
import stethoscope from 'virtual:icon/stethoscope';
import sunglasses from 'virtual:icon/sunglasses';
import teacher from 'virtual:icon/teacher';
import trap from 'virtual:icon/wolf-trap';
import uzi from 'virtual:icon/uzi';
import vase from 'virtual:icon/porcelain-vase';
import virus from 'virtual:icon/virus';
import walkie from 'virtual:icon/walkie-talkie';
import wrench from 'virtual:icon/monkey-wrench';
import zombie from 'virtual:icon/shambling-zombie';
import heal from 'virtual:icon/health-normal';
import ammo from 'virtual:icon/ammo-box';
import { cardKind } from './model';
import type { Ability, Card, Character, Entrance, Objective } from './types';

export const ART = {
  zombie,
  person,
  crate,
  flask,
  gears,
  biohazard,
  trap,
  squad,
  policeCar,
  motorcycle,
  ammo,
  question,
} as const;

const CARDS: Readonly<Record<string, string>> = {
  crowbar,
  chainsaw,
  smg,
  shotgun,
  machete,
  barbed_bat: barbedBat,
  golf_club: golf,
  crossbow,
  uzi,
  revolver,
  assault_rifle: assaultRifle,
  axe,
  skateboard,
  grenade,
  adrenaline,
  fireworks,
  frequency,
  first_aid: firstAid,
  explosion,
  zombie,
};

export function cardArt(card: Card): string {
  return CARDS[cardKind(card).replace(/-\d$/, '')] ?? question;
}

export const CHARACTER_ART: Readonly<Record<Character, string>> = {
  teenager: candy,
  athlete: shoes,
  mechanic: wrench,
  teacher,
  photographer: camera,
  mallcop: policeBadge,
  janitor: broom,
  scientist: flask,
  greaser: sunglasses,
  hippie: dove,
  fry_cook: chef,
  popstar: microphone,
  doctor: stethoscope,
  survivalist: campfire,
};

export const ENTRANCE_ART: Readonly<Record<Entrance, string>> = { door, radio: walkie, glass, vase };

export const ABILITY_ART: Readonly<Record<Ability, string>> = {
  heal,
  gain_ammo: ammo,
  supplies: crate,
  clearance_sale: sale,
  leftovers: burger,
  bonus_round: gamepad,
  passage,
  arm_trap: trap,
  motorcycle,
  police_car: policeCar,
  loud_crash: megaphone,
  layaway,
  double_shot: coffee,
};

export const OBJECTIVE_ART: Readonly<Record<Objective, string>> = {
  stranded: person,
  cdc: frequency,
  helicopter,
  arsenal: smg,
  cure: flask,
  escape: door,
  quarantine: cage,
  escort: squad,
  source: magnifier,
};

const TOKENS: Readonly<Record<string, string>> = {
  supply: crate,
  radio: walkie,
  part,
  stranded: question,
  ingredient: flask,
  exit: door,
  clue: virus,
};

export function tokenArt(kind: string): string {
  return TOKENS[kind] ?? question;
}
