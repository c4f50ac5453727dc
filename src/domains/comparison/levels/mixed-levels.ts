import { dayOf } from '../../../foundation/calendar-day.ts';

export type MixedPart = { weight: number; levels: Float64Array };

/**
 * What 1 becomes that is spread over parts by their weights and set back to them at each month's end (rule CO-5). NaN from
 * the first day on that one of them is not known.
 */
export function mixedLevels(parts: readonly MixedPart[], from: number): Float64Array {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const length = parts[0]?.levels.length ?? 0;
  const mixed = new Float64Array(length).fill(Number.NaN);
  let spreadAt = 0;
  let spread = 1;
  for (let i = 0; i < length; i++) {
    const grown = parts.reduce(
      (sum, { weight, levels }) => sum + ((weight / whole) * levels[i]!) / levels[spreadAt]!,
      0,
    );
    mixed[i] = spread * grown;
    if (Number.isNaN(mixed[i]!)) break;
    if (!dayOf(from + i + 1).endsWith('-01')) continue;
    spreadAt = i;
    spread = mixed[i]!;
  }
  return mixed;
}
