/**
 * The selection after a click on a row: the other way round than it was. With `from`, the row of the click before, all
 * rows between them become what this one becomes; a row that is no longer listed begins no range.
 */
export function picked(
  selected: ReadonlySet<string>,
  listed: readonly string[],
  key: string,
  from?: string,
): ReadonlySet<string> {
  const [start, end] = [from === undefined ? -1 : listed.indexOf(from), listed.indexOf(key)];
  const range = start < 0 || end < 0 ? [key] : listed.slice(Math.min(start, end), Math.max(start, end) + 1);
  const next = new Set(selected);
  for (const each of range) {
    if (selected.has(key)) next.delete(each);
    else next.add(each);
  }
  return next;
}
