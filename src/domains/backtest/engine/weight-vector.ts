import { refuse } from './backtest-failure.ts';

export type WeightsByTicker = Readonly<Record<string, number>>;

/** Names that would mean cash; cash balances and is never given. */
const cashNames = new Set(['CASH', 'USD', 'USDOLLAR']);

/** The ledger's own limit for units; beyond it sums and products would leave what a float can hold (rule B-26). */
export const mostNumber = 1e12;

/** A vector over all assets, those left out at 0; never normalised here. */
export function weightVector(
  assets: readonly string[],
  weights: WeightsByTicker,
  field: string,
): Float64Array {
  const vector = new Float64Array(assets.length);
  const places = new Map(assets.map((asset, place) => [asset, place]));
  for (const [ticker, weight] of Object.entries(weights)) {
    const place = places.get(ticker);
    if (place === undefined) {
      if (cashNames.has(ticker))
        throw refuse('cashNamed', field, `${ticker} is cash; cash takes what the weights leave.`, { ticker });
      throw refuse('tickerUnknown', field, `${ticker} is not among the assets.`, { ticker });
    }
    if (!Number.isFinite(weight))
      throw refuse('numberInvalid', field, `The number for ${ticker} is not finite.`, { ticker });
    if (Math.abs(weight) > mostNumber)
      throw refuse('numberOutOfRange', field, `The number for ${ticker} is too large.`, { ticker });
    vector[place] = weight;
  }
  return vector;
}

/** What the form does before it hands weights over: divide by their sum. */
export function normalizeWeights(weights: WeightsByTicker, field: string): Record<string, number> {
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0);
  if (!Number.isFinite(sum))
    throw refuse('numberOutOfRange', field, 'The weights are too large to be added up.');
  if (!(sum > 0)) throw refuse('weightsSumZero', field, 'The weights sum to zero or less.', { sum });
  return Object.fromEntries(Object.entries(weights).map(([ticker, weight]) => [ticker, weight / sum]));
}
