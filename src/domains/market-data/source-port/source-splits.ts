import type { Day } from '../../../foundation/calendar-day.ts';
import {
  compare,
  type Decimal,
  type DecimalText,
  decimal,
  floatOf,
  one,
  over,
  textOf,
  textOfFloat,
  times,
} from '../../../foundation/decimal.ts';
import { sentDecimal } from '../../../foundation/sent-decimal.ts';
import type { DividendEvent, PricePoint, SplitEvent } from './source-port.ts';

/** Prices that were divided by a split's ratio are exact to about this many digits once multiplied back. */
const exactDigits = 7;

/** How many of today's shares one share of that day has become. */
export function sharesSince(day: Day, splits: SplitEvent[]): { numerator: Decimal; denominator: Decimal } {
  let numerator = one;
  let denominator = one;
  for (const split of splits) {
    // On the day of the split itself the shares are already the new ones.
    if (split.day <= day) continue;
    numerator = times(numerator, decimal(split.numerator));
    denominator = times(denominator, decimal(split.denominator));
  }
  return { numerator, denominator };
}

/** Closes as traded from closes adjusted for splits; the volume goes the other way, so that their product stays. */
export function asTraded(points: PricePoint[], splits: SplitEvent[]): PricePoint[] {
  if (splits.length === 0) return points;
  return points.map((point) => ({
    ...point,
    close: undoPrice(point.close, point.day, splits),
    ...(point.volume === undefined ? {} : { volume: undoVolume(point.volume, point.day, splits) }),
  }));
}

export function dividendsAsPaid(dividends: DividendEvent[], splits: SplitEvent[]): DividendEvent[] {
  return dividends.map((event) => ({ ...event, amount: undoPrice(event.amount, event.day, splits) }));
}

function undoPrice(price: DecimalText, day: Day, splits: SplitEvent[]): DecimalText {
  const { numerator, denominator } = sharesSince(day, splits);
  if (compare(numerator, denominator) === 0) return price;
  return significant(over(times(decimal(price), numerator), denominator, 12));
}

/** More digits than a source is exact to would be invented. */
function significant(price: Decimal): DecimalText {
  return textOfFloat(Number(floatOf(price).toPrecision(exactDigits)));
}

/** A volume that its source adjusted for splits, as the number of shares that changed hands on that day. */
export function undoVolume(volume: DecimalText, day: Day, splits: SplitEvent[]): DecimalText {
  const { numerator, denominator } = sharesSince(day, splits);
  return compare(numerator, denominator) === 0
    ? volume
    : textOf(over(times(decimal(volume), denominator), numerator, 0));
}

/**
 * Whether a series was adjusted for a split that lies inside it: then nothing happens on its day,
 * where the traded price would have jumped. Unclear where the series does not reach over the day.
 */
export function adjustedFor(split: SplitEvent, points: PricePoint[]): boolean | undefined {
  const before = points.findLast((point) => point.day < split.day);
  const after = points.find((point) => point.day >= split.day);
  const ratio = Number(split.numerator) / Number(split.denominator);
  if (!before || !after || !(Number(before.close) > 0) || !(Number(after.close) > 0)) return undefined;
  const step = Math.log(Number(after.close) / Number(before.close));
  return Math.abs(step) < Math.abs(step + Math.log(ratio));
}

/** `4:1`, `4/1`, `4.000000/1.000000` and `4.0000` all say four new shares for one. */
export function readRatio(text: string): { numerator: DecimalText; denominator: DecimalText } | undefined {
  const [first = '', second = '1'] = text.split(/[:/]/);
  const numerator = sentDecimal(first);
  const denominator = sentDecimal(second);
  if (!numerator || !denominator) return undefined;
  return Number(numerator) > 0 && Number(denominator) > 0 ? { numerator, denominator } : undefined;
}
