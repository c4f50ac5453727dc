/** One line that can be stored as it is: no control characters, no halves of characters. */
export const printable = /^[^\p{Cc}\p{Cs}]*$/u;

const halfCharacter = /\p{Cs}/u;

/** Whether a text of several lines can be stored as it is. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !halfCharacter.test(text);
}
