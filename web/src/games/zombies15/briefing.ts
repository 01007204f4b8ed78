// Told before the soundtrack begins: whom one plays, what wins, what loses.

import { has, list, say, t } from '../../text/fluent';
import type { Briefing, Play } from '../module';
import { figureOf } from './heroes';
import { heroName, type Z15Play } from './model';

export function briefing(shell: Play): Briefing | null {
  const play = shell as Z15Play;
  const { view } = play;
  const own = view.heroes.filter(({ seat }) => seat === play.seat);
  if (own.length === 0) return null;
  const only = own.length === 1 ? own[0] : undefined;
  const story = say(view.story);
  const rules = `${view.story.key}.rules`;
  return {
    title: t('z15-briefing-you', { who: list(own.map(({ hero }) => heroName(hero))) }),
    side: 'human',
    figures: own.map(({ hero }) => figureOf(hero)),
    about:
      only === undefined
        ? [t('z15-briefing-crew')]
        : // The first nights everybody is alike.
          only.abilities.length === 0
          ? []
          : [t(`zombies15-hero-${only.hero}.strength`), t(`zombies15-hero-${only.hero}.weakness`)],
    ...(story === '' ? {} : { story }),
    todo: [
      ...view.goals.map(({ text }) => say(text)),
      t('z15-briefing-turn'),
      ...(has(rules) ? [t(rules)] : []),
    ],
    ends: [
      t('z15-briefing-time'),
      t('z15-briefing-down'),
      ...(view.breach === undefined ? [] : [t('z15-briefing-breach', { n: view.breach })]),
    ],
  };
}
