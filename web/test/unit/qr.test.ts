// Codes drawn here are those of an independent encoder, module by module.

import { describe, expect, it } from 'vitest';
import { qrCode, qrPath } from '../../src/board/qr';
import known from './fixtures/qr.json';

const rowsOf = (text: string, mask?: number): readonly string[] => {
  const code = qrCode(text, mask);
  if (code === null) throw new Error('no code');
  const { size, isDark } = code;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => (isDark(x, y) ? '#' : '.')).join(''),
  );
};

describe('a QR code', () => {
  it.each(known)('of $text.length characters is the one every reader knows', ({ text, mask, rows }) => {
    expect(rowsOf(text, mask)).toEqual(rows);
  });

  it('takes the mask that reads best, one of the eight', () => {
    const text = known[0]?.text ?? '';
    const all = Array.from({ length: 8 }, (_, mask) => rowsOf(text, mask).join('\n'));
    expect(all).toContain(rowsOf(text).join('\n'));
  });

  it('is none for what no code can hold', () => {
    expect(qrCode('x'.repeat(2953))?.size).toBe(177);
    expect(qrCode('x'.repeat(2954))).toBeNull();
  });

  it('is drawn module by module', () => {
    expect(qrPath({ size: 2, isDark: (x, y) => x === y })).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  });
});
