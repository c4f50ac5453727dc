import * as z from 'zod/mini';
import { printable } from './printable.ts';

/** What somebody types to find rows of a list. */
export const searched = z.optional(
  z.string('invalid').check(z.maxLength(200, 'tooLong'), z.regex(printable, 'invalid')),
);

/** Lists count no further: beyond it one says "more than", and nobody waits for the exact number. */
export const mostCounted = 2_000;
