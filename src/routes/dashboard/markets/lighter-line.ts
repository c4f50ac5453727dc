/** A line the size of a word needs four digits that count, not seventeen: a page has hundreds of them. */
export function lighterLine(points: readonly number[]): number[] {
  return points.map((point) => Number(point.toPrecision(4)));
}
