/** Who a published figure is from. Each gives way to those after it (rule BD-16). */
export const figureOrigins = ['simulated', 'shipped', 'source', 'operator'] as const;
export type FigureOrigin = (typeof figureOrigins)[number];
