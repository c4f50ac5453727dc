export type LineSeries = {
  key: string;
  label: string;
  /** One for each day; a series that ended early has fewer. */
  values: readonly number[];
  /** In its badge and its colour, 1 to 3. The one without a number is the benchmark: dashed, in ink. */
  number?: number;
};

/** Lines have colours of their own, darker than those of areas. */
export function lineColour({ number }: Pick<LineSeries, 'number'>): string {
  return number === undefined ? 'var(--ln-b)' : `var(--ln-${((number - 1) % 3) + 1})`;
}
