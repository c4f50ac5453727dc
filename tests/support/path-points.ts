/** Where the pen of an SVG path goes, in absolute places. */
export function pathPoints(path: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, order, given] of path.matchAll(/([MLHVlhv])([^A-Za-z]*)/g)) {
    const [first = 0, second = 0] = given!.trim().split(/\s+/).map(Number);
    if (order === 'M' || order === 'L') [x, y] = [first, second];
    else if (order === 'l') [x, y] = [x + first, y + second];
    else if (order === 'H') x = first;
    else if (order === 'h') x += first;
    else if (order === 'V') y = first;
    else y += first;
    points.push([Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
  }
  return points;
}
