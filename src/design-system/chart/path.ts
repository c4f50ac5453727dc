export type Point = readonly [x: number, y: number];

const tenths = (value: number) => Math.round(value * 10);

/** Steps are few and alike: their texts are kept. */
const texts = new Map<number, string>();

function text(count: number): string {
  let known = texts.get(count);
  if (known === undefined) {
    known = (count / 10).toString();
    if (texts.size < 20_000) texts.set(count, known);
  }
  return known;
}

/**
 * A line in steps from point to point, to a tenth of a pixel. Steps are counted between rounded points, so that they never
 * drift, and they repeat: compressed they are half as long as places would be. What lies level is one step.
 */
function steps(points: readonly Point[], begin: 'M' | 'L'): string {
  let path = '';
  let [x, y, level] = [0, 0, 0];
  for (let index = 0; index < points.length; index++) {
    const [nextX, nextY] = [tenths(points[index]![0]), tenths(points[index]![1])];
    if (!index) path = `${begin}${text(nextX)} ${text(nextY)}`;
    else if (nextY === y) level += nextX - x;
    else {
      if (level) path += `h${text(level)}`;
      path += `l${text(nextX - x)} ${text(nextY - y)}`;
      level = 0;
    }
    x = nextX;
    y = nextY;
  }
  return level ? `${path}h${text(level)}` : path;
}

export function linePath(points: readonly Point[]): string {
  return steps(points, 'M');
}

/** The area between an upper line and a lower one. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  return `${linePath(upper)}${steps([...lower].reverse(), 'L')}Z`;
}

/** The area from a line down to a floor. */
export function areaPath(line: readonly Point[], floor: number): string {
  const first = line[0];
  if (!first) return '';
  return `${linePath(line)}V${text(tenths(floor))}H${text(tenths(first[0]))}Z`;
}
