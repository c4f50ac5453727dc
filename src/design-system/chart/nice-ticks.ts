import { formatNumber, type NumberStyle, plain } from '../../foundation/format-number.ts';
import { amountsAreHidden, cover } from '../../foundation/hidden-amounts.ts';

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

/** The language's short words for 1e3, 1e6 and 1e9. */
export type AxisWords = { thousands: string; millions: string; billions: string };

/**
 * What stands at the ticks of an axis, all of one size: `400 k`, `600 k` or `7 500`, `10 000`. The number looks by its
 * currency (U-1), the word is the page's: `400 tys.` in Polish.
 */
export function axisNumbers(ticks: readonly number[], words: AxisWords, style: NumberStyle): string[] {
  if (amountsAreHidden()) return ticks.map(() => cover);
  const most = Math.max(0, ...ticks.map(Math.abs));
  const [divisor, word] =
    most >= 1e9
      ? [1e9, words.billions]
      : most >= 1e6
        ? [1e6, words.millions]
        : most >= 2e4
          ? [1e3, words.thousands]
          : [1, ''];
  return ticks.map((tick) => {
    const text = axisNumber(tick / divisor, style);
    return tick === 0 || !word ? text : `${text}\u00a0${word}`;
  });
}

/** A round number with no more decimals than it needs. */
export function axisNumber(value: number, style: NumberStyle): string {
  const shown = round(value);
  const decimals = String(shown).includes('e') ? 12 : (String(shown).split('.')[1]?.length ?? 0);
  return formatNumber(plain(shown) ?? '0', { decimals, style });
}
