/** How many units of one currency a unit of each currency buys in PLN; PLN itself is 1. */
export type PlnRates = ReadonlyMap<string, string>;

const decimals = 6;
const scale = 10n ** BigInt(decimals);

/**
 * Rates from one currency to all others through PLN, as decimal strings with six places.
 * A currency without a rate has no pairs: a missing rate is never taken for 1.
 */
export function crossRates(from: string, rates: PlnRates): Record<string, string> {
  const own = rates.get(from);
  if (!own) return {};
  const crosses: Record<string, string> = {};
  for (const [to, rate] of rates) crosses[to] = to === from ? '1' : divide(own, rate);
  return crosses;
}

/** a / b on decimal strings, rounded half even. */
function divide(a: string, b: string): string {
  const [upper, lower] = aligned(a, b);
  const scaled = upper * scale;
  let quotient = scaled / lower;
  const twice = (scaled % lower) * 2n;
  if (twice > lower || (twice === lower && quotient % 2n === 1n)) quotient += 1n;
  const digits = quotient.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
}

function aligned(a: string, b: string): [bigint, bigint] {
  const places = Math.max(placesOf(a), placesOf(b));
  return [shifted(a, places), shifted(b, places)];
}

function placesOf(value: string): number {
  return value.split('.')[1]?.length ?? 0;
}

function shifted(value: string, places: number): bigint {
  const [whole = '0', fraction = ''] = value.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}
