import type { LedgerRow } from '../../../src/domains/ledger/ledger-row.ts';
import type { TransactionType } from '../../../src/domains/ledger/transaction-types.ts';
import { totalOfPortfolio } from '../../../src/domains/performance/positions/total-of-portfolio.ts';
import { valueCash } from '../../../src/domains/performance/positions/value-cash.ts';
import { valueHolding } from '../../../src/domains/performance/positions/value-holding.ts';
import type { HoldingMarket } from '../../../src/domains/valuation/quoted-market.ts';
import { RateBook } from '../../../src/domains/valuation/rate-book.ts';
import { dayNumber } from '../../../src/foundation/calendar-day.ts';
import { type Decimal, decimal, minus, one, over, plus, zero } from '../../../src/foundation/decimal.ts';
import { costOfLots } from '../../support/records/ledger-rows.ts';
import { singleBook } from '../../support/valued-ledger/single-book.ts';
import type { GoldenInputs, GoldenTransaction } from './read-golden.ts';

const types: Record<string, TransactionType> = {
  BUY: 'buy',
  SELL: 'sell',
  DIVIDEND: 'dividend',
  INTEREST: 'interest',
  FEE: 'fee',
  TAX: 'tax',
  // Money from outside that is no deposit; the ledger has no type of its own for it.
  TAX_REFUND: 'interest',
  DEPOSIT: 'deposit',
  WITHDRAWAL: 'withdrawal',
};

const ofAssets = new Set(['BUY', 'SELL', 'DIVIDEND']);
const paidTypes = new Set(['BUY', 'FEE', 'TAX', 'WITHDRAWAL']);
const pricePlaces = 12;

function exact(number: number): Decimal {
  return decimal(String(number));
}

/**
 * An amount before fee and tax, as the ledger keeps it. Where a case says what its amounts mean they are money that was
 * paid or arrived: what was paid has the charges in it, what arrived is short of them.
 */
function beforeCharges(each: GoldenTransaction, inputs: GoldenInputs): Decimal {
  const amount = exact(each.amount ?? 0);
  if (!inputs.amount_meaning) return amount;
  const charges = plus(exact(each.fee ?? 0), exact(each.tax ?? 0));
  return paidTypes.has(each.type) ? minus(amount, charges) : plus(amount, charges);
}

/** As a user would type it: a price for a unit with the decimals the form takes. */
function priceOf(each: GoldenTransaction, inputs: GoldenInputs): Decimal {
  if (each.unit_price !== undefined) return exact(each.unit_price);
  return over(beforeCharges(each, inputs), exact(each.quantity!), pricePlaces);
}

function rowOf(each: GoldenTransaction, place: number, inputs: GoldenInputs): LedgerRow {
  const type = types[each.type]!;
  const trade = type === 'buy' || type === 'sell';
  const total = each.type === 'FEE' && each.fee ? exact(each.fee) : beforeCharges(each, inputs);
  return {
    id: String(place).padStart(6, '0'),
    type,
    day: dayNumber(each.date),
    second: null,
    rank: 0,
    units: trade ? exact(each.quantity!) : null,
    price: trade ? priceOf(each, inputs) : null,
    total: trade ? null : total,
    share: null,
    currency: each.currency.toLowerCase(),
    fee: type === 'fee' ? zero : exact(each.fee ?? 0),
    tax: exact(each.tax ?? 0),
    toTotal: null,
    toCurrency: null,
    numerator: null,
    denominator: null,
    link: null,
  };
}

function splitRow(split: { date: string; ratio: [number, number] }, currency: string): LedgerRow {
  return {
    ...rowOf({ date: split.date, type: 'FEE', currency }, 0, {}),
    id: `split ${split.date}`,
    type: 'split',
    total: null,
    numerator: exact(split.ratio[0]),
    denominator: exact(split.ratio[1]),
  };
}

