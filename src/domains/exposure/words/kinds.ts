/** What money can be in, whatever wrapper it comes in. */
export const kinds = [
  'shares',
  'bonds',
  'gold',
  'commodities',
  'crypto',
  'property',
  'cash',
  'funds',
  'derivatives',
  'other',
] as const;
export type Kind = (typeof kinds)[number];

/** Industries of companies; each of a provider's finer ones counts as one of them. */
export const sectors = [
  'technology',
  'financials',
  'communication',
  'consumer',
  'health',
  'industry',
  'energy',
  'materials',
  'utilities',
  'real-estate',
] as const;
export type Sector = (typeof sectors)[number];

/** What nobody has said stands in a row of its own (rule EX-2). */
export const unknown = 'unknown';

const isIn = <Key extends string>(list: readonly Key[], text: string): text is Key =>
  (list as readonly string[]).includes(text);
export const isKind = (text: string): text is Kind => isIn(kinds, text);
export const isSector = (text: string): text is Sector => isIn(sectors, text);

/** Whether a key is one that a row of sectors and kinds can have: companies by sector, everything else by what it is. */
export const isSectorOrKind = (text: string): text is Sector | Kind => isSector(text) || isKind(text);
