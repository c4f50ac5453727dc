/** How many slips a word may have: none where it is so short that another word is as near. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * How many slips lie between two words: a letter wrong, one too many, one left out, or two neighbours swapped. Counts no
 * further than `most`: beyond it the answer is one more than that.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooMany;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let slips = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, before[j - 2]! + 1);
      row.push(slips);
      least = Math.min(least, slips);
    }
    // Two rows, because a swap reaches over one.
    if (least > most && Math.min(...last) > most) return tooMany;
    before = last;
    last = row;
  }
  return Math.min(last[b.length]!, tooMany);
}
