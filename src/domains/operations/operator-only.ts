import * as z from 'zod/mini';
import { isDay } from '../../foundation/calendar-day.ts';
import { printable } from '../../foundation/printable.ts';

/** For operators in their own account: never a key, never in somebody else's place. */
export const operatorOnly = { access: 'admin', apiKey: false, whileImpersonating: false } as const;

export const searched = z.optional(
  z.string('invalid').check(z.maxLength(200, 'tooLong'), z.regex(printable, 'invalid')),
);

export const calendarDay = z.optional(
  z.string('invalid').check(z.refine((day: string) => isDay(day), 'invalid')),
);

/** Lists count no further: beyond it one says "more than", and nobody waits for the exact number. */
export const mostCounted = 2_000;
