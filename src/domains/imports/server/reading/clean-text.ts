import { FileRefused } from './file-refused.ts';

/** Tabs and line ends are all a text needs; the rest cannot be stored or hides what is written. */
const unseen = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/u;
const allUnseen = new RegExp(unseen, 'gu');

export function cleanText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return unseen.test(whole) ? whole.replace(allUnseen, '') : whole;
}

/** Deeper than any file of a broker is. */
export const deepest = 32;

/** What an XML or a JSON says, with texts that can be stored and names that mean nothing to the language. */
export function cleanTree(value: unknown, depth = 0): unknown {
  if (depth > deepest) throw new FileRefused('broken');
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => cleanTree(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '__proto__')
      .map(([name, one]) => [cleanText(name), cleanTree(one, depth + 1)]),
  );
}
