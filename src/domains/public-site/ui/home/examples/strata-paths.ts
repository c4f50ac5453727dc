import { bandPath, groundPath, linePath } from '../../../../../design-system/site/chart-path.ts';
import { benchmark, days, invested, value } from './example-portfolio.ts';

/** Złoty in one unit of height; finer would only make the page longer. */
const unit = 100;
const top = Math.max(...value);
const bottom = Math.min(...invested);
const height = Math.round((top - bottom) / unit);

const toY = (amount: number) => (top - amount) / unit;

/** The example portfolio as layers: amber between value and capital, stone below. */
export const strataBox = `0 0 ${days} ${height}`;
export const amberPath = bandPath(value, invested, toY);
export const stonePath = groundPath(invested, toY, height);
export const valuePath = linePath(value, toY);
export const benchmarkPath = linePath(benchmark, toY);

/** Where an amount stands in the picture, in percent of its height from the top. */
export function heightOf(amount: number): number {
  return (toY(amount) / height) * 100;
}

/** Where a day stands, in percent of the width. */
export function placeOf(day: number): number {
  return (day / days) * 100;
}
