import { bandPath, groundPath, linePath } from '../../design-system/site/chart-path.ts';
import { days, invested, value } from '../../domains/public-site/ui/home/examples/example-portfolio.ts';

/** Złoty in one unit of height; finer would only make the page longer. */
const unit = 100;
/** How deep the dig goes below the highest value. */
const depth = 193_000;

const top = Math.max(...value);
const floor = top - depth;
const height = Math.round(depth / unit);

const toY = (amount: number) => (top - amount) / unit;

/** A layer of stone: the line of capital pressed towards the floor, with a wave of its own. */
function layer(share: number, phase: number): string {
  const surface = invested.map(
    (amount, day) => floor + (amount - floor) * share + Math.sin(day / 58 + phase) * 3200,
  );
  return groundPath(surface, toY, height);
}

/** The example portfolio of the public pages as a picture: amber above, four layers of ground below. */
export const artBox = `0 0 ${days} ${height}`;
export const artValue = linePath(value, toY);
export const artAmber = bandPath(value, invested, toY);
export const artLayers = [
  groundPath(invested, toY, height),
  layer(0.68, 0.4),
  layer(0.38, 2.2),
  layer(0.14, 4),
];
