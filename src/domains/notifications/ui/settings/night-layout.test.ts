import { expect, test } from 'vitest';
import { nightLayout } from './night-layout.ts';
import { minutesOf, timeOf } from './time-of-day.ts';

const hours = (from: string, to: string) => nightLayout({ from: minutesOf(from)!, to: minutesOf(to)! });
const inHours = (part: number) => Math.round(part * 24 * 100) / 100;

test('the night lies in the middle of a day that begins at noon', () => {
  const { nights, dots, bundle } = hours('22:00', '07:00');
  expect(nights.map(({ from, to }) => [inHours(from), inHours(to)])).toEqual([[10, 19]]);
  for (const { at, waits } of dots) expect(waits).toBe(inHours(at) >= 10 && inHours(at) < 19);
  expect(bundle!.at).toBeGreaterThan(19 / 24);
  expect(bundle!.since).toBeGreaterThan(10 / 24);
});

test('quiet hours over noon are at both ends', () => {
  const { nights, dots } = hours('09:00', '15:00');
  expect(nights.map(({ from, to }) => [inHours(from), inHours(to)])).toEqual([
    [0, 3],
    [21, 24],
  ]);
  expect(dots.filter(({ waits }) => waits).every(({ at }) => at < 3 / 24 || at >= 21 / 24)).toBe(true);
});

test('without quiet hours nothing waits', () => {
  const { nights, dots, bundle } = nightLayout(null);
  expect([nights, bundle, dots.some(({ waits }) => waits)]).toEqual([[], null, false]);
});

test('times are read as they are written', () => {
  for (const minutes of [0, 420, 1320, 1439]) expect(minutesOf(timeOf(minutes))).toBe(minutes);
  for (const text of ['', '7:00', '24:00', '12:60', 'noon']) expect(minutesOf(text)).toBeUndefined();
});
