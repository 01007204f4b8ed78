// How fast what happens is told. Pure.

export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export const SPEEDS: readonly Speed[] = ['off', 'fast', 'normal', 'slow'];

const FACTORS: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.5 };

export function factorOf(speed: Speed): number {
  return FACTORS[speed];
}
