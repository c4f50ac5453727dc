const counts = /^[\p{L}\p{M}\p{N}\s]$/u;

/**
 * Whether an edit starts a search: letters, digits, spaces, deletions and pastes do, a single other sign does not
 * (rule U-6). It is recognised by the text and not by keys, which a phone's keyboard does not report.
 */
export function startsSearch(before: string, after: string): boolean {
  if (after === before) return false;
  if (after.length < before.length) return true;
  const added = insertedText(before, after);
  return Array.from(added).length > 1 || counts.test(added);
}

function insertedText(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.slice(start, after.length - end);
}
