import { expect, test } from 'vitest';
import type { SplitEvent } from '../../source-port/source-port.ts';
import { historyOf } from './price-file-history.ts';
import { fatalProblem, readPriceFile } from './translate.ts';

const range = ['2026-01-01', '2026-12-31'] as const;
const history = (text: string, splits: SplitEvent[] = []) =>
  historyOf(readPriceFile(text), { code: 'mine', currency: 'PLN' }, ...range, splits);

test('an uploaded file is the history of an instrument, cut to the range', () => {
  expect(history('date;close\n2025-12-31;9,5\n2026-01-02;10,5\n')).toEqual({
    symbol: 'mine',
    currency: 'PLN',
    unit: 'unit',
    from: '2026-01-01',
    to: '2026-12-31',
    points: [{ day: '2026-01-02', close: '10.5' }],
    splits: [],
    flags: [],
  });
});

test('a file that was adjusted for a known split is un-adjusted, one as traded is left alone', () => {
  const splits = [{ day: '2026-06-10', numerator: '4', denominator: '1' }];
  const adjusted = history('date,close\n2026-06-09,25.00\n2026-06-10,25.50\n', splits);
  const traded = history('date,close\n2026-06-09,100.00\n2026-06-10,25.50\n', splits);
  for (const { points } of [adjusted, traded])
    expect(points.map(({ close }) => close)).toEqual(['100', '25.5']);
});

test('no currency is a failure, no table is told, a bad row is a flag', () => {
  const text = 'date,close\n2026-01-02,x\n2026-01-03,10\n';
  expect(() => historyOf(readPriceFile(text), { code: 'mine' }, ...range, [])).toThrow(
    expect.objectContaining({ kind: 'garbled' }),
  );
  expect(history(text).flags).toEqual([{ kind: 'notANumber', line: 2, value: 'x' }]);
  expect(fatalProblem(readPriceFile('<html></html>'))).toEqual({ kind: 'webPage', line: 1 });
});
