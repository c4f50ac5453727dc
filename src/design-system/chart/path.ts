export type Point = readonly [x: number, y: number];

const at = (value: number) => (Math.round(value * 10) / 10).toString();

/** `M0 1L2 3…`, to a tenth of a pixel. */
export function linePath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${at(x)} ${at(y)}`).join('');
}

/** The area between an upper line and a lower one. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  const back = [...lower].reverse().map(([x, y]) => `L${at(x)} ${at(y)}`);
  return `${linePath(upper)}${back.join('')}Z`;
}

/** The area from a line down to a floor. */
export function areaPath(line: readonly Point[], floor: number): string {
  const first = line[0];
  if (!first) return '';
  return `${linePath(line)}V${at(floor)}H${at(first[0])}Z`;
}
