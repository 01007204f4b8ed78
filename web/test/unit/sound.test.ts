// Which clip sounds when: names, buses and the place in the music.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ClipList, isInStep, loopAt, loopOf } from '../../src/sound/music';
import { busOf, clipsOf, COMMON, type Sound, sirenOf } from '../../src/sound/sounds';

const LIST: ClipList = {
  clips: {},
  loop_ms: 15_000,
  pad_ms: 250,
  stages_ms: [0, 210_000, 420_000, 600_000, 720_000, 840_000],
};

/** Every sound has a caption, so the captions list them all. */
const captions = readFileSync(new URL('../../../locales/en/sound.ftl', import.meta.url), 'utf8');
const SOUNDS = [...captions.matchAll(/^sound-caption-(\S+) =/gm)].map((match) => match[1] as Sound);

describe('sounds', () => {
  it('are all made by the server', () => {
    const made = readFileSync(new URL('../../../crates/sound/src/clip.rs', import.meta.url), 'utf8');
    expect(SOUNDS.length).toBeGreaterThan(20);
    for (const sound of SOUNDS) {
      for (const clip of clipsOf(sound)) expect(made).toContain(`("${clip}", Sound::`);
    }
    for (const sound of COMMON) expect(SOUNDS).toContain(sound);
  });

  it('have a volume each', () => {
    expect([busOf('growl'), busOf('siren-2'), busOf('dice')]).toEqual(['zombies', 'zombies', 'effects']);
    expect([0, 1, 2, 3, 4, 9].map(sirenOf)).toEqual([
      'siren-1',
      'siren-1',
      'siren-2',
      'siren-3',
      'siren-4',
      'siren-4',
    ]);
  });
});

describe('music', () => {
  it('is found at any moment of the soundtrack', () => {
    expect(loopAt(LIST, 0)).toEqual({ clip: 'bed-1', offset: 0.25, loopStart: 0.25, loopEnd: 15.25 });
    expect(loopAt(LIST, 209_000)).toMatchObject({ clip: 'bed-1', offset: 14.25 });
    expect(loopAt(LIST, 210_000)).toMatchObject({ clip: 'bed-2', offset: 0.25 });
    expect(loopAt(LIST, 899_000)).toMatchObject({ clip: 'bed-6', offset: 14.25 });
    expect(loopAt(LIST, -5)).toMatchObject({ clip: 'bed-1', offset: 0.25 });
  });

  it('goes round by itself where there is no soundtrack', () => {
    const made = readFileSync(new URL('../../../crates/sound/src/clip.rs', import.meta.url), 'utf8');
    for (const game of ['cliche', 'tiny-epic-zombies', 'zombie-mall']) {
      const tune = `tune-${game}`;
      expect(made).toContain(`("${tune}", Sound::`);
      const list = { ...LIST, clips: { [tune]: '/x.wav' } };
      expect(loopOf(list, { tune })).toEqual({ clip: tune, offset: 0.25, loopStart: 0.25, loopEnd: 15.25 });
    }
    expect(loopOf(LIST, { tune: 'tune-zombies15' })).toBeNull();
  });

  it('starts anew when it is out of step, paused elsewhere or at another speed', () => {
    const started = { clip: 'bed-1', trackMs: 10_000, speed: 50, at: 3 };
    const place = (trackMs: number, speed = 50) => ({ trackMs, speed, running: true });
    expect(isInStep(started, place(12_000), 'bed-1', 7)).toBe(true);
    expect(isInStep(started, place(12_100), 'bed-1', 7)).toBe(true);
    expect(isInStep(started, place(12_300), 'bed-1', 7)).toBe(false);
    expect(isInStep(started, place(12_000, 100), 'bed-1', 7)).toBe(false);
    expect(isInStep(started, place(12_000), 'bed-2', 7)).toBe(false);
  });
});
