import * as z from 'zod/mini';
import { isDay } from '../../foundation/calendar-day.ts';

/** For operators in their own account: never a key, never in somebody else's place. */
export const operatorOnly = { access: 'admin', apiKey: false, whileImpersonating: false } as const;

export const calendarDay = z.optional(
  z.string('invalid').check(z.refine((day: string) => isDay(day), 'invalid')),
);
