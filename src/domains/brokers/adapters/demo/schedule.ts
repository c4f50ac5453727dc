import type { Day } from '../../../../foundation/calendar-day.ts';
import type { InstrumentHint } from '../../../imports/booking.ts';

type Held = 'pko' | 'vwce' | 'kgh' | 'cdr';

export const instruments: Readonly<Record<Held, InstrumentHint & { currency: string }>> = {
  pko: {
    symbol: 'PKO',
    isin: 'PLPKO0000016',
    name: 'PKO Bank Polski',
    mic: 'XWAR',
    currency: 'PLN',
    kind: 'stock',
  },
  vwce: {
    symbol: 'VWCE',
    isin: 'IE00BK5BQT80',
    name: 'Vanguard FTSE All-World UCITS ETF (Acc)',
    mic: 'XETR',
    currency: 'EUR',
    kind: 'etf',
  },
  kgh: {
    symbol: 'KGH',
    isin: 'PLKGHM000017',
    name: 'KGHM Polska Miedź',
    mic: 'XWAR',
    currency: 'PLN',
    kind: 'stock',
  },
  cdr: {
    symbol: 'CDR',
    isin: 'PLOPTTC00011',
    name: 'CD Projekt',
    mic: 'XWAR',
    currency: 'PLN',
    kind: 'stock',
  },
};

/** One purchase a month, at the close that the demonstration market has on that day, with zloty for one euro. */
export const purchases: readonly (readonly [day: Day, what: Held, close: string, rate?: string])[] = [
  ['2024-01-10', 'pko', '68.16'],
  ['2024-02-12', 'vwce', '105.45', '4.306'],
  ['2024-03-11', 'kgh', '82.88'],
  ['2024-04-10', 'cdr', '143'],
  ['2024-05-10', 'pko', '77.54'],
  ['2024-06-10', 'vwce', '124.8', '4.1118'],
  ['2024-07-10', 'kgh', '113.45'],
  ['2024-08-12', 'cdr', '181.55'],
  ['2024-09-10', 'pko', '74.02'],
  ['2024-10-10', 'vwce', '126.51', '4.2516'],
  ['2024-11-12', 'kgh', '127.25'],
  ['2024-12-10', 'cdr', '133.1'],
  ['2025-01-10', 'pko', '73.12'],
  ['2025-02-10', 'vwce', '136.64', '4.2794'],
  ['2025-03-10', 'kgh', '151'],
  ['2025-04-10', 'cdr', '148.25'],
  ['2025-05-12', 'pko', '66.92'],
  ['2025-06-10', 'vwce', '116.27', '4.2937'],
  ['2025-07-10', 'kgh', '127.35'],
  ['2025-08-11', 'cdr', '223'],
  ['2025-09-10', 'pko', '55.26'],
  ['2025-10-10', 'vwce', '138.22', '4.217'],
  ['2025-11-10', 'kgh', '146.15'],
  ['2025-12-10', 'cdr', '273.1'],
  ['2026-01-12', 'pko', '65.96'],
  ['2026-02-10', 'vwce', '138.36', '4.23'],
  ['2026-03-10', 'kgh', '131.5'],
  ['2026-04-10', 'cdr', '250.9'],
  ['2026-05-11', 'pko', '69.62'],
  ['2026-06-10', 'vwce', '136.22', '4.2979'],
  ['2026-07-10', 'kgh', '155.7'],
  ['2026-08-10', 'cdr', '207.7'],
  ['2026-09-10', 'pko', '73.9'],
  ['2026-10-12', 'vwce', '142.34', '4.2363'],
  ['2026-11-10', 'kgh', '166.1'],
];

/** A third of what is held then, at the close of that day. */
export const sales: readonly (readonly [day: Day, what: Held, close: string])[] = [
  ['2025-03-25', 'kgh', '131.15'],
  ['2026-02-17', 'cdr', '302.9'],
  ['2026-10-20', 'pko', '75.82'],
];

/** What the same market paid for one share to those who held it before the first day. */
export const dividends: readonly (readonly [exDay: Day, paid: Day, what: Held, amount: string])[] = [
  ['2024-06-10', '2024-06-24', 'cdr', '0.63'],
  ['2024-07-08', '2024-07-29', 'kgh', '1.15'],
  ['2024-08-06', '2024-08-20', 'pko', '3.01'],
  ['2025-06-10', '2025-06-30', 'cdr', '0.77'],
  ['2025-08-06', '2025-08-20', 'pko', '4.07'],
  ['2026-06-10', '2026-06-23', 'cdr', '1.36'],
  ['2026-07-07', '2026-07-27', 'kgh', '2.2'],
  ['2026-08-06', '2026-08-24', 'pko', '3.38'],
];

export const firstDay: Day = '2024-01-02';
