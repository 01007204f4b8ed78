// What the Tiny Epic Zombies board says of a table: where things are, and what its readings make of the help texts.

import { beforeAll, describe, expect, it } from 'vitest';
import { abilityHelp } from '../../src/games/tiny-epic-zombies/model';
import type { ObjectiveView, View } from '../../src/games/tiny-epic-zombies/types';
import { details, survivors } from '../../src/games/tiny-epic-zombies/words';
import { loadTexts } from '../../src/text/fluent';

const OPTIONS = { mode: 'cooperative', deliver_anywhere: false, motorcycle_adds: false };

/** As much of a view as the words need. */
function view(part: object): View {
  return {
    options: OPTIONS,
    survivors: 2,
    stores: [{ slot: 'S', side: 'crafts_and_colors', rooms: [{ room: 'S.1', gear: 1 }] }],
    courtyard: [{ room: 'C.n', gear: 0 }],
    humans: [
      { human: 0, character: 'greaser', survivors: 0 },
      { human: 1, character: 'fry_cook', survivors: 0 },
    ],
    tokens: [],
    posts: [],
    ...part,
  } as unknown as View;
}

function objective(part: object): ObjectiveView {
  const nothing = { symbols: [], letters: [], blocked: [], real: [], sources: [], progress: [0], gear: 0 };
  return { ...nothing, ...part } as unknown as ObjectiveView;
}

beforeAll(() => loadTexts('tiny-epic-zombies'));

describe('what an objective says', () => {
  const helicopter = objective({ objective: 'helicopter', gear: 1 });
  const part = (place: object) => view({ tokens: [{ token: 'part', place }] });

  it('knows where the part is', () => {
    expect(details(part({ room: 'S.1' }), helicopter)).toContain('The part lies on gear 1');
    expect(details(part({ human: 1 }), helicopter)).toContain('Fry Cook carries the part');
    expect(details(part({ room: 'C.n' }), helicopter)).toContain(
      "The part lies in the Courtyard's north side",
    );
  });

  it('tells the blocked exits from the real one', () => {
    const blocked = [{ symbol: 'door' }, { number: 1 }];
    const so = objective({ objective: 'escape', blocked, real: [{ symbol: 'vase' }] });
    expect(details(view({}), so)).toContain('Blocked: door, number 1');
    expect(details(view({}), so)).toContain('Known of the way out: vase');
    const known = objective({ objective: 'escape', blocked, real: [{ symbol: 'vase' }], exit: 'S.1' });
    expect(details(view({}), known)).toContain('The way out: Crafts & Colors, room 1');
    expect(details(view({}), known).join()).not.toContain('vase');
  });

  it('names everybody’s own next letter in a competition', () => {
    const letters = ['A', 'B', 'C', 'D'];
    const alone = view({ options: { ...OPTIONS, mode: 'competitive' } });
    const lines = details(alone, objective({ objective: 'cure', letters, progress: [2, 4] }));
    expect(lines).toContain('Next letter for Greaser: C');
    expect(lines.join()).not.toContain('Fry Cook');
  });

  it('follows the readings of the table', () => {
    const any = view({ options: { ...OPTIONS, deliver_anywhere: true, motorcycle_adds: true } });
    expect(details(view({}), helicopter)[0]).toContain('the centre of the Courtyard');
    expect(details(any, helicopter)[0]).not.toContain('centre');
    expect(abilityHelp(view({}), 'motorcycle')).toContain('instead of all that are left');
    expect(abilityHelp(any, 'motorcycle')).toContain('on top of those that are left');
    expect(abilityHelp(any, 'supplies')).not.toContain('centre');
  });
});

describe('survivors', () => {
  it('are the pool, or what the rivals have together', () => {
    expect(survivors(view({}))).toBe(2);
    const humans = [{ survivors: 1 }, { survivors: 2 }];
    expect(survivors(view({ survivors: 0, humans }))).toBe(3);
  });
});
