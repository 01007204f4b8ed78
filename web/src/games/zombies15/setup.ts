// Zombies 15' before it starts: scenarios by the picture of their town, Heroes by their figures, files with a preview.

import template from '../../../../crates/games/zombies15/content/template.toml?raw';
import { GLYPHS } from '../../stage/glyphs';
import type { Pen, Picture } from '../../stage/pen';
import { ZOMBIES } from '../../stage/zombies';
import type { GameSetup, PictureCard, Preview } from '../setup';
import { has, t } from '../../text/fluent';
import { houseOf } from '../../text/help';
import { figureOf, HERO_IDS } from './heroes';
import { TILE } from './layout';
import { type ScenarioSketch, sketchOf } from './scenarioText';
import { paintTile } from './town';
import './inks.css';

/** The scenarios of the campaign, in their order. */
const SCENARIOS: readonly string[] = Object.entries(
  import.meta.glob<string>('../../../../crates/games/zombies15/content/scenarios/*.toml', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([, text]) => text);

/** A town from above, with where it begins and where it ends. */
function townPicture({ lots, starts, exits }: ScenarioSketch): Picture {
  const left = Math.min(...lots.map(({ x }) => x));
  const top = Math.min(...lots.map(({ y }) => y));
  const width = Math.max(...lots.map(({ x }) => x)) + 1 - left;
  const height = Math.max(...lots.map(({ y }) => y)) + 1 - top;
  const mark = (pen: Pen, side: string, colour: string, glyph: string): void => {
    const lot = lots.find((one) => one.side === side);
    if (lot === undefined) return;
    const [x, y] = [(lot.x - left + 0.5) * TILE, (lot.y - top + 0.5) * TILE];
    pen.disc(x, y, 34, colour, 6);
    pen.at(x - 23, y - 23, () => pen.fill(glyph, '--map-ink'), 46 / 512);
  };
  return {
    width: width * TILE,
    height: height * TILE,
    inks: 'town-inks',
    paint(pen) {
      for (const lot of lots)
        pen.at((lot.x - left) * TILE, (lot.y - top) * TILE, () => {
          pen.to.beginPath();
          pen.to.rect(-0.4, -4, TILE + 0.8, TILE + 4.4);
          pen.to.clip();
          paintTile(pen, lot, false);
        });
      for (const side of starts) mark(pen, side, '--lamp', GLYPHS.boot);
      for (const side of exits) mark(pen, side, '--human-fill', GLYPHS.flag);
    },
  };
}

function scenarioCards(): readonly PictureCard[] {
  return SCENARIOS.map((text, i): PictureCard => {
    const number = i + 1;
    const sketch = sketchOf(text);
    const level = sketch?.level === null || sketch === null ? null : `zombies15-level-${sketch.level}`;
    return {
      id: String(number),
      title: t('zombies15-scenario-numbered', { number, name: t(`zombies15-scenario-${number}`) }),
      ...(level !== null && has(level) ? { tag: t(level) } : {}),
      ...(sketch === null ? {} : { picture: townPicture(sketch) }),
      story: [
        t(`zombies15-story-${number}`),
        t(`zombies15-story-${number}.rules`),
        houseOf(`zombies15-scenario-${number}`) ?? '',
      ].filter((line) => line !== ''),
    };
  });
}

function preview(key: string, text: string): Preview | null {
  if (key !== 'scenario_text') return null;
  const sketch = sketchOf(text === '' ? template : text);
  return sketch === null ? null : { title: sketch.name, picture: townPicture(sketch) };
}

const words = (value: string): readonly string[] => value.split(',').map((word) => word.trim());

export function setup(): GameSetup {
  return {
    modeFigures: (mode) => {
      const [first, second] = [figureOf('dex'), figureOf('severity')];
      if (mode === 'campaign') return [first, second, figureOf('josh'), figureOf('vance')];
      if (mode === 'quick') return [figureOf('snow')];
      return mode === 'custom' ? [figureOf('hazel'), ...ZOMBIES.slice(0, 1)] : [first, second];
    },
    pictures: [
      {
        key: 'scenario',
        legend: t('zombies15-option-scenario'),
        size: 'map',
        cards: scenarioCards(),
        idOf: (value) => value,
        valueOf: (id) => id,
      },
      {
        key: 'heroes',
        legend: t('zombies15-setup-hero'),
        help: t('zombies15-setup-hero-help'),
        size: 'figure',
        cards: [
          { id: 'random', title: t('ui-random') },
          ...HERO_IDS.map((hero): PictureCard => ({
            id: hero,
            title: t(`zombies15-hero-${hero}`),
            figure: figureOf(hero),
            story: [t(`zombies15-hero-${hero}.strength`), t(`zombies15-hero-${hero}.weakness`)],
          })),
        ],
        idOf: (value) => words(value)[0] ?? 'random',
        // Nobody can be played twice.
        valueOf: (id, before) =>
          [
            id,
            ...words(before)
              .slice(1)
              .map((word) => (word === id ? 'random' : word)),
          ].join(', '),
      },
    ],
    preview,
    lead: ['progress', 'difficulty', 'soundtrack', 'growl_seconds', 'speed'],
    groups: [
      { id: 'people', keys: ['heroes', 'first'] },
      {
        id: 'course',
        keys: ['quick_tiles', 'quick_bags', 'quick_keys', 'quick_alarms', 'quick_search', 'event_values'],
      },
      { id: 'time', keys: ['pause', 'action_ms', 'growl_waits_for_action', 'finish_open_action'] },
    ],
  };
}
