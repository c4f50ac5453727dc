const shortest = 4;
/** Longer words share enough groups of three letters with what was meant; short ones do not. */
const longest = 9;

/**
 * LIKE patterns for words that begin with what was typed but for one slip: two letters swapped, one wrong, one too many
 * or one left out. `orlne` leads to `orlen`. Only where a word begins, or every second name would match.
 */
export function typoPatterns(folded: string): string[] {
  if (folded.length < shortest || folded.length > longest) return [];
  const forms = new Set<string>();
  for (let at = 0; at < folded.length; at++) {
    const before = folded.slice(0, at);
    const after = folded.slice(at + 1);
    if (after) forms.add(before + after[0] + folded[at] + after.slice(1));
    forms.add(`${before}_${after}`);
    forms.add(before + after);
    if (at > 0) forms.add(`${before}_${folded.slice(at)}`);
  }
  return [...forms]
    .map((form) => ` ${form}`)
    .filter(isSelective)
    .map((form) => `%${form}%`);
}

/** The index knows groups of three characters: a pattern without any would be compared with every name. */
function isSelective(form: string): boolean {
  return form.split('_').some((run) => run.length >= 3);
}
