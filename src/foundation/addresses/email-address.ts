import * as z from 'zod/mini';

/** Text, at sign, text, dot, text, and nothing invisible (rule A-1). */
const emailPattern = /^[^\s@<>"(),;:\\[\]\p{C}]+@[^\s@<>"(),;:\\[\]\p{C}]+\.[^\s@<>"(),;:\\[\].\p{C}]+$/u;

export const emailAddress = z.pipe(
  z.string('emailError').check(z.trim(), z.maxLength(254, 'emailError'), z.regex(emailPattern, 'emailError')),
  z.transform((value: string) => value.toLowerCase()),
);
