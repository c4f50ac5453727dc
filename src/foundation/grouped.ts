/** Lists by a key of their members, each in the order in which they came. */
export function groupedBy<T, Key>(members: Iterable<T>, keyOf: (member: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const member of members) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group) group.push(member);
    else groups.set(key, [member]);
  }
  return groups;
}
