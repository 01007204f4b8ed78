// A text as a QR code (ISO/IEC 18004), bytes at the lowest level of error correction: links that must not reach the server
// are drawn here. Pure.

export interface QrCode {
  /** Modules a side. */
  readonly size: number;
  readonly isDark: (x: number, y: number) => boolean;
}

/** By version from 1: codewords of error correction in a block, and how many blocks there are. */
const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
] as const;
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
  19, 19, 20, 21, 22, 24, 25,
] as const;
const MAX_VERSION = 40;
/** How the level of error correction is written into the code. */
const LEVEL = 1;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code of a text; nothing if it is too long for any. A mask is chosen unless one is given. */
export function qrCode(text: string, mask?: number): QrCode | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const words = withCorrection(dataWords(bytes, version), version);
  const masks = mask === undefined ? MASKS.map((_, i) => i) : [mask];
  const drawn = masks.map((one) => new Drawing(version, words, one));
  const [first, ...rest] = drawn;
  if (first === undefined) return null;
  return rest.reduce((best, one) => (one.penalty() < best.penalty() ? one : best), first);
}

/** Where the dark modules are, as the outline of a drawing whose unit is a module. */
export function qrPath({ size, isDark }: QrCode): string {
  const parts: string[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if (isDark(x, y)) parts.push(`M${x} ${y}h1v1h-1z`);
  return parts.join('');
}

/** All codewords of a version: what the patterns leave free. */
function rawWords(version: number): number {
  let bits = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const n = Math.floor(version / 7) + 2;
    bits -= (25 * n - 10) * n - 55;
    if (version >= 7) bits -= 36;
  }
  return Math.floor(bits / 8);
}

const blocksOf = (version: number): number => BLOCKS[version - 1] ?? 1;
const correctionOf = (version: number): number => CORRECTION[version - 1] ?? 7;
const roomOf = (version: number): number => rawWords(version) - correctionOf(version) * blocksOf(version);

/** Bits that say how many bytes follow. */
const countBits = (version: number): number => (version < 10 ? 8 : 16);

function versionFor(bytes: number): number | null {
  for (let version = 1; version <= MAX_VERSION; version += 1)
    if (4 + countBits(version) + 8 * bytes <= 8 * roomOf(version)) return version;
  return null;
}

function dataWords(bytes: Uint8Array, version: number): readonly number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >>> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, countBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = 8 * roomOf(version);
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    words.push(bits.slice(i, i + 8).reduce((word, bit) => (word << 1) | bit, 0));
  return words;
}

/** Multiplies in the field of 256 elements that the code calculates in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

function divisorOf(degree: number): readonly number[] {
  const result: number[] = Array.from({ length: degree }, (_, i) => (i === degree - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) result[j] = times(result[j] ?? 0, root) ^ (result[j + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

function remainderOf(data: readonly number[], divisor: readonly number[]): readonly number[] {
  const result = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (result.shift() ?? 0);
    result.push(0);
    for (const [i, coefficient] of divisor.entries())
      result[i] = (result[i] ?? 0) ^ times(coefficient, factor);
  }
  return result;
}

/** The words in blocks, each with its correction, woven into one another. */
function withCorrection(data: readonly number[], version: number): readonly number[] {
  const [n, degree, raw] = [blocksOf(version), correctionOf(version), rawWords(version)];
  const short = n - (raw % n);
  const length = Math.floor(raw / n) - degree;
  const divisor = divisorOf(degree);
  let at = 0;
  const blocks = Array.from({ length: n }, (_, i) => {
    const own = data.slice(at, at + length + (i < short ? 0 : 1));
    at += own.length;
    return { own, correction: remainderOf(own, divisor) };
  });
  const woven: number[] = [];
  for (let i = 0; i <= length; i += 1)
    for (const { own } of blocks) {
      const word = own[i];
      if (word !== undefined) woven.push(word);
    }
  for (let i = 0; i < degree; i += 1) for (const { correction } of blocks) woven.push(correction[i] ?? 0);
  return woven;
}

/** Remainder of a value by a generator, for the bits that say format and version. */
function checked(value: number, length: number, generator: number): number {
  const top = 31 - Math.clz32(generator);
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); rest !== 0 && bit >= top; bit = 31 - Math.clz32(rest))
    rest ^= generator << (bit - top);
  return (value << length) | rest;
}

