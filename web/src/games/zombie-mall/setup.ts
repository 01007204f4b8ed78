// Zombie Mall before it starts: malls by their picture, a file with a preview, the rest by what it is about.

import type { GameSetup, Preview } from '../setup';
import type { Picture } from '../../stage/pen';
import { personOf } from '../../stage/people';
import { ZOMBIES } from '../../stage/zombies';
import { t } from '../../text/fluent';
import { MALLS, sketchOf } from './mallText';
import { planOf, TILE } from './plan';
import { TilePictures } from './tiles';
import type { MallView } from './types';
import './inks.css';

const RANDOM = 'random';
const OWN = 'own';
/** What the generator makes for the card with the die: as large as the average mall. */
const RANDOM_SIZE = '4x6';
const SEEDS = 1_000_000;
const GENERATED = /^\d+x\d+#\d+$/;

function mallPicture(mall: MallView): Picture {
  return {
    width: mall.cols * TILE,
    height: mall.rows * TILE,
    inks: 'mall-inks',
    paint(pen, scale) {
      const pictures = new TilePictures();
      const plan = planOf(mall);
      mall.tiles.forEach((_, tile) => {
        const [x, y] = [(tile % mall.cols) * TILE, Math.floor(tile / mall.cols) * TILE];
        pen.to.drawImage(pictures.picture(plan, tile, scale, pen.inks), x, y, TILE, TILE);
      });
    },
  };
}

function preview(key: string, text: string): Preview | null {
  if (key !== 'mall' || text === '') return null;
  const mall = sketchOf(text);
  if (mall === null) return null;
  return {
    title: mall.id,
    note: t('zm-setup-tiles', { n: mall.tiles.length }),
    picture: mallPicture(mall),
  };
}

export function setup(): GameSetup {
  const [first, second, third] = [personOf(0), personOf(1), personOf(2)];
  return {
    modeFigures: (mode) =>
      mode === 'coop' ? [first, second, third] : [first, ...ZOMBIES.slice(0, 1), third],
    pictures: [
      {
        key: 'mall',
        legend: t('zombie-mall-option-mall'),
        size: 'map',
        cards: [
          ...MALLS.map((mall) => ({
            id: mall.id,
            title: t(`zm-setup-mall-${mall.id}`),
            tag: t('zm-setup-tiles', { n: mall.tiles.length }),
            picture: mallPicture(mall),
          })),
          { id: RANDOM, title: t('zm-setup-mall-random'), story: [t('zm-setup-mall-random-help')] },
          { id: OWN, title: t('zm-setup-mall-own') },
        ],
        idOf: (value) =>
          MALLS.some(({ id }) => id === value) ? value : GENERATED.test(value) ? RANDOM : OWN,
        valueOf: (id, before) => {
          if (id === RANDOM)
            return GENERATED.test(before) ? before : `${RANDOM_SIZE}#${Math.floor(Math.random() * SEEDS)}`;
          // Nothing is sent until there is a file.
          return id === OWN ? '' : id;
        },
        ownCard: OWN,
      },
    ],
    preview,
    lead: ['scenario'],
    groups: [
      {
        id: 'course',
        keys: ['loot_tokens', 'objective_tokens', 'needed_keys', 'zombie_cap', 'token_placement'],
      },
      { id: 'comfort', keys: ['auto_choices', 'north'] },
      { id: 'secrets', keys: ['open_hands', 'open_piles'] },
    ],
  };
}
