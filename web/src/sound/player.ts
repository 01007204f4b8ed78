// Makes every sound from oscillators and noise. Silent until the player has touched the page, and never the only
// carrier of anything: whatever is heard here is also shown.

import { settings } from '../ui/settings.svelte';
import { AMBIENT, type Sound } from './sounds';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let lastDice = 0;

/** Dice rattle at most this often; eight players roll at once. */
const DICE_GAP_S = 0.09;

/** Browsers let a page sound only after a gesture: the first one opens the tap. */
export function listenForGesture(): void {
  const open = (): void => {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  };
  addEventListener('pointerdown', open, { once: true });
  addEventListener('keydown', open, { once: true });
}

export function play(sound: Sound): void {
  if (context === null || context.state !== 'running') return;
  const percent = AMBIENT.has(sound) ? settings().ambience : settings().volume;
  if (percent === 0) return;
  const now = context.currentTime;
  if (sound === 'dice') {
    if (now - lastDice < DICE_GAP_S) return;
    lastDice = now;
  }
  const out = context.createGain();
  out.gain.value = (percent / 100) ** 2;
  out.connect(context.destination);
  RECIPES[sound](new Bench(context, out, noiseOf(context), now));
}

function noiseOf(on: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** What a recipe works with: tones and noise bursts, each with its own envelope. */
class Bench {
  constructor(
    private readonly on: AudioContext,
    private readonly out: AudioNode,
    private readonly noise: AudioBuffer,
    private readonly t0: number,
  ) {}

  /** A tone that glides from one pitch to another. */
  tone(type: OscillatorType, from: number, to: number, at: number, length: number, loud: number): void {
    const voice = this.on.createOscillator();
    voice.type = type;
    voice.frequency.setValueAtTime(from, this.t0 + at);
    voice.frequency.exponentialRampToValueAtTime(to, this.t0 + at + length);
    voice.connect(this.#envelope(at, length, loud));
    voice.start(this.t0 + at);
    voice.stop(this.t0 + at + length + 0.05);
  }

  /** Noise through a band, for clatter, gunpowder and breath. */
  burst(frequency: number, sharpness: number, at: number, length: number, loud: number): void {
    const source = this.on.createBufferSource();
    source.buffer = this.noise;
    const band = this.on.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = frequency;
    band.Q.value = sharpness;
    source.connect(band).connect(this.#envelope(at, length, loud));
    source.start(this.t0 + at, Math.random() * 0.5, length + 0.05);
  }

  #envelope(at: number, length: number, loud: number): GainNode {
    const gain = this.on.createGain();
    gain.gain.setValueAtTime(0.0001, this.t0 + at);
    gain.gain.exponentialRampToValueAtTime(loud, this.t0 + at + Math.min(0.02, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, this.t0 + at + length);
    gain.connect(this.out);
    return gain;
  }
}

const RECIPES: Readonly<Record<Sound, (bench: Bench) => void>> = {
  dice: (b) => {
    b.burst(2600 + Math.random() * 900, 3, 0, 0.04, 0.35);
    b.burst(2000 + Math.random() * 700, 3, 0.045, 0.035, 0.2);
  },
  step: (b) => b.tone('triangle', 420, 640, 0, 0.12, 0.4),
  growl: (b) => {
    b.tone('sawtooth', 88, 46, 0, 0.9, 0.35);
    b.tone('sawtooth', 93, 44, 0.02, 0.85, 0.3);
    b.burst(320, 1.5, 0, 0.9, 0.25);
  },
  bite: (b) => {
    b.burst(1400, 0.8, 0, 0.07, 0.9);
    b.burst(700, 0.8, 0.09, 0.12, 0.9);
    b.tone('sawtooth', 150, 40, 0.05, 0.6, 0.5);
  },
  shot: (b) => {
    b.burst(900, 0.4, 0, 0.35, 1);
    b.tone('sine', 160, 35, 0, 0.3, 0.9);
  },
  kill: (b) => {
    b.tone('square', 320, 90, 0, 0.25, 0.2);
    b.burst(500, 1, 0.05, 0.18, 0.4);
  },
  card: (b) => b.burst(3200, 1.2, 0, 0.07, 0.3),
  chime: (b) => {
    b.tone('triangle', 660, 660, 0, 0.22, 0.35);
    b.tone('triangle', 880, 880, 0.11, 0.3, 0.35);
  },
  engine: (b) => {
    b.tone('sawtooth', 42, 130, 0, 1.6, 0.4);
    b.tone('square', 84, 262, 0, 1.6, 0.12);
    [523, 659, 784, 1047].forEach((pitch, i) => b.tone('triangle', pitch, pitch, 0.5 + i * 0.14, 0.5, 0.3));
  },
  lose: (b) => {
    [220, 185, 147, 98].forEach((pitch, i) => b.tone('sawtooth', pitch, pitch * 0.94, i * 0.26, 0.5, 0.25));
  },
  refuse: (b) => b.tone('square', 170, 120, 0, 0.15, 0.18),
};