function marketOf(inputs: GoldenInputs, symbol: string, currency: string, today: number): HoldingMarket {
  const given = (inputs.prices ?? {}) as Record<string, number | Record<string, number>>;
  const own = given[symbol];
  const byDay = (typeof own === 'object' ? own : symbol ? {} : given) as Record<string, number>;
  const quotes = Object.entries(byDay)
    .map(([day, price]) => ({ day: dayNumber(day), price }))
    .filter(({ day }) => day <= today);
  if (inputs.price_end !== undefined) quotes.push({ day: today, price: inputs.price_end });
  const last = quotes.at(-1);
  if (!last) return { currency, factor: one, closes: null, newest: null };
  const first = quotes[0]!.day;
  const values = new Float64Array(today - first + 1).fill(Number.NaN);
  for (const { day, price } of quotes) values[day - first] = price;
  const before = quotes.at(-2);
  return {
    currency,
    factor: one,
    closes: { first, values },
    newest: {
      price: exact(last.price),
      day: last.day,
      previous: before ? exact(before.price) : null,
      previousDay: before?.day ?? null,
    },
  };
}

/** Rates of each pair's first currency in its second, which is the shown one and stands in for złoty. */
function ratesOf(inputs: GoldenInputs, shown: string, today: number): RateBook {
  const first = dayNumber('1990-01-01');
  const rows = Object.entries(inputs.fx ?? {}).flatMap(([pair, byDay]) => {
    const [currency, into] = [pair.slice(0, 3).toLowerCase(), pair.slice(3).toLowerCase()];
    if (into !== shown) throw new Error(`${pair} is no rate into ${shown}`);
    return Object.entries(byDay).map(([day, rate]) => ({
      currency,
      day: dayNumber(day),
      pln: String(rate),
    }));
  });
  return new RateBook([{ currency: shown, day: first, pln: '1' }, ...rows], today);
}

export type LotMethod = 'fifo' | 'average';

/** A case that names two ways of keeping lots expects the same of both. */
export function lotMethods({ method = 'FIFO' }: GoldenInputs): LotMethod[] {
  const named: LotMethod[] = [
    ...(method.includes('FIFO') ? (['fifo'] as const) : []),
    ...(method.includes('average') ? (['average'] as const) : []),
  ];
  if (named.length === 0) throw new Error(`no way of keeping lots: ${method}`);
  return named;
}

/** Where money lies on an account, the case follows it. */
const ofAccounts = new Set(['DEPOSIT', 'WITHDRAWAL', 'INTEREST', 'DIVIDEND']);

/** A case kept and valued by the ledger itself. */
export function goldenPortfolio(inputs: GoldenInputs, today: number, method: LotMethod = 'fifo') {
  const balances = (inputs.cash_balances ?? []).map(({ date, currency, balance }, i, all) => ({
    date,
    currency,
    type: 'DEPOSIT',
    amount: balance - (all[i - 1]?.balance ?? 0),
  }));
  const all: GoldenTransaction[] = [...(inputs.transactions ?? []), ...balances];
  const followsCash = all.some(({ type }) => ofAccounts.has(type));
  const given = all.filter(({ date }) => dayNumber(date) <= today);
  const shown = (inputs.base_currency ?? given[0]?.currency ?? 'EUR').toLowerCase();
  const rates = ratesOf(inputs, shown, today);
  const placed = given.map((each, place) => ({ each, row: rowOf(each, place, inputs) }));
  const bySymbol = Map.groupBy(
    placed.filter(({ each }) => ofAssets.has(each.type)),
    ({ each }) => each.symbol ?? '',
  );
  const books = [...bySymbol].map(([symbol, list]) => {
    const { currency } = list[0]!.row;
    const splits = (inputs.splits ?? []).map((split) => splitRow(split, currency));
    const book = singleBook([...list.map(({ row }) => row), ...splits], method);
    const value = valueHolding(book, marketOf(inputs, symbol, currency, today), rates, shown, today);
    if (!value) throw new Error('a rate is missing');
    return { book, value };
  });
  const own = placed.filter(({ each }) => !ofAssets.has(each.type)).map(({ row }) => row);
  const entries = books.flatMap(({ book }) => book.entries);
  const cash =
    own.length > 0 || followsCash
      ? valueCash({ entries, transfers: [] }, own, followsCash, rates, shown, today)
      : null;
  const total = totalOfPortfolio({ holdings: books.map(({ value }) => value), cash, followsCash }, today);
  return { books, cash, total };
}

/** What the lots of all sales cost, by the day they were bought. */
export function soldLots(books: ReturnType<typeof goldenPortfolio>['books']) {
  const released = books.flatMap(({ book }) => book.entries.flatMap((entry) => entry.released));
  return { released, cost: costOfLots(released) };
}
