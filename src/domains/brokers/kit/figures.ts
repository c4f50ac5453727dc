import * as z from 'zod/mini';
import type { DecimalText } from '../../../foundation/decimal.ts';
import { sentDecimal } from '../../../foundation/sent-decimal.ts';
import { needed } from '../../imports/kit/collector.ts';
import { type Moment, momentOf } from '../../imports/kit/moments.ts';
import { BrokerFailure } from '../broker-port.ts';

/** A number of an answer: the text it was written as (`exactJson`), or a text. */
export const figure = z.union([z.string(), z.number()]);

/** A figure that the answer must have. */
export function stated(value: unknown, what: string): DecimalText {
  const text = sentDecimal(value);
  if (text === undefined) throw new BrokerFailure('changed', `${what} is no number`);
  return text;
}

/** A figure of an activity: without it that one activity cannot be read. */
export function figureOf(value: unknown): DecimalText {
  return needed(sentDecimal(value), 'numberUnreadable', { cell: String(value) });
}

export function momentIn(text: string): Moment {
  return needed(momentOf(text), 'dayUnreadable', { cell: text });
}

/** A moment in UTC from milliseconds since 1970. */
export function momentAt(ms: number): Moment {
  return momentIn(new Date(ms).toISOString());
}
