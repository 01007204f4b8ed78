import { expect, test } from 'vitest';
import type { Part } from '../../src/protocol/Part';
import { add, back, begin, begun, hear, type PartsMsg } from '../../src/store/compose';

const part = (text: string): Part => ({ text, label: { key: text, args: {} } });
const said = (text: string, next: readonly string[], isWhole: boolean): PartsMsg => ({
  type: 'parts',
  id: 1,
  begun: text,
  next: next.map(part),
  ...(isWhole ? { whole: { key: 'whole', args: {} } } : {}),
});

test('parts are added one after the other and make one text', () => {
  const first = begin(part('drop'));
  expect(first.next).toBeNull();
  const second = add(first, part(' L13'));
  expect(begun(second)).toBe('drop L13');
  const known = hear(second, said('drop L13', [' L26'], true));
  expect(known?.whole?.key).toBe('whole');
  expect(known?.next?.map(({ text }) => text)).toEqual([' L26']);
});

test('going back takes the last part away, and the last of all closes it', () => {
  const two = add(begin(part('drop')), part(' L13'));
  const one = back(two);
  expect(one === null ? null : begun(one)).toBe('drop');
  expect(one === null ? undefined : back(one)).toBeNull();
});

test('an answer that comes late changes nothing', () => {
  const now = add(begin(part('drop')), part(' L13'));
  expect(hear(now, said('drop', [' L13'], false))).toBe(now);
});

test('what leads nowhere any more is given up', () => {
  expect(hear(begin(part('drop')), said('drop', [], false))).toBeNull();
});
