// What pieces do, and what of them is ours.

import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../src/text/fluent';
import { helpOf, hintOf, houseOf } from '../../src/text/help';

describe('what is ours', () => {
  beforeAll(async () => {
    for (const game of ['cliche', 'tiny-epic-zombies', 'zombie-mall', 'zombies15']) await loadTexts(game);
  });

  it('is said of a piece, or else of all of its kind', () => {
    expect(houseOf('cliche-card-tire')).toContain('12 of the 90');
    expect(houseOf('zombie-mall-card-L13')).toContain('This card is ours');
    expect(houseOf('zombies15-card-hand_grenade')).toContain('are ours');
    expect(houseOf('zombies15-hero-josh')).toContain('are ours');
    expect(houseOf('zombies15-scenario-15')).toContain('of ours');
    expect(houseOf('tiny-epic-zombies-character-teacher')).toContain('is ours');
    expect(houseOf('zombies15-tile')).toContain('name of this tile is ours');
    expect(houseOf('zombie-mall-tile')).toContain('This tile is ours');
    expect(houseOf('tiny-epic-zombies-store-te_toys')).toContain('is ours');
    expect(houseOf('tiny-epic-zombies-store-ridge_roast')).toContain('their walls are the published ones');
  });

  it('is not said of what the rulebook gives', () => {
    expect(houseOf('tiny-epic-zombies-card-crowbar')).toBeNull();
    expect(houseOf('zombie-mall-piece')).toBeNull();
    expect(houseOf('tiny-epic-zombies-store-amps')).toBeNull();
  });

  it('stands after the help on hover, and not in it', () => {
    expect(helpOf('cliche-card-tire')).not.toContain('House');
    expect(hintOf('cliche-card-tire')).toBe(`${helpOf('cliche-card-tire')} ${houseOf('cliche-card-tire')}`);
    expect(helpOf('no-such-piece')).toBe('');
  });
});
