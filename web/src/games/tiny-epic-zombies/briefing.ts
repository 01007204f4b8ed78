// Told before the first turn: whom one plays, the goals, and what the mall does to those who dawdle.

import { t } from '../../text/fluent';
import type { Briefing, Play } from '../module';
import { characterFigure } from './characters';
import { humanName, isChoosing, objectiveName, passiveWords, talentWords, type TezPlay } from './model';
import { shamblerIn } from './shamblers';
import { details } from './words';

export function briefing(shell: Play): Briefing | null {
  const play = shell as TezPlay;
  const { view } = play;
  if (play.seat === null || isChoosing(view)) return null;
  const goals = view.objectives.map((it) => {
    const [next] = details(view, it);
    const goal = objectiveName(it.objective);
    return next === undefined ? goal : t('tez-briefing-goal', { goal, next });
  });
  if (view.zombie_seat === play.seat)
    return {
      title: t('tez-role-zombies'),
      side: 'zombie',
      figures: [shamblerIn(1), shamblerIn(2)],
      about: [t('tez-briefing-zombies')],
      todo: [
        t('tez-briefing-zombies-lay'),
        t('tez-briefing-zombies-barricade'),
        t('tez-briefing-zombies-deck'),
      ],
      ends: [t('tez-briefing-zombies-ends', { n: view.objectives.length })],
    };
  const own = view.humans.filter(({ seat }) => seat === play.seat);
  const [first] = own;
  if (first === undefined) return null;
  return {
    title: t('tez-role-human', { who: own.map(({ human }) => humanName(view, human)).join(' + ') }),
    side: 'human',
    figures: own.map(({ character }) => characterFigure(character)),
    about:
      first.character === undefined
        ? []
        : [talentWords(first.character), passiveWords(first.character)].filter((line) => line !== ''),
    todo: [...goals, t('tez-briefing-turn')],
    ends: [
      t('tez-briefing-deck', { n: view.turns_left }),
      t('tez-briefing-deaths', { n: view.survivors }),
      t('tez-briefing-barricade', { n: view.barricade_max }),
    ],
  };
}
