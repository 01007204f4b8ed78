// One picture of a finished game, to keep or to send: the board at its end, how it ended, the line that tells it, who was
// there, and where it can be watched.

import { seatMark } from '../board/seats';
import type { Size } from '../stage/camera';
import { inksOf, type Inks } from '../stage/pen';

export interface PosterSeat {
  readonly seat: number;
  readonly name: string;
  readonly won: boolean;
}

export interface Poster {
  readonly game: string;
  readonly result: string;
  readonly story: string | null;
  readonly seats: readonly PosterSeat[];
  readonly link: string;
  readonly app: string;
}

/** The size that places which show links ask for. */
const POSTER: Size = { width: 1200, height: 630 };

/** The board's part of it. */
export const BOARD: Size = { width: 760, height: 630 };

const RIM = 36;

export function drawPoster(canvas: HTMLCanvasElement, poster: Poster, board: CanvasImageSource | null): void {
  [canvas.width, canvas.height] = [POSTER.width, POSTER.height];
  const to = canvas.getContext('2d');
  if (to === null) throw new Error('no canvas');
  const inks = inksOf(document.documentElement);
  to.fillStyle = inks('--paper');
  to.fillRect(0, 0, POSTER.width, POSTER.height);
  to.fillStyle = '#131d1f';
  to.fillRect(0, 0, BOARD.width, BOARD.height);
  if (board !== null) drawFitted(to, board);
  to.fillStyle = inks('--outline');
  to.fillRect(BOARD.width, 0, 6, POSTER.height);

  const left = BOARD.width + 6 + RIM;
  const room = POSTER.width - left - RIM;
  const words = new Column(to, inks, left, RIM, room);
  words.line(poster.app.toUpperCase(), { size: 30, weight: 900, ink: '--zombie', face: '--font-display' });
  words.text(poster.game, { size: 40, weight: 800, ink: '--ink', face: '--font-display', most: 2 });
  words.gap(10);
  words.text(poster.result, { size: 30, weight: 700, ink: '--ink', face: '--font-text', most: 4 });
  if (poster.story !== null) {
    words.gap(8);
    words.text(poster.story, { size: 23, weight: 400, ink: '--ink-soft', face: '--font-text', most: 4 });
  }
  words.gap(14);
  for (const one of poster.seats.slice(0, 8)) {
    if (words.y > POSTER.height - 100) break;
    badge(to, inks, one.seat, left, words.y, 32);
    words.indented(44, one.won ? `${one.name} ★` : one.name, { size: 24, weight: 650, ink: '--ink' });
  }
  const link = new Column(to, inks, left, POSTER.height - RIM - 22, room);
  link.line(poster.link, { size: 20, weight: 400, ink: '--link', face: '--font-text' });
}

/** The whole of it, as large as its place allows. */
function drawFitted(to: CanvasRenderingContext2D, board: CanvasImageSource): void {
  const { width, height } = sizeOf(board);
  const scale = Math.min(BOARD.width / width, BOARD.height / height);
  const [w, h] = [width * scale, height * scale];
  to.drawImage(board, (BOARD.width - w) / 2, (BOARD.height - h) / 2, w, h);
}

function sizeOf(image: CanvasImageSource): Size {
  if (image instanceof HTMLImageElement)
    return { width: image.naturalWidth || image.width, height: image.naturalHeight || image.height };
  if (image instanceof HTMLCanvasElement) return image;
  return BOARD;
}

function badge(
  to: CanvasRenderingContext2D,
  inks: Inks,
  seat: number,
  x: number,
  y: number,
  size: number,
): void {
  const { shape, letter, colour } = seatMark(seat);
  to.save();
  to.translate(x, y);
  to.scale(size / 100, size / 100);
  const path = new Path2D(shape);
  to.fillStyle = inks(colour.replace(/^var\((.*)\)$/, '$1'));
  to.fill(path);
  to.strokeStyle = inks('--on-seat');
  to.lineWidth = 7;
  to.stroke(path);
  to.fillStyle = inks('--on-seat');
  to.font = `900 52px ${inks('--font-display')}`;
  to.textAlign = 'center';
  to.textBaseline = 'middle';
  to.fillText(letter, 50, seat % 8 === 2 ? 66 : 53);
  to.restore();
}

interface Look {
  readonly size: number;
  readonly weight: number;
  readonly ink: string;
  readonly face?: string;
  /** Lines, at most. */
  readonly most?: number;
}

/** Words below each other. */
class Column {
  constructor(
    readonly to: CanvasRenderingContext2D,
    readonly inks: Inks,
    readonly x: number,
    public y: number,
    readonly width: number,
  ) {}

  gap(height: number): void {
    this.y += height;
  }

  line(words: string, look: Look): void {
    this.text(words, { ...look, most: 1 });
  }

  indented(by: number, words: string, look: Look): void {
    this.#take(look);
    this.to.fillText(this.#cut(words, this.width - by), this.x + by, this.y + 4);
    this.y += look.size * 1.6;
  }

  text(words: string, look: Look): void {
    this.#take(look);
    const lines = wrapped(words, (part) => this.to.measureText(part).width <= this.width);
    const most = look.most ?? lines.length;
    for (const [i, line] of lines.slice(0, most).entries()) {
      const isCut = i === most - 1 && lines.length > most;
      this.to.fillText(this.#cut(isCut ? `${line}…` : line, this.width), this.x, this.y);
      this.y += look.size * 1.22;
    }
  }

  #take({ size, weight, ink, face = '--font-text' }: Look): void {
    this.to.font = `${weight} ${size}px ${this.inks(face)}`;
    this.to.fillStyle = this.inks(ink);
    this.to.textAlign = 'left';
    this.to.textBaseline = 'top';
  }

  #cut(words: string, width: number): string {
    if (this.to.measureText(words).width <= width) return words;
    let kept = words;
    while (kept.length > 1 && this.to.measureText(`${kept}…`).width > width) kept = kept.slice(0, -1);
    return `${kept}…`;
  }
}

/** Words in lines that fit. */
export function wrapped(words: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
