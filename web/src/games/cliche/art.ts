// Which picture stands for what.

import car from 'virtual:icon/city-car';
import shotgun from 'virtual:icon/sawed-off-shotgun';
import medkit from 'virtual:icon/first-aid-kit';
import engine from 'virtual:icon/gears';
import scrap from 'virtual:icon/hexagonal-nut';
import motorcycle from 'virtual:icon/scooter';
import tire from 'virtual:icon/car-wheel';
import type { Card } from './types';

export const CARD_ART: Readonly<Record<Card, string>> = { scrap, engine, tire, medkit, shotgun };
export const VEHICLE_ART = { car, motorcycle } as const;
