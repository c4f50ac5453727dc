/** In what order lots leave a portfolio (rule L-6). */
export const lotMethods = ['fifo', 'lifo', 'average'] as const;
export type LotMethod = (typeof lotMethods)[number];
