// Tiny Epic Zombies before it starts: modes and characters by their figures, the rest by what it is about.

import type { GameSetup, PictureCard } from '../setup';
import { t } from '../../text/fluent';
import { characterFigure, CHARACTERS } from './characters';
import { shamblerIn } from './shamblers';

const DEAL = 'deal';

const words = (value: string): readonly string[] => value.split(',').map((word) => word.trim());

export function setup(): GameSetup {
  const [first, second, third] = [
    characterFigure('mechanic'),
    characterFigure('popstar'),
    characterFigure('photographer'),
  ];
  const horde = shamblerIn(1);
  return {
    modeFigures: (mode) => {
      switch (mode) {
        case 'solo':
          return [first];
        case 'cooperative-vs-zombie':
          return [first, second, horde];
        case 'competitive':
          return [first, third, second];
        case 'competitive-vs-zombie':
          return [first, third, second, horde];
        default:
          return [first, second];
      }
    },
    pictures: [
      {
        key: 'characters',
        legend: t('tez-setup-character'),
        help: t('tez-setup-character-help'),
        size: 'figure',
        cards: [
          { id: DEAL, title: t('tez-setup-deal') },
          ...CHARACTERS.map((character): PictureCard => ({
            id: character,
            title: t(`tiny-epic-zombies-character-${character}`),
            figure: characterFigure(character),
          })),
        ],
        idOf: (value) => words(value)[0] ?? DEAL,
        valueOf: (id, before) =>
          id === DEAL
            ? DEAL
            : [
                id,
                ...words(before)
                  .slice(1)
                  .filter((word) => word !== id),
              ].join(','),
      },
    ],
    lead: ['difficulty', 'zombie_seat'],
    groups: [
      {
        id: 'people',
        keys: ['characters', 'zombie_card', 'first_player'],
      },
      { id: 'course', keys: ['objectives', 'layout', 'cure_order', 'two_human_tokens'] },
    ],
  };
}
