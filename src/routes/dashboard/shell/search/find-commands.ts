import { matches } from '../../../../foundation/fold-text.ts';

export type Found = { id: string; title: string };

/** What the search offers for a text: every word of it must be in the title; without a text everything. */
export function findByTitle<Option extends Found>(options: readonly Option[], query: string): Option[] {
  const wanted = query.trim();
  return wanted === '' ? [...options] : options.filter((option) => matches(option.title, wanted));
}
