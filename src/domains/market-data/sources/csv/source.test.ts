import { expect, test } from 'vitest';
import { createCsvSource, type UploadedPrices } from './source.ts';

const upload = (text: string, more: Partial<UploadedPrices> = {}) =>
  createCsvSource({
    open: async (code) => (code === 'mine' ? { bytes: Buffer.from(text), ...more } : undefined),
  }).provides.history!;
const mine = { code: 'mine', currency: 'PLN' };
const range = ['2026-01-01', '2026-12-31'] as const;

test('an uploaded file is the history of a custom instrument, cut to the range', async () => {
  const history = upload('date;close\n2025-12-31;9,5\n2026-01-02;10,5\n');
  expect(await history(mine, ...range)).toEqual({
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

test('a file that was adjusted for a known split is un-adjusted, one as traded is left alone', async () => {
  const splits = [{ day: '2026-06-10', numerator: '4', denominator: '1' }];
  const adjusted = upload('date,close\n2026-06-09,25.00\n2026-06-10,25.50\n', { splits });
  const traded = upload('date,close\n2026-06-09,100.00\n2026-06-10,25.50\n', { splits });
  for (const history of [adjusted, traded])
    expect((await history(mine, ...range)).points.map(({ close }) => close)).toEqual(['100', '25.5']);
});

test('no file, no table and no currency are failures; a bad row is a flag', async () => {
  const history = upload('date,close\n2026-01-02,x\n2026-01-03,10\n');
  await expect(history({ code: 'other' }, ...range)).rejects.toMatchObject({ kind: 'unknownSymbol' });
  await expect(history({ code: 'mine' }, ...range)).rejects.toMatchObject({ kind: 'garbled' });
  expect((await history(mine, ...range)).flags).toEqual([{ kind: 'notANumber', line: 2, value: 'x' }]);
  await expect(upload('<html></html>')(mine, ...range)).rejects.toMatchObject({
    kind: 'garbled',
    detail: 'webPage in line 1',
  });
});
