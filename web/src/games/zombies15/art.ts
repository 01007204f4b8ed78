// Which picture stands for what.

import aid from 'virtual:icon/first-aid-kit';
import alarm from 'virtual:icon/ringing-alarm';
import ammo from 'virtual:icon/ammo-box';
import axe from 'virtual:icon/fire-axe';
import backpack from 'virtual:icon/backpack';
import bag from 'virtual:icon/duffel-bag';
import bat from 'virtual:icon/baseball-bat';
import bow from 'virtual:icon/pocket-bow';
import burger from 'virtual:icon/hamburger';
import cabin from 'virtual:icon/wood-cabin';
import car from 'virtual:icon/city-car';
import cat from 'virtual:icon/cat';
import chainsaw from 'virtual:icon/chainsaw';
import clover from 'virtual:icon/clover';
import cookie from 'virtual:icon/cookie';
import crate from 'virtual:icon/wooden-crate';
import crossbow from 'virtual:icon/crossbow';
import crowbar from 'virtual:icon/crowbar';
import dog from 'virtual:icon/sniffing-dog';
import dynamite from 'virtual:icon/dynamite';
import exit from 'virtual:icon/exit-door';
import fireworks from 'virtual:icon/firework-rocket';
import fist from 'virtual:icon/fist';
import flail from 'virtual:icon/flail';
import generator from 'virtual:icon/power-generator';
import glove from 'virtual:icon/boxing-glove';
import grenade from 'virtual:icon/grenade';
import guitar from 'virtual:icon/guitar';
import heart from 'virtual:icon/hearts';
import helicopter from 'virtual:icon/helicopter';
import helipad from 'virtual:icon/finish-line';
import helmet from 'virtual:icon/full-motorcycle-helmet';
import hockey from 'virtual:icon/hockey';
import jerrycan from 'virtual:icon/jerrycan';
import key from 'virtual:icon/key';
import lid from 'virtual:icon/trash-can';
import lock from 'virtual:icon/padlock';
import machete from 'virtual:icon/machete';
import machineGun from 'virtual:icon/minigun';
import machinePistol from 'virtual:icon/uzi';
import meat from 'virtual:icon/meat';
import medicine from 'virtual:icon/medicine-pills';
import molotov from 'virtual:icon/molotov';
import nailGun from 'virtual:icon/coiled-nail';
import nunchaku from 'virtual:icon/nunchaku';
import pan from 'virtual:icon/saucepan';
import question from 'virtual:icon/help';
import radio from 'virtual:icon/pocket-radio';
import razor from 'virtual:icon/razor-blade';
import revolver from 'virtual:icon/revolver';
import rifle from 'virtual:icon/winchester-rifle';
import assaultRifle from 'virtual:icon/ak47';
import sabre from 'virtual:icon/saber-and-pistol';
import sample from 'virtual:icon/vial';
import shield from 'virtual:icon/checked-shield';
import shotgun from 'virtual:icon/sawed-off-shotgun';
import shovel from 'virtual:icon/trench-spade';
import skateboard from 'virtual:icon/skateboard';
import skull from 'virtual:icon/crowned-skull';
import smoke from 'virtual:icon/smoke-bomb';
import soda from 'virtual:icon/soda-can';
import survivor from 'virtual:icon/person';
import tape from 'virtual:icon/rolled-cloth';
import tower from 'virtual:icon/radio-tower';
import bullets from 'virtual:icon/supersonic-bullet';
import shock from 'virtual:icon/heart-beats';
import zombie from 'virtual:icon/shambling-zombie';
import type { Card, HeavyKind, MarkerKind, Token } from './types';

export const ART = {
  alarm,
  backpack,
  exit,
  fist,
  heart,
  lock,
  question,
  shield,
  skull,
  zombie,
} as const;

const CARDS: Readonly<Record<Card, string>> = {
  zombie_1: zombie,
  zombie_2: zombie,
  revolver,
  nail_gun: nailGun,
  crossbow,
  shotgun,
  hunting_rifle: rifle,
  assault_rifle: assaultRifle,
  machine_pistol: machinePistol,
  baseball_bat: bat,
  axe,
  machete,
  crowbar,
  chainsaw,
  shovel,
  frying_pan: pan,
  hockey_stick: hockey,
  recurve_bow: bow,
  cavalry_sword: sabre,
  chain_flail: flail,
  nunchaku,
  electric_guitar: guitar,
  first_aid_kit: aid,
  ammo_box: ammo,
  duct_tape: tape,
  hand_grenade: grenade,
  bike_helmet: helmet,
  cheeseburger: burger,
  razor_blade: razor,
  rotten_meat: meat,
  lucky_charm: clover,
  smoke_grenade: smoke,
  work_gloves: glove,
  cookies: cookie,
  energy_drink: soda,
  cat,
  fireworks,
  dynamite,
  trashcan_lid: lid,
  dog,
  skateboard,
  molotov_cocktail: molotov,
  explosive_ammo: bullets,
  improvised_shield: shield,
  defibrillator: shock,
};

/** Firearms are heard; the rest is only felt. */
const FIREARMS: ReadonlySet<Card> = new Set([
  'revolver',
  'shotgun',
  'hunting_rifle',
  'assault_rifle',
  'machine_pistol',
  'nail_gun',
]);

export function cardArt(card: Card): string {
  return CARDS[card] ?? question;
}

export function isFirearm(card: Card): boolean {
  return FIREARMS.has(card);
}

const TOKENS: Readonly<Record<Token, string>> = {
  bag1: bag,
  bag2: bag,
  bag3: bag,
  key_red: key,
  key_blue: key,
  key_green: key,
  key_yellow: key,
  medicine,
  sample,
  spare: question,
  blank: question,
};

export function tokenArt(token: Token | undefined): string {
  return token === undefined ? question : TOKENS[token];
}

/** A letter or number beside the picture, so that colour never speaks alone. */
export function tokenTag(token: Token | undefined): string {
  if (token === undefined) return '?';
  if (token.startsWith('bag')) return token.slice(3);
  return token.startsWith('key_') ? (token[4] ?? '').toUpperCase() : '';
}

export const HEAVY_ART: Readonly<Record<HeavyKind, string>> = {
  gas_can: jerrycan,
  radio,
  machine_gun: machineGun,
  ammo_crate: crate,
  survivor_milo: survivor,
};

export const MARKER_ART: Readonly<Record<MarkerKind, string>> = {
  car,
  helicopter,
  generator,
  cabin,
  tower,
  helipad,
};
