import { currencyIds, quotedAsset, Trader } from '../callers/trader.ts';
import type { TestWalory } from '../test-walory.ts';

const { eur, usd } = currencyIds;

/** Rates of a few days, in złoty; yen have none. */
export const fewRates = {
  usd: { '2026-01-05': '4', '2026-06-01': '3.6', '2026-11-12': '3.5' },
  eur: { '2026-01-05': '4.4', '2026-06-01': '4.2', '2026-11-12': '4.25' },
};
export const polishCloses = { '2026-01-05': '100', '2026-11-10': '108', '2026-11-12': '110' };
export const dollarCloses = {
  '2026-01-05': '50',
  '2026-06-01': '60',
  '2026-11-10': '68',
  '2026-11-12': '70',
};

/** Three currencies in one ledger, small enough to be reckoned by hand. */
export async function threeCurrencies(
  walory: TestWalory,
  portfolio: Record<string, unknown> = {},
): Promise<Trader & { dollars: string }> {
  const trader = await Trader.start(walory, portfolio);
  const { database } = walory;
  const polish = await quotedAsset(database, { ticker: 'POL', closes: polishCloses });
  const american = await quotedAsset(database, { ticker: 'AME', currency: 'usd', closes: dollarCloses });
  await trader.hold(polish, '2026-01-05', '10', '100', { fee: '5' });
  const dollars = await trader.hold(american, '2026-01-05', '4', '50', { currency_id: usd, fee: '1' });
  const of = { asset_value_id: dollars };
  await trader.record('buy', '2026-06-01', { ...of, amount: '2', price: '40', currency_id: eur });
  const sale = { ...of, amount: '3', price: '60', fee: '2', tax: '0.5', currency_id: usd };
  await trader.record('sell', '2026-06-01', sale);
  await trader.record('dividend', '2026-06-02', { ...of, total: '10', tax: '1.5', currency_id: usd });
  return Object.assign(trader, { dollars });
}
