/** Which example is whose, by ISIN; funds of one index share one. */
export const exampleFunds: readonly { file: string; isins: readonly string[]; hedgedTo?: string }[] = [
  { file: 'all-world', isins: ['IE00BK5BQT80', 'IE00B3RBWM25'] },
  { file: 'sp500', isins: ['IE00B5BMR087', 'IE00B3XXRP09', 'US9229083632', 'US78462F1030'] },
  { file: 'emerging', isins: ['IE00BKM4GZ66', 'US4642872349'] },
  { file: 'global-bonds', isins: ['IE00BDBRDM35'], hedgedTo: 'eur' },
  { file: 'gold', isins: ['DE000A0S9GB0', 'IE00B4ND3602', 'US78463V1070'] },
  { file: 'wig20', isins: ['PLBTETF00015'] },
];

/** The day the examples are of. */
export const exampleDay = '2026-10-31';
