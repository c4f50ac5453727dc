import { type Fixture, type Row, signedIn } from '../row.ts';

/** Of a portfolio of the owner; others are refused. */
const ofOwn =
  (path: string, more = '') =>
  async (fixture: Fixture) => {
    const { id } = await fixture.portfolio();
    return { path: `${path}?benchmarks=inflation:2&portfolios=${id}${more}` };
  };

export const comparisonRoutes: Record<string, Row> = {
  'comparison.read': { ...signedIn, stranger: 422, send: ofOwn('/api/comparison') },
  'comparison.keep': { ...signedIn, send: () => ({ body: { benchmarks: ['inflation:2'] } }) },
  'comparison.strategies': signedIn,
  'comparison.pdf': { ...signedIn, stranger: 422, send: ofOwn('/api/comparison/pdf') },
  'comparison.xlsx': { ...signedIn, stranger: 422, send: ofOwn('/api/comparison/xlsx') },
  'comparison.csv': { ...signedIn, stranger: 422, send: ofOwn('/api/comparison/csv', '&table=compared') },
};
