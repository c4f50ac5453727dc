import { refuse } from './backtest-failure.ts';

export type WeightsByTicker = Readonly<Record<string, number>>;

/** Names that would mean cash; cash balances and is never given. */
const cashNames = new Set(['CASH', 'USD', 'USDOLLAR']);

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
    vector[place] = weight;
  }
  return vector;
}

/** What the form does before it hands weights over: divide by their sum. */
export function normalizeWeights(weights: WeightsByTicker, field: string): Record<string, number> {
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0);
  if (!(sum > 0)) throw refuse('weightsSumZero', field, 'The weights sum to zero or less.', { sum });
  return Object.fromEntries(Object.entries(weights).map(([ticker, weight]) => [ticker, weight / sum]));
}
