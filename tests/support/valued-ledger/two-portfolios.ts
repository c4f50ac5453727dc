import { buy, ledgerRow, sell } from '../records/ledger-rows.ts';
import { ledgerValues } from './ledger-values.ts';

const dollars = { currency: 'usd' };

/**
 * One portfolio that follows cash and one that does not, whose figures can be reckoned by hand. The first pays in 1 000, buys
 * ten for 500 and a fee of 5, and gets a dividend of 20 less 3.80 of tax: 600 of shares and 511.20 of cash. The second buys
 * ten for 1 000 dollars at 4, sells four for 440 at 5 and holds six at 120 and a rate of 3.50: 2 520.
 */
export function twoPortfolios(changes: Partial<Parameters<typeof ledgerValues>[0]> = {}) {
  return ledgerValues({
    today: '2024-06-28',
    rates: { usd: { '2024-01-02': '4', '2024-03-01': '5', '2024-06-28': '3.5' } },
    portfolios: [
      {
        id: 'pension',
        name: 'Emerytura',
        follows_cash: true,
        synchronized_at: new Date('2024-06-01T10:00:00Z'),
        rows: [ledgerRow('deposit', '2024-01-02', { id: 'paid in', total: '1000' })],
      },
      { id: 'dollars', name: 'Dolary' },
      { id: 'paper', name: 'Na papierze', is_virtual: true },
    ],
    holdings: [
      {
        id: 'kgh',
        portfolio_id: 'pension',
        isin: 'PLKGHM000017',
        names: { en: 'Copper', pl: 'Miedź' },
        class_names: { en: 'Stocks', pl: 'Akcje' },
        rows: [
          buy('2024-01-03', '10', '50', { id: 'bought kgh', fee: '5' }),
          ledgerRow('dividend', '2024-02-01', { id: 'dividend', total: '20', tax: '3.8' }),
        ],
        closes: { '2024-01-03': 50, '2024-06-27': 58, '2024-06-28': 60 },
      },
      {
        id: 'spy',
        portfolio_id: 'dollars',
        currency: 'usd',
        class_slug: 'funds',
        class_names: { en: 'Funds', pl: 'Fundusze' },
        rows: [
          buy('2024-01-02', '10', '100', { id: 'bought spy', ...dollars }),
          sell('2024-03-01', '4', '110', { id: 'sold spy', ...dollars }),
        ],
        closes: { '2024-01-02': 100, '2024-03-01': 110, '2024-06-27': 118, '2024-06-28': 120 },
        source: 'simulated',
      },
      {
        id: 'dream',
        portfolio_id: 'paper',
        rows: [buy('2024-01-03', '1', '7', { id: 'bought dream' })],
        closes: { '2024-06-28': 9 },
      },
    ],
    ...changes,
  });
}

/** Something is there, and its currency has no rate. */
export function withoutRates() {
  return ledgerValues({
    today: '2024-06-28',
    portfolios: [{ id: 'far' }],
    holdings: [
      {
        id: 'xyz',
        portfolio_id: 'far',
        currency: 'xyz',
        rows: [buy('2024-01-02', '1', '1', { currency: 'xyz' })],
      },
    ],
  });
}
