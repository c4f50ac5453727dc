import { afterAll, beforeAll, beforeEach } from 'vitest';
import { refusals } from './callers/refusals.ts';
import { quotedAsset, Trader } from './callers/trader.ts';
import { startTestWalory, type TestWalory } from './test-walory.ts';

/** A Friday. */
export const today = '2026-11-13';

type Book = ReturnType<typeof refusals> & { walory: TestWalory; anna: Trader };

/** The product for the tests of a file, and Anna in it, who has an empty portfolio before each of them. */
export function ourBook(): Book {
  const our = {} as Book;
  beforeAll(async () => {
    our.walory = await startTestWalory({ clock: `${today}T12:00:00Z` });
    Object.assign(our, refusals(our.walory.database));
    our.anna = await Trader.start(our.walory);
  });
  afterAll(() => our.walory.stop());
  beforeEach(() => our.anna.startOver(our.walory.database));
  return our;
}

/** The same with an asset that has prices, and the volumes of what Anna holds. */
export function ourTrades() {
  const our = Object.assign(ourBook(), {
    asset: '',
    async volumes(): Promise<Record<string, string>> {
      const { data } = await our.anna.read('/api/portfolio-assets?simplified=1&closed=1');
      return Object.fromEntries(data.map((row: { id: string; volume: string }) => [row.id, row.volume]));
    },
  });
  beforeEach(async () => {
    our.asset = await quotedAsset(our.walory.database, {
      closes: { '2026-11-12': '11', '2026-11-13': '12' },
    });
  });
  return our;
}
