import { expect, test } from 'vitest';
import { reportPriceFile } from './price-file-report.ts';
import { checkPrices } from './sources/check-prices.ts';
import { flagsOf, readPriceFile } from './sources/csv/translate.ts';

function report(text: string) {
  const file = readPriceFile(text);
  const days = file.points.map(({ day }) => day);
  const history = {
    symbol: 'X',
    currency: 'PLN',
    unit: 'unit' as const,
    from: days[0] ?? '2026-01-01',
    to: days.at(-1) ?? '2026-01-01',
    points: file.points,
    splits: [],
    flags: flagsOf(file.problems),
  };
  return reportPriceFile(file, checkPrices(history, { today: '2026-11-14', kind: 'custom' }));
}
const reasons = (text: string) => report(text).problems.map(({ line, reason }) => [line, reason]);

test('a sound file: every row is stored, none refused', () => {
  expect(report('date,close\n2026-11-12,10\n2026-11-13,11\n')).toEqual({
    read: 2,
    stored: 2,
    refused: 0,
    first_day: '2026-11-12',
    last_day: '2026-11-13',
    problems: [],
  });
});

test('every row that is left out is named by its line, whatever was wrong with it (rule M-6)', () => {
  const text = [
    'date,close',
    '2026-11-09,10',
    '2026-02-30,10',
    '2026-11-10,ten',
    '2026-11-11,',
    '2026-11-12,11000000',
    '2026-11-13,-3',
    '2026-11-20,12',
    '2026-11-06,9.5',
    '',
  ].join('\n');
  expect(reasons(text)).toEqual([
    [3, 'badDay'],
    [4, 'notANumber'],
    [5, 'notANumber'],
    [6, 'jump'],
    [7, 'notPositive'],
    [8, 'futureDay'],
  ]);
  expect(report(text)).toMatchObject({ read: 8, stored: 2, refused: 6, first_day: '2026-11-06' });
});

test('of equal rows the first is taken; of contradicting ones none, and all are named', () => {
  expect(reasons('date,close\n2026-11-12,10\n2026-11-12,10.00\n2026-11-13,11\n2026-11-13,12\n')).toEqual([
    [3, 'sameDayTwice'],
    [4, 'conflictingDay'],
    [5, 'conflictingDay'],
  ]);
});

test('of very many bad rows the first two hundred are named, and all are counted', () => {
  const rows = Array.from({ length: 500 }, (_, i) => `2026-02-30,${i + 1}`);
  const { problems, refused } = report(`date,close\n${rows.join('\n')}\n2026-11-12,1\n`);
  expect(problems).toHaveLength(200);
  expect(refused).toBe(500);
});
