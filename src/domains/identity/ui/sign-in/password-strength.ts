/** The contract's minimum, written again because importing it would bring the schemas into the first load. */
export const leastLength = 8;

export type PasswordStrength = 'short' | 'fair' | 'good' | 'strong';

/**
 * A hint while typing, not a rule: only the length decides what is accepted. Length counts most, because a long
 * sentence is harder to guess than a short riddle; repeated characters count once each.
 */
export function passwordStrength(password: string): PasswordStrength {
  const characters = Array.from(password);
  if (characters.length < leastLength) return 'short';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(characters).size;
  const points = Math.min(characters.length, distinct * 2) + (kinds - 1) * 2;
  if (points >= 18) return 'strong';
  return points >= 13 ? 'good' : 'fair';
}

/** How many characters are still missing. */
export function missingCharacters(password: string): number {
  return Math.max(0, leastLength - password.length);
}
