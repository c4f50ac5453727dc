/** What a weights field holds, once it is JSON. */
export type WeightsValue =
  | { shape: 'plain'; weights: Record<string, number> }
  | { shape: 'dated'; days: { date: string; weights: Record<string, number> }[] };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWeights(value: unknown): value is Record<string, number> {
  return isObject(value) && Object.values(value).every((weight) => typeof weight === 'number');
}

/** Reads weights as {ticker: w}, as [{date, weights}] or as {date: {ticker: w}}; nothing where they are none of these. */
export function readWeights(value: unknown): WeightsValue | undefined {
  if (isWeights(value)) return { shape: 'plain', weights: value };
  const entries = Array.isArray(value)
    ? value.map((one) => (isObject(one) ? [one.date, one.weights] : []))
    : isObject(value)
      ? Object.entries(value)
      : undefined;
  if (!entries || entries.length === 0) return undefined;
  const days = entries.flatMap(([date, weights]) =>
    typeof date === 'string' && isWeights(weights) ? [{ date, weights }] : [],
  );
  return days.length === entries.length ? { shape: 'dated', days } : undefined;
}

export function sumOf(weights: Record<string, number>): number {
  return Object.values(weights).reduce((sum, weight) => sum + weight, 0);
}

/** good: one, as far as four decimals tell. amber: will be divided by its sum. bad: cannot be. */
export function sumTone(sum: number): 'good' | 'amber' | 'bad' {
  if (Math.abs(sum - 1) < 5e-5) return 'good';
  return sum > 0 ? 'amber' : 'bad';
}

/** Divided by their sum and rounded to four decimals, which still sum to exactly one. */
export function scaledToOne(weights: Record<string, number>): Record<string, number> {
  const sum = sumOf(weights);
  if (!(sum > 0 && Number.isFinite(sum))) return weights;
  const names = Object.keys(weights);
  const exact = names.map((name) => ((weights[name] ?? 0) / sum) * 10_000);
  const whole = exact.map(Math.floor);
  const left = 10_000 - whole.reduce((total, share) => total + share, 0);
  const byRest = names.map((_, at) => at).sort((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!));
  for (const at of byRest.slice(0, left)) whole[at]!++;
  return Object.fromEntries(names.map((name, at) => [name, whole[at]! / 10_000]));
}

/** Names the cash of an account has elsewhere: not for weights, which leave to cash what they do not take. */
export const cashNames = ['CASH', 'USD', 'USDOLLAR'];
