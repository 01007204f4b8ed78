// The campaign "Fifteen Sirens" as pictures: its scenarios by their towns, its crew by their figures and what they carry.

import { has, t } from '../../text/fluent';
import type { CampaignKit, Crew, CrewMember, Thing } from '../campaign';
import { cardArt, tokenArt, tokenTag } from './art';
import { figureOf, HERO_IDS } from './heroes';
import { setup } from './setup';
import type { HeroId, Token } from './types';

const BAGS: readonly string[] = ['bag1', 'bag2', 'bag3'];

/**
 * A crew from the line that its next table takes, such as `4 | josh w1=recurve_bow:5 bag2 dog | will starting`: the
 * scenario, then every Hero with what is carried. What is not understood is left out; the server reads it anyway.
 */
export function crewOf(options: Readonly<Record<string, string>>): Crew | null {
  const [first = '', ...heroes] = (options['progress'] ?? '').split('|').map((part) => part.trim());
  const next = /^\d{1,2}$/.test(first) ? Number(first) : null;
  if (next === null) return null;
  return { next, members: heroes.flatMap((part) => memberOf(part.split(/\s+/))) };
}

function memberOf([name = '', ...words]: readonly string[]): readonly CrewMember[] {
  const hero = HERO_IDS.find((id): id is HeroId => id === name);
  if (hero === undefined) return [];
  const bags = words.filter((word) => BAGS.includes(word)).map((word) => bag(word as Token));
  const things = words.flatMap((word): readonly Thing[] => {
    if (BAGS.includes(word) || word === 'starting') return [];
    const [, card = word, uses] = /^(?:[a-z]\d?=)?([a-z_0-9]+?)(?::(\d+))?\*?$/.exec(word) ?? [];
    return has(`zombies15-card-${card}`) ? [thing(card, uses)] : [];
  });
  const member = { id: hero, name: t(`zombies15-hero-${hero}`), figure: figureOf(hero), bags, things };
  return [things.length === 0 ? { ...member, note: t('z15-campaign-starting') } : member];
}

function bag(token: Token): Thing {
  return { icon: tokenArt(token), label: t(`zombies15-token-${token}`), tag: tokenTag(token) };
}

function thing(card: string, uses: string | undefined): Thing {
  const label = t(`zombies15-card-${card}`);
  return { icon: cardArt(card), label, ...(uses === undefined ? {} : { tag: uses }) };
}

export function campaign(): CampaignKit {
  const parts = setup().pictures.find(({ key }) => key === 'scenario')?.cards ?? [];
  return { name: t('z15-campaign-name'), parts, crewOf, fresh: { mode: 'campaign' } };
}
