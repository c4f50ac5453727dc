import { groundPath, linePath } from '../../../../../design-system/site/chart-path.ts';

/** Units of height; a chart is never drawn much taller in pixels. */
const height = 900;

/**
 * A price as layers: stone up to where it stood at the start, amber above for what it has grown, and a tint below
 * for what it has lost. Drawn to be stretched to any box, so words stand beside it.
 */
export function priceStrata(values: readonly number[]) {
  const start = values[0]!;
  const least = Math.min(...values);
  const most = Math.max(...values);
  const span = most - least || Math.abs(most) || 1;
  // Room below for the stone and the axis.
  const low = least - span * 0.4;
  const high = most + span * 0.12;
  const toY = (value: number) => ((high - value) / (high - low)) * height;
  const base = Math.round(toY(start));
  const width = values.length - 1;
  const deep = Math.round(base + (height - base) * 0.42);
  return {
    /** What an axis may name: no price below zero where none was. */
    low: least >= 0 ? Math.max(0, low) : low,
    high,
    height,
    base,
    box: `0 0 ${width} ${height}`,
    line: linePath(values, toY),
    /** Between the line and the start, on both sides of it. */
    moved: groundPath(values, toY, base),
    stone: `M0 ${base}H${width}V${height}H0z`,
    deepStone: `M0 ${deep}Q${width * 0.3} ${deep - 32} ${width * 0.55} ${deep + 6}T${width} ${deep - 16}V${height}H0z`,
    /** Where a price stands, in percent of the height from the top. */
    placeOf: (value: number) => (toY(value) / height) * 100,
  };
}
