import { phoneNumberOf } from '../../foundation/addresses/phone-number.ts';

/** Enough of a number to know one's own by: its beginning and its last three digits. */
export function maskedPhone(typed: string): string {
  const number = phoneNumberOf(typed) ?? typed;
  if (number.length < 8) return number;
  const hidden = number.slice(3, -3).length;
  const dots = '•'.repeat(hidden).replace(/(•{3})(?=•)/g, '$1 ');
  return `${number.slice(0, 3)} ${dots} ${number.slice(-3)}`;
}