class Drawing implements QrCode {
  readonly size: number;
  readonly #dark: boolean[];
  /** Patterns, which no data may touch. */
  readonly #fixed: boolean[];

  constructor(version: number, words: readonly number[], mask: number) {
    this.size = 17 + 4 * version;
    this.#dark = Array.from({ length: this.size ** 2 }, () => false);
    this.#fixed = [...this.#dark];
    this.#patterns(version);
    this.#format(mask);
    this.#data(words, mask);
  }

  isDark = (x: number, y: number): boolean => this.#dark[y * this.size + x] === true;

  #put(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.#dark[y * this.size + x] = isDark;
    this.#fixed[y * this.size + x] = true;
  }

  #patterns(version: number): void {
    const far = this.size - 7;
    for (let i = 0; i < this.size; i += 1) {
      this.#put(6, i, i % 2 === 0);
      this.#put(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [far + 3, 3],
      [3, far + 3],
    ] as const)
      for (let dy = -4; dy <= 4; dy += 1)
        for (let dx = -4; dx <= 4; dx += 1) {
          const ring = Math.max(Math.abs(dx), Math.abs(dy));
          this.#put(x + dx, y + dy, ring !== 2 && ring !== 4);
        }
    const spots = alignmentOf(version);
    const last = spots.at(-1);
    for (const y of spots)
      for (const x of spots) {
        const isCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
        if (isCorner) continue;
        for (let dy = -2; dy <= 2; dy += 1)
          for (let dx = -2; dx <= 2; dx += 1)
            this.#put(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    if (version < 7) return;
    const bits = checked(version, 12, 0x1f25);
    for (let i = 0; i < 18; i += 1) {
      const isDark = ((bits >>> i) & 1) === 1;
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.#put(a, b, isDark);
      this.#put(b, a, isDark);
    }
  }

  #format(mask: number): void {
    const bits = checked((LEVEL << 3) | mask, 10, 0x537) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
    const { size } = this;
    for (let i = 0; i <= 5; i += 1) this.#put(8, i, bit(i));
    this.#put(8, 7, bit(6));
    this.#put(8, 8, bit(7));
    this.#put(7, 8, bit(8));
    for (let i = 9; i < 15; i += 1) this.#put(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i += 1) this.#put(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i += 1) this.#put(8, size - 15 + i, bit(i));
    this.#put(8, size - 8, true);
  }

  /** Two columns at a time from the right, up and down, around the patterns. */
  #data(words: readonly number[], mask: number): void {
    const { size } = this;
    const isMasked = MASKS[mask] ?? (() => false);
    let at = 0;
    for (let right = size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const isUp = ((right + 1) & 2) === 0;
      for (let step = 0; step < size; step += 1)
        for (const x of [right, right - 1]) {
          const y = isUp ? size - 1 - step : step;
          if (this.#fixed[y * size + x] === true) continue;
          const bit = ((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
          this.#dark[y * size + x] = (bit === 1) !== isMasked(x, y);
          at += 1;
        }
    }
  }

  /** How badly it reads: long runs, blocks of one shade, and too much of one of them. */
  penalty(): number {
    const { size } = this;
    let [sum, dark] = [0, 0];
    for (let a = 0; a < size; a += 1) {
      let [runX, runY] = [0, 0];
      for (let b = 0; b < size; b += 1) {
        runX = b > 0 && this.isDark(b, a) === this.isDark(b - 1, a) ? runX + 1 : 1;
        runY = b > 0 && this.isDark(a, b) === this.isDark(a, b - 1) ? runY + 1 : 1;
        for (const run of [runX, runY]) sum += run === 5 ? 3 : run > 5 ? 1 : 0;
        if (this.isDark(a, b)) dark += 1;
        if (a === 0 || b === 0) continue;
        const shade = this.isDark(a, b);
        const isBlock =
          shade === this.isDark(a - 1, b) &&
          shade === this.isDark(a, b - 1) &&
          shade === this.isDark(a - 1, b - 1);
        if (isBlock) sum += 3;
      }
    }
    const share = (100 * dark) / size ** 2;
    return sum + 10 * Math.floor(Math.abs(share - 50) / 5);
  }
}

function alignmentOf(version: number): readonly number[] {
  if (version === 1) return [];
  const n = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + n * 3 + 5) / (n * 4 - 4)) * 2;
  const far = version * 4 + 10;
  const spots = Array.from({ length: n - 1 }, (_, i) => far - i * step);
  return [6, ...spots.toReversed()];
}
