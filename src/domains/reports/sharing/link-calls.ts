import * as z from 'zod/mini';
import { record } from '../../../foundation/answers.ts';

/** What opens a link that has a password. */
export const linkPassword = z.object({
  password: z
    .string('sharedPasswordError')
    .check(z.minLength(1, 'sharedPasswordError'), z.maxLength(200, 'sharedPasswordError')),
});

/** How far a file is that is made when it is asked for. */
export const fileProgress = record(z.object({ state: z.enum(['waiting', 'making']), progress: z.number() }));
