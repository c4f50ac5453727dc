import type { HomeFigures } from '../../../src/domains/valuation/home-loader.ts';

export const homeFigures: HomeFigures<number> = { module: 'bonds', load: async () => 7 };
