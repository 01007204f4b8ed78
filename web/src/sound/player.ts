// Plays clips and music. Silent until the player has touched the page, and never the only carrier of anything: whatever
// is heard here is also shown.

import { settings } from '../ui/settings.svelte';
import { captionFor } from './captions.svelte';
import { clipList, loadClip, readyClip } from './clips';
import {
  type ClipList,
  isInStep,
  type Loop,
  loopAt,
  loopOf,
  type Place,
  type Started,
  type Tune,
} from './music';
import { type Bus, busOf, clipsOf, COMMON, type Sound } from './sounds';

/** Dice rattle at most this often; eight players roll at once. */
const DICE_GAP_S = 0.09;
/** A clip that arrives later than this after its moment is not played any more. */
const LATE_S = 0.4;
/** Music comes and goes within this time. */
const FADE_S = 0.35;

interface Mixer {
  readonly context: AudioContext;
  readonly buses: Readonly<Record<Bus, GainNode>>;
}

interface Music {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
  readonly started: Started;
}

const NOTHING = (): void => undefined;

let mixer: Mixer | null = null;
let list: ClipList | null = null;
let music: Music | null = null;
let lastDice = 0;
let isListening = false;

/** Browsers let a page sound only after a gesture: the first one opens the tap. */
export function listenForGesture(): void {
  if (isListening) return;
  isListening = true;
  const open = (): void => {
    mixer ??= build();
    // Without a line there is no sound yet; the next gesture asks again.
    if (list === null) fetchCommon(mixer.context).catch(NOTHING);
    if (mixer.context.state !== 'running') void mixer.context.resume();
  };
  // Not only once: a phone that was locked needs another one.
  addEventListener('pointerdown', open);
  addEventListener('keydown', open);
}

function build(): Mixer {
  const context = new AudioContext();
  const bus = (): GainNode => {
    const gain = context.createGain();
    gain.connect(context.destination);
    return gain;
  };
  return { context, buses: { music: bus(), zombies: bus(), effects: bus() } };
}

async function fetchCommon(context: AudioContext): Promise<void> {
  list = await clipList();
  for (const sound of COMMON) for (const clip of clipsOf(sound)) await loadClip(context, clip);
}

/** Brings the volumes up to date. They are squared, as the ear hears. */
function mix({ context, buses }: Mixer): void {
  const { muted, music: musicPercent, ambience, volume } = settings();
  const set = (bus: Bus, percent: number): void => {
    buses[bus].gain.setTargetAtTime(muted ? 0 : (percent / 100) ** 2, context.currentTime, 0.03);
  };
  set('music', musicPercent);
  set('zombies', ambience);
  set('effects', volume);
}

/** Plays a sound now, or in a while; what is returned takes it back. */
export function play(sound: Sound, inMs = 0): () => void {
  const bus = busOf(sound);
  const telling = setTimeout(() => captionFor(sound), inMs);
  const untell = (): void => clearTimeout(telling);
  if (mixer === null || mixer.context.state !== 'running') return untell;
  mix(mixer);
  const { context } = mixer;
  const at = context.currentTime + inMs / 1000;
  if (sound === 'dice') {
    if (at - lastDice < DICE_GAP_S) return NOTHING;
    lastDice = at;
  }
  const names = clipsOf(sound);
  const name = names[Math.floor(Math.random() * names.length)] ?? sound;
  const out = mixer.buses[bus];
  let source: AudioBufferSourceNode | null = null;
  let isOff = false;
  const begin = (clip: AudioBuffer): void => {
    if (isOff || context.currentTime > at + LATE_S) return;
    source = context.createBufferSource();
    source.buffer = clip;
    source.connect(out);
    source.start(Math.max(at, context.currentTime));
  };
  const here = readyClip(name);
  if (here === undefined) loadClip(context, name).then(begin, NOTHING);
  else begin(here);
  return () => {
    untell();
    isOff = true;
    source?.stop();
  };
}

/** Keeps the music where the soundtrack is. Called often; does something only when it has to. */
export function follow(place: Place | null): void {
  if (mixer === null || mixer.context.state !== 'running' || list === null) return;
  mix(mixer);
  const isSilent = settings().muted || settings().music === 0;
  if (place === null || !place.running || isSilent) {
    stopMusic();
    return;
  }
  const loop = loopAt(list, place.trackMs);
  const { context } = mixer;
  if (music !== null && isInStep(music.started, place, loop.clip, context.currentTime)) return;
  const here = readyClip(loop.clip);
  if (here === undefined) {
    // It arrives at a later moment of the soundtrack, so the next call finds it and its place anew.
    void loadClip(context, loop.clip).catch(NOTHING);
    return;
  }
  start(mixer, here, loop, place);
}

/** Plays the music of a game without a soundtrack, round and round. Called often, as `follow` is. */
export function loopTune(tune: Tune): void {
  if (mixer === null || mixer.context.state !== 'running' || list === null) return;
  mix(mixer);
  const loop = loopOf(list, tune);
  if (loop === null || settings().muted || settings().music === 0) {
    stopMusic();
    return;
  }
  if (music?.started.clip === loop.clip) return;
  const here = readyClip(loop.clip);
  if (here === undefined) {
    void loadClip(mixer.context, loop.clip).catch(NOTHING);
    return;
  }
  captionFor('music');
  start(mixer, here, loop, { trackMs: 0, speed: 100 });
}

function start(
  { context, buses }: Mixer,
  here: AudioBuffer,
  loop: Loop,
  place: Pick<Place, 'trackMs' | 'speed'>,
): void {
  stopMusic();
  const source = context.createBufferSource();
  source.buffer = here;
  source.loop = true;
  source.loopStart = loop.loopStart;
  source.loopEnd = loop.loopEnd;
  source.playbackRate.value = place.speed / 100;
  const gain = context.createGain();
  const now = context.currentTime;
  gain.gain.setValueAtTime(0, now);
  gain.gain.linearRampToValueAtTime(1, now + FADE_S);
  source.connect(gain).connect(buses.music);
  source.start(now, loop.offset);
  music = {
    source,
    gain,
    started: { clip: loop.clip, trackMs: place.trackMs, speed: place.speed, at: now },
  };
}

function stopMusic(): void {
  if (music === null || mixer === null) return;
  const { currentTime } = mixer.context;
  music.gain.gain.cancelScheduledValues(currentTime);
  music.gain.gain.setTargetAtTime(0, currentTime, FADE_S / 4);
  music.source.stop(currentTime + FADE_S);
  music = null;
}
