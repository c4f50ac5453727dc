/** Two holdings between which securities were moved. */
export type Link = { from: string; to: string };

/** Holdings that are joined by links, directly or through others, by each of them; one without a link is in none. */
export function linkedGroups(links: readonly Link[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { from, to } of links) {
    const [one, other] = [groups.get(from) ?? [from], groups.get(to) ?? [to]];
    if (one === other) continue;
    const joined = [...new Set([...one, ...other])].sort();
    for (const id of joined) groups.set(id, joined);
  }
  return groups;
}
