import type { CallOutput } from '../../../../foundation/contract.ts';
import { signOf } from '../../../../foundation/format-number.ts';
import type { symbolPage } from '../../contract.ts';
import type { PricePoint } from '../../thin-history.ts';

export type SymbolFacts = Pick<
  CallOutput<typeof symbolPage>['data'],
  | 'class'
  | 'ticker'
  | 'name'
  | 'price'
  | 'price_day'
  | 'is_simulated'
  | 'dividends'
  | 'market_value'
  | 'list_date'
  | 'isin'
>;

/** How the page writes things, in its language. */
export type Writing = {
  day: (day: string) => string;
  price: (value: string | number) => string;
  money: (value: string) => string;
  percent: (value: number) => string;
  size: (value: string) => string;
};

type Context = {
  today: string;
  exchange: string | null;
  /** The last day's change in percent. */
  change: number | null;
  /** The closes of the last year; none where it is younger. */
  year: readonly PricePoint[];
  write: Writing;
};

export type Question = {
  key: 'price' | 'year' | 'dividend' | 'size' | 'listed' | 'isin';
  values: Record<string, string>;
  /** Speaks of money, so it stays out of structured data while prices are simulated. */
  quotesMoney: boolean;
};

const most = 5;

/** The questions that the known data can answer, the most asked first. Nothing unknown is asked about. */
export function chooseQuestions(symbol: SymbolFacts, context: Context): Question[] {
  const names = { kind: symbol.class, ticker: symbol.ticker, name: symbol.name };
  return [
    aboutPrice(symbol, context),
    aboutYear(context),
    aboutDividend(symbol, context),
    aboutSize(symbol, context),
    aboutListing(symbol, context),
    aboutIsin(symbol),
  ]
    .filter((question) => question !== null)
    .slice(0, most)
    .map((question) => ({ ...question, values: { ...names, ...question.values } }));
}

function aboutPrice({ price, price_day: day, is_simulated }: SymbolFacts, context: Context): Question | null {
  if (price === null || day === null) return null;
  const { change, write } = context;
  const values = {
    day: write.day(day),
    price: write.price(price),
    direction: change === null ? 'unknown' : directionOf(change),
    change: change === null ? '' : write.percent(Math.abs(change)),
    simulated: is_simulated ? 'yes' : 'no',
  };
  return { key: 'price', values, quotesMoney: true };
}

function aboutYear({ year, write }: Context): Question | null {
  const first = year[0];
  const last = year.at(-1);
  if (!first || !last || first === last || first.value <= 0) return null;
  const closes = year.map(({ value }) => value);
  const change = (last.value / first.value - 1) * 100;
  const values = {
    from: write.day(first.day),
    to: write.day(last.day),
    direction: directionOf(change),
    change: write.percent(Math.abs(change)),
    first: write.price(first.value),
    last: write.price(last.value),
    low: write.price(Math.min(...closes)),
    high: write.price(Math.max(...closes)),
  };
  return { key: 'year', values, quotesMoney: true };
}

function aboutDividend({ dividends }: SymbolFacts, { today, write }: Context): Question | null {
  const last = dividends.toSorted((a, b) => b.execution_date.localeCompare(a.execution_date))[0];
  if (!last) return null;
  const paid = last.payment_date;
  const values = {
    amount: write.money(last.amount),
    exDay: write.day(last.execution_date),
    payment: paid === null ? 'unknown' : paid <= today ? 'past' : 'future',
    paid: paid === null ? '' : write.day(paid),
  };
  return { key: 'dividend', values, quotesMoney: true };
}

function aboutSize(
  { market_value: value, price_day: day }: SymbolFacts,
  { write }: Context,
): Question | null {
  if (value === null || day === null) return null;
  return { key: 'size', values: { value: write.size(value), day: write.day(day) }, quotesMoney: true };
}

function aboutListing({ list_date: day }: SymbolFacts, { exchange, write }: Context): Question | null {
  if (day === null) return null;
  const values = { day: write.day(day), hasExchange: exchange ? 'yes' : 'no', exchange: exchange ?? '' };
  return { key: 'listed', values, quotesMoney: false };
}

function aboutIsin({ isin }: SymbolFacts): Question | null {
  return isin === null ? null : { key: 'isin', values: { isin }, quotesMoney: false };
}

/** As the reader sees it, rounded to two decimals. */
export function directionOf(percent: number): 'up' | 'down' | 'flat' {
  const sign = signOf(percent.toFixed(12));
  return sign > 0 ? 'up' : sign < 0 ? 'down' : 'flat';
}
