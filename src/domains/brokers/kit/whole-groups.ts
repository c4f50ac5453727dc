type Parts<Item> = {
  /** The next items, when so many of them were read. */
  read(skip: number): Promise<Item[]>;
  pageSize: number;
  /** What items that belong together share. */
  groupOf(item: Item): string | undefined;
  /** Pages are in the order of these; what belongs together has the same. */
  momentOf(item: Item): unknown;
};

/** A page that is all one moment asks for the next with it; more than so many belong to no trade. */
const mostPages = 5;

/** A page of a broker that ends between two legs of a trade is cut before that trade: the next one begins with it. */
export async function wholeGroups<Item>(parts: Parts<Item>): Promise<{ items: Item[]; isLast: boolean }> {
  const items: Item[] = [];
  for (let page = 0; page < mostPages; page++) {
    const more = await parts.read(items.length);
    items.push(...more);
    if (more.length < parts.pageSize) return { items, isLast: true };
    const cut = firstOpen(items, parts);
    if (cut > 0) return { items: items.slice(0, cut), isLast: false };
  }
  return { items, isLast: false };
}

/** Where the first group begins that has an item at the moment of the last one, and may have more to come. */
function firstOpen<Item>(items: readonly Item[], { groupOf, momentOf }: Parts<Item>): number {
  const moment = momentOf(items.at(-1)!);
  const open = new Set(items.filter((item) => momentOf(item) === moment).map(groupOf));
  return items.findIndex((item) => {
    const group = groupOf(item);
    return momentOf(item) === moment || (group !== undefined && open.has(group));
  });
}
