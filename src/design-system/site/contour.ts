import { groundPath } from './chart-path.ts';

/** Points across the page; with 160 a straight piece is nine pixels long at 1440. */
const points = 160;
const depth = 1000;

export const contourBox = `0 0 ${points} ${depth}`;

/** The upper edge of a stone layer: rises to the right, and no two neighbours look the same. */
export function contour(layer: number): string {
  const heights = Array.from({ length: points + 1 }, (_, at) => {
    const across = at / points;
    return (
      0.66 -
      0.34 * across +
      0.13 * Math.sin(across * 7.2 + layer * 2.1) +
      0.07 * Math.sin(across * 17 + layer)
    );
  });
  return groundPath(heights, (height) => height * depth, depth);
}
