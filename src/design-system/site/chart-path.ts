/**
 * Paths of series with one point for each unit of x, in whole units of y.
 * Relative steps keep the server-rendered page small: a day costs about five characters.
 */

type ToY = (value: number) => number;

export function linePath(values: readonly number[], toY: ToY): string {
  const ys = values.map((value) => Math.round(toY(value)));
  return `M0 ${ys[0]}${steps(ys, 1)}`;
}

/** The surface between two series of the same length. */
export function bandPath(upper: readonly number[], lower: readonly number[], toY: ToY): string {
  const back = lower.map((value) => Math.round(toY(value))).reverse();
  return `${linePath(upper, toY)}V${back[0]}${steps(back, -1)}z`;
}

/** The surface from a series down to the bottom of the picture. */
export function groundPath(values: readonly number[], toY: ToY, bottom: number): string {
  return `${linePath(values, toY)}V${bottom}H0z`;
}

function steps(ys: readonly number[], stride: 1 | -1): string {
  return ys.map((y, at) => (at === 0 ? '' : `l${stride} ${y - ys[at - 1]!}`)).join('');
}
