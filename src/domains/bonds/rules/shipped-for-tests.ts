import { readFileSync } from 'node:fs';
import { decimal } from '../../../foundation/decimal.ts';
import { namedRows, readInflation, readPolicyRates } from '../../market-data/shipped/read-shipped.ts';
import type { SeriesTerms } from '../series-terms.ts';
import { readSeries } from '../shipped/read-series.ts';
import { termsOf as writtenTerms } from '../written-terms.ts';
import type { PublishedRates } from './period-rates.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const seriesText = read('../shipped/retail-bonds.csv');

export const shippedSeries = readSeries(seriesText);
/** With what the Ministry published of each series, to hold the rules against. */
export const seriesRows = namedRows(seriesText);
const bySymbol = new Map(shippedSeries.map((series) => [series.symbol, series]));

export function termsOf(symbol: string): SeriesTerms {
  const { kind, firstRate, margin, fee, periodRates } = bySymbol.get(symbol)!;
  return writtenTerms({
    ...{ symbol, kind, face_value: '100', first_rate: firstRate, margin, fee },
    ...{ period_rates: periodRates, matures_on: null, coupons_a_year: 0 },
  });
}

const months = new Map(
  readInflation(read('../../market-data/shipped/cpi-poland.csv')).map((row) => [row.month, row.announced]),
);
const steps = readPolicyRates(read('../../market-data/shipped/policy-rates.csv')).filter(
  ({ currency }) => currency === 'pln',
);

/** The shipped figures, without the months that are named. */
export function shippedRates(without: readonly string[] = []): PublishedRates {
  return {
    inflation(month) {
      const percent = without.includes(month) ? null : months.get(month);
      return percent ? { percent: decimal(percent), simulated: false } : null;
    },
    referenceRate(day) {
      if (day > steps.at(-1)!.inForceOn!) return null;
      const step = steps.findLast(({ from }) => from <= day);
      return step ? { percent: decimal(step.percent), simulated: false } : null;
    },
  };
}
