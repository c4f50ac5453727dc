import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { decodeText } from '../../../../foundation/csv/decode-text.ts';
import type { RatePoint } from '../../source-port/source-port.ts';
import { throughEuro } from '../../source-port/source-rates.ts';
import { checkPrices, checkRates } from '../check-prices.ts';
import { historyOf } from './price-file-history.ts';
import { readRateFile } from './rate-file-for-tests.ts';
import { readPriceFile } from './translate.ts';

const samples = fileURLToPath(new URL('../../../../../../shared/samples/market/', import.meta.url));
const absent = !existsSync(samples);
const why = 'the shared market samples are not beside this checkout';
const load = (name: string) => decodeText(readFileSync(samples + name));
const inPln = { of: 'columnInBase', base: 'PLN' } as const;
let tables: RatePoint[] | undefined;
const nbpTables = () => (tables ??= readRateFile(load('fx/nbp-table-a-mid-2016-2025.csv'), inPln));

test('twelve shares load and pass the checks, every session of them', ({ skip }) => {
  skip(absent, why);
  const files = readdirSync(`${samples}us-stocks-daily`);
  expect(files).toHaveLength(12);
  for (const code of files) {
    const file = readPriceFile(load(`us-stocks-daily/${code}`));
    const found = historyOf(file, { code, currency: 'USD' }, '2013-01-01', '2018-12-31', []);
    const checked = checkPrices(found, { today: '2018-02-07', kind: 'stocks', currency: 'USD' });
    expect(checked.flags).toEqual([]);
    expect(checked.points).toHaveLength(1259);
    expect(checked.points.every(({ volume }) => Number(volume) > 0)).toBe(true);
  }
});

test('NBP’s archives and the reformatted tables say the same', ({ skip }) => {
  skip(absent, why);
  const reformatted = new Map(nbpTables().map((rate) => [rate.day + rate.base, rate.value]));
  for (const year of ['2024', '2025']) {
    const archive = readRateFile(load(`fx/nbp-archiwum_tab_a_${year}.csv`), inPln);
    const shared = archive.filter(({ day, base }) => reformatted.has(day + base));
    expect(shared.length).toBeGreaterThan(2400);
    expect(shared.filter(({ day, base, value }) => value !== reformatted.get(day + base))).toEqual([]);
  }
});

/**
 * The central banks fix at different hours: on the days of the krone's crash in March 2020 and of Credit Suisse
 * in March 2023 that alone is worth up to 4.4 % for the smaller currencies.
 */
const majors = ['EUR', 'USD', 'GBP', 'CHF'];

test('crosses through EUR by ECB agree with NBP: 0.2 % on average, 2.5 % on no day', ({ skip }) => {
  skip(absent, why);
  const nbp = nbpTables();
  const ecb = readRateFile(load('fx/ecb-eur-reference-rates.csv'), { of: 'baseInColumn', base: 'EUR' });
  expect(checkRates(nbp, '2026-11-15').heldBack).toEqual([]);
  expect(checkRates(ecb, '2026-11-15').heldBack).toEqual([]);
  const crosses = new Map(throughEuro(ecb).map((rate) => [rate.day + rate.base, Number(rate.value)]));
  const currencies = [...new Set(nbp.map(({ base }) => base))];
  expect(currencies).toHaveLength(10);
  for (const currency of currencies) {
    const compared = nbp.flatMap(({ base, day, value }) => {
      const cross = base === currency ? crosses.get(day + base) : undefined;
      return cross ? [{ day, off: Math.abs(Number(value) / cross - 1) }] : [];
    });
    const mean = compared.reduce((sum, { off }) => sum + off, 0) / compared.length;
    const far = compared.filter(({ off }) => off > 0.025);
    const major = majors.includes(currency);
    expect(compared.length, currency).toBeGreaterThan(2400);
    expect(mean, currency).toBeLessThanOrEqual(major ? 0.002 : 0.0025);
    expect(far.length, currency).toBeLessThanOrEqual(major ? 0 : 3);
    expect(Math.max(...compared.map(({ off }) => off)), currency).toBeLessThan(0.05);
  }
});
