import * as z from 'zod/mini';

/** The specification's pattern: text, at sign, text, dot, text. Stored and compared in lower case. */
const emailPattern = /^[^\s@<>"(),;:\\[\]\p{Cc}]+@[^\s@<>"(),;:\\[\]\p{Cc}]+\.[^\s@<>"(),;:\\[\].\p{Cc}]+$/u;

export const emailAddress = z.pipe(
  z.string('emailError').check(z.trim(), z.maxLength(254, 'emailError'), z.regex(emailPattern, 'emailError')),
  z.transform((value: string) => value.toLowerCase()),
);
