/** Weights for a chart: some days, the largest assets, the rest as one. */
export type ThinWeights = {
  dates: string[];
  assets: { ticker: string; weights: number[] }[];
  other: number[] | null;
  cash: number[];
};

const mostDays = 160;
const mostAssets = 20;

const short = (weight: number) => Math.round(weight * 1e5) / 1e5 || 0;

/** `weights` are rows of all assets with cash last, one for each traded day. */
export function thinWeights(
  dates: readonly string[],
  tickers: readonly string[],
  weights: Float64Array,
): ThinWeights {
  const width = tickers.length + 1;
  const rows = weights.length / width;
  const step = Math.max(1, Math.ceil((rows - 1) / (mostDays - 1)));
  const kept: number[] = [];
  for (let row = 0; row < rows - 1; row += step) kept.push(row);
  if (rows > 0) kept.push(rows - 1);
  const size = tickers.map((_, i) => kept.reduce((sum, row) => sum + Math.abs(weights[row * width + i]!), 0));
  const order = tickers.map((_, i) => i).sort((a, b) => size[b]! - size[a]! || a - b);
  const shown = order.filter((i) => size[i]! > 0).slice(0, mostAssets);
  const rest = order.filter((i) => size[i]! > 0).slice(mostAssets);
  return {
    dates: kept.map((row) => dates[row]!),
    assets: shown.map((i) => ({
      ticker: tickers[i]!,
      weights: kept.map((row) => short(weights[row * width + i]!)),
    })),
    other:
      rest.length === 0
        ? null
        : kept.map((row) => short(rest.reduce((sum, i) => sum + weights[row * width + i]!, 0))),
    cash: kept.map((row) => short(weights[row * width + width - 1]!)),
  };
}
