/** In what order lots leave a portfolio; `named` are those a sale names, then the oldest (rule L-6). */
export const lotMethods = ['fifo', 'lifo', 'named', 'average'] as const;
export type LotMethod = (typeof lotMethods)[number];
