/** What the table of a list can show beside the instrument, in the order of the choice. */
export const watchColumns = [
  'price',
  'today',
  'week',
  'month',
  'year',
  'since',
  'target',
  'note',
  'sector',
  'exchange',
  'added',
] as const;
export type WatchColumn = (typeof watchColumns)[number];

/** What a new list shows. */
export const usualColumns: readonly WatchColumn[] = ['price', 'today', 'since', 'target', 'note'];

export const mostWatchlists = 20;
/** Instruments in one list: their prices are read together. */
export const mostWatched = 100;
export const longestListName = 40;
