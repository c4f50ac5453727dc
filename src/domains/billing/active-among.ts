type Thing = { id: string; since: Date; isChosen: boolean };

/** Chosen ones first, then the oldest (BL-18). */
export function inOrderOfStaying<T extends Thing>(things: readonly T[]): T[] {
  return things.toSorted(
    (a, b) =>
      Number(b.isChosen) - Number(a.isChosen) ||
      a.since.getTime() - b.since.getTime() ||
      (a.id < b.id ? -1 : 1),
  );
}

/** Ids of those that stay active under a limit. */
export function activeAmong(things: readonly Thing[], limit: number): ReadonlySet<string> {
  return new Set(
    inOrderOfStaying(things)
      .slice(0, Math.max(0, limit))
      .map(({ id }) => id),
  );
}
