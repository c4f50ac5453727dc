/** Round values inside a range, at most `most` of them: 300 000, 350 000, 400 000. */
export function niceTicks(low: number, high: number, most = 4): number[] {
  const span = high - low;
  if (!(span > 0)) return [];
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step); tick * step <= high; tick++) ticks.push(round(tick * step));
  return ticks;
}

/** Floats leave dust such as 0.30000000000000004. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}

/** `400 k`, `1,2 M`: an axis needs no more. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  const [divisor, suffix] = size >= 1e6 ? [1e6, '\u00a0M'] : size >= 1e4 ? [1e3, '\u00a0k'] : [1, ''];
  const text = round(value / divisor).toString();
  return text.replace('.', ',').replace('-', '\u2212') + suffix;
}
