import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectationsIn, sampleBytes } from '../../../../../tests/support/imports/expected-import.ts';
import { dayNumber } from '../../../../foundation/calendar-day.ts';
import { type Booking, reverseSplit, type Stated } from '../../booking.ts';
import { readSource } from '../reading/read-source.ts';
import { agreementsOf } from './agreement.ts';
import { checkBookings, type Known, type OldRow, withCurrency } from './check.ts';
import type { SentRow } from './engine-messages.ts';
import { oldRow } from './old-row.ts';
import { together, type Understood, understand } from './understand.ts';

const bought = {
  id: '1',
  portfolioId: 'p',
  instrumentId: 'US67066G1040',
  source: null,
  connection: null,
  isConfirmed: false,
  type: 'buy',
  day: dayNumber('2025-01-02'),
  time: null,
  rank: 0,
  units: '30',
  price: '100',
  total: null,
  currency: 'pln',
  fee: '0',
  tax: '0',
  toTotal: null,
  toCurrency: null,
  numerator: null,
  denominator: null,
  link: null,
} satisfies SentRow;

const folder = path.resolve(import.meta.dirname, '../../formats');

/** Everything is known: instruments by what the file calls them, a portfolio for each account. */
function knownFor({ hints, bookings }: Understood): Known {
  const accounts = [...new Set(bookings.map(({ account }) => account ?? ''))];
  const money = bookings.flatMap(({ cash, price, received, fee, tax }) => [cash, price, received, fee, tax]);
  return {
    today: '2026-11-15',
    instruments: hints.map(({ isin, symbol, name, currency }) => {
      const id = isin ?? symbol ?? name ?? '';
      return { is: { id, ticker: id, title: id, note: '', currency: currency ?? 'PLN' } };
    }),
    held: [],
    portfolios: Object.fromEntries(accounts.map((account) => [account, { id: account || '-', name: '' }])),
    keys: new Map(),
    rows: [],
    answers: {},
    currency: null,
    currencies: new Set(['PLN', ...money.flatMap((one) => one?.currency ?? [])]),
    rates: {},
  };
}

async function agreementsIn(name: string, file: string, rows: OldRow[] = []) {
  const sources = await readSource(sampleBytes(path.join(folder, name, 'samples'), file), file);
  const read = understand(sources) as Understood;
  const whole = read.currency ? withCurrency(read, read.currency) : read;
  const known = { ...knownFor(whole), rows };
  return agreementsOf(whole, checkBookings(whole, known), known);
}

/** Trades whose settlement stands in a file, and which another file of the broker brought. */
const beside: Record<string, OldRow[]> = {
  'mbank-finances/office.csv': [oldRow({ ...bought, portfolioId: '-', day: dayNumber('2020-07-05') })],
};

describe('what a file states of itself is what its lines come to (I-4)', () => {
  const stating: string[] = [];
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory()))
    for (const { file } of expectationsIn(path.join(folder, name, 'samples')))
      it(`${name}/${file}`, async () => {
        const found = await agreementsIn(name, file, beside[`${name}/${file}`]);
        if (found.length) stating.push(name);
        // Lines that nobody can read move nothing.
        if (file.startsWith('hostile')) return;
        expect(found.filter(({ agrees }) => !agrees)).toEqual([]);
      });

  it('of every format that states something there is a sample', () => {
    expect([...new Set(stating)].sort()).toEqual([
      'etoro',
      'exante-transactions',
      'ibkr-activity',
      'ibkr-flex-csv',
      'ibkr-flex-xml',
      'kraken-ledgers',
      'mbank-finances',
      'swissquote',
      'xtb-cash-operations',
      'xtb-statement',
    ]);
  });
});

describe('positions and cash beside what the ledger has', () => {
  const nvidia = { symbol: 'NVDA', isin: 'US67066G1040' };
  const line = (number: number, more: Partial<Booking>): Booking => ({
    kind: 'buy',
    at: { line: number },
    day: '2025-06-10',
    instrument: nvidia,
    text: '',
    ...more,
  });
  const usd = (amount: string) => ({ amount, currency: 'USD' });
  const split = line(1, { kind: 'split', day: '2025-06-07', ratio: { numerator: '10', denominator: '1' } });
  const sold = line(2, { kind: 'sell', units: '50', cash: usd('600'), cashIs: 'gross', fee: usd('1') });

  function agreements(stated: Stated, rows: SentRow[], unknown = false) {
    const read = { bookings: [split, sold], ignored: [], rejected: [], stated: [stated] };
    const whole = together('x', 'x', [read]);
    const known = { ...knownFor(whole), rows: rows.map(oldRow) };
    const instruments = unknown ? known.instruments.map(() => ({ could: [] })) : known.instruments;
    return agreementsOf(whole, checkBookings(whole, { ...known, instruments }), known).map(
      ({ reckoned, agrees }) => [reckoned, agrees],
    );
  }
  const here = { ...bought, portfolioId: '-', currency: 'usd' };
  const positions = (units: string) => [{ instrument: { isin: nvidia.isin }, units }];

  it('counts splits in their order, also of units that came before the file (I-4)', () => {
    expect(agreements({ positions: positions('250') }, [here])).toEqual([['250', true]]);
    // Ten of them are bought after the split.
    const later = { ...here, id: '2', units: '10', day: dayNumber('2025-06-09') };
    expect(agreements({ positions: positions('260') }, [here, later])).toEqual([['260', true]]);
  });

  it('counts what a split took away where a file tells only that', () => {
    const reverse = line(1, { kind: 'split', units: '27', subtype: reverseSplit });
    const stated = [{ positions: positions('3') }];
    const whole = together('x', 'x', [{ bookings: [reverse], ignored: [], rejected: [], stated }]);
    const known = { ...knownFor(whole), rows: [oldRow(here)] };
    const outcomes = checkBookings(whole, known);
    expect(outcomes[0]!.drafts).toMatchObject([{ type: 'split', numerator: '3', denominator: '30' }]);
    expect(agreementsOf(whole, outcomes, known)).toMatchObject([{ reckoned: '3', agrees: true }]);
  });

  it('leaves out what happened after the day that is stated', () => {
    const stated = { day: '2025-06-08', positions: positions('300'), cash: [usd('-3000')] };
    const later = { ...here, id: '2', day: dayNumber('2025-07-01') };
    expect(agreements(stated, [here, later])).toEqual([
      ['-3000', true],
      ['300', true],
    ]);
  });

  it('finds a position that came with an earlier file and has no line in this one', () => {
    const stated = { positions: [{ instrument: { symbol: 'KO' }, units: '30' }] };
    const read = { bookings: [split], ignored: [], rejected: [], stated: [stated] };
    const whole = together('x', 'x', [read]);
    const rows = [oldRow({ ...here, instrumentId: 'coke' })];
    const known = { ...knownFor(whole), rows, held: ['coke'] };
    expect(agreementsOf(whole, checkBookings(whole, known), known)).toMatchObject([{ agrees: true }]);
  });

  it('counts rows that wait as the file has them, with their fees', () => {
    expect(agreements({ cash: [usd('599')], positions: positions('-50') }, [], true)).toEqual([
      ['599', true],
      ['-50', true],
    ]);
  });
});
