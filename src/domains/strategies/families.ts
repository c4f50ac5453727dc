/** The place of each kind of component among the colours. Two share one only where no strategy of the catalogue has both. */
const places: Record<string, number> = {
  shares: 0,
  'us-shares': 0,
  bonds: 1,
  'foreign-shares': 2,
  'long-bonds': 3,
  gold: 4,
  'small-shares': 5,
  'emerging-shares': 5,
  'polish-shares': 5,
  'small-value-shares': 6,
  commodities: 6,
  'short-bonds': 7,
  'linked-bonds': 7,
  'value-shares': 8,
  property: 9,
  cash: 9,
};

/** Components of own strategies have a place of their own each: `own-3`. */
const own = /^own-(\d{1,2})$/;

export function placeOf(family: string): number {
  const numbered = own.exec(family)?.[1];
  return numbered === undefined ? (places[family] ?? 8) : Number(numbered);
}

/** A family for a component beside others: the first place that none of them has. */
export function freeFamily(taken: readonly string[]): string {
  const used = new Set(taken.map(placeOf));
  let place = 0;
  while (used.has(place)) place++;
  return `own-${place}`;
}
