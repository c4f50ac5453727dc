import { hundredths } from '../../../foundation/rounding.ts';
import type { Words } from './document-words.ts';
import type { DocumentChart } from './report-document.ts';

type Bar = { label: string; value: number };

/** Amounts beside each other. */
export function amountBars(
  words: Words,
  title: 'months' | 'gains' | 'properties',
  bars: Bar[],
): DocumentChart[] {
  const unit = { currency: words.currency };
  return bars.length > 0
    ? [{ of: 'bars', element: 'bar-chart', title: words.say(`chart.${title}`), bars, unit }]
    : [];
}

/** More than that are drawn as one. */
const mostSlices = 9;

/** How a sum divides; parts below nothing have no place in a circle. */
export function amountShares(
  words: Words,
  parts: readonly { label: string; amount: string | null }[],
): DocumentChart[] {
  const known = parts
    .map(({ label, amount }) => ({ label, share: Number(amount ?? 0) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  const sum = known.reduce((before, { share }) => before + share, 0);
  return sharesChart(
    words,
    known.map(({ label, share }) => ({ label, share: (share / sum) * 100 })),
  );
}

export function sharesChart(
  words: Words,
  slices: readonly { label: string; share: number }[],
): DocumentChart[] {
  if (slices.length === 0) return [];
  const largest = slices.slice(0, slices.length > mostSlices ? mostSlices - 1 : mostSlices);
  const rest = slices.slice(largest.length).reduce((sum, { share }) => sum + share, 0);
  const shown = largest.map(({ label, share }) => ({ label, share: hundredths(share) }));
  if (slices.length > largest.length)
    shown.push({ label: words.say('place.others'), share: hundredths(rest) });
  return [{ of: 'shares', element: 'pie-chart', title: words.say('chart.shares'), slices: shown }];
}

/** The largest of many, in percent of everything. */
export function largestBars(
  words: Words,
  slices: readonly { label: string; share: number }[],
): DocumentChart[] {
  const bars = slices.slice(0, 10).map(({ label, share }) => ({ label, value: hundredths(share) }));
  return bars.length > 0
    ? [{ of: 'bars', element: 'bar-chart', title: words.say('chart.largest'), bars, unit: 'percent' }]
    : [];
}
