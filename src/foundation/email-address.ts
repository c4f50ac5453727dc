import * as z from 'zod/mini';

/** The specification's pattern: text, at sign, text, dot, text, nothing invisible. Stored and compared in lower case. */
const emailPattern = /^[^\s@<>"(),;:\\[\]\p{C}]+@[^\s@<>"(),;:\\[\]\p{C}]+\.[^\s@<>"(),;:\\[\].\p{C}]+$/u;

export const emailAddress = z.pipe(
  z.string('emailError').check(z.trim(), z.maxLength(254, 'emailError'), z.regex(emailPattern, 'emailError')),
  z.transform((value: string) => value.toLowerCase()),
);
