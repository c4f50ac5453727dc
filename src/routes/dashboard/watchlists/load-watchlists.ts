import { listHoldings } from '../../../domains/performance/contract.ts';
import { listTags } from '../../../domains/remarks/tags-contract.ts';
import { listWatchlists, readWatchlist } from '../../../domains/watchlists/contract.ts';
import type { PageContext } from '../../page-context.ts';

/** What an address asks for: a list, and a tag that its assets have. */
export function askedIn(address: string): { list: string | null; tag: string | null } {
  const { searchParams } = new URL(address);
  return { list: searchParams.get('list'), tag: searchParams.get('tag')?.slice(0, 30) || null };
}

/** All lists, and the assets of the one that is asked for or of the first; null where they cannot be had now. */
export async function loadWatchlists(page: PageContext, address: string) {
  const { list: asked, tag } = askedIn(address);
  try {
    const [{ data: lists }, tags, held] = await Promise.all([
      page.call(listWatchlists, { query: {} }),
      orNothing(page, async () => (await page.call(listTags, {})).data.map(({ name }) => name)),
      orNothing(page, async () => {
        const { data } = await page.call(listHoldings, { query: { simplified: '1' } });
        return data.map(({ parent_id }) => parent_id);
      }),
    ]);
    const list = lists.find(({ id }) => id === asked) ?? lists[0];
    const items = list
      ? (await page.call(readWatchlist, { params: { id: list.id }, query: tag ? { tag } : {} })).data
      : [];
    return { lists, chosen: list?.id ?? null, items, tags, tag, held };
  } catch (error) {
    page.onFault(error);
    return null;
  }
}

/** What the page can do without. */
async function orNothing<T>({ onFault }: PageContext, read: () => Promise<T[]>): Promise<T[]> {
  try {
    return await read();
  } catch (error) {
    onFault(error);
    return [];
  }
}
