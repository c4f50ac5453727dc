import { addDays, addMonths } from '../../../foundation/calendar-day.ts';
import type { EventKind } from '../event-kinds.ts';
import type { TransactionTerms } from '../terms/occasions.ts';
import type { TransactionType } from '../transaction-types.ts';
import type { DemoPortfolio } from './demo-plan.ts';
import { plain } from './demo-row-text.ts';
import { type Special, specialKeys, specialsOf } from './demo-specials.ts';

/** What the demo plan needs to know of the market. */
export type DemoPrices = {
  today: string;
  /** The first close on or after a day, up to today. */
  closeFrom(key: string, day: string): { day: string; close: number } | undefined;
  currencyOf(key: string): string;
  isDivisible(key: string): boolean;
  /** What one point of a future is worth. */
  pointOf(key: string): number;
  /** Złoty for one unit of a currency that day. */
  pln(currency: string, day: string): number;
  events: {
    key: string;
    kind: 'split' | 'dividend';
    day: string;
    paidOn: string;
    ratio: number;
    amount: number;
  }[];
};

export type DemoRow = {
  type: TransactionType;
  key: string | null;
  day: string;
  units?: string;
  price?: string;
  total?: string;
  currency: string;
  fee?: string;
  tax?: string;
  toTotal?: string;
  toCurrency?: string;
  ratio?: number;
  /** The corporate action it is of. */
  action?: EventKind;
  note?: string;
  terms?: Partial<Omit<TransactionTerms, 'other_fee' | 'other_fee_currency_id'>>;
  /** A fee that was taken in another currency. */
  otherFee?: { amount: string; currency: string };
};

/** Withheld at source: 19 % in Poland, and nothing there from accounts of old age; 15 % abroad. */
const withheld = (currency: string, { kind }: DemoPortfolio) => {
  if (currency !== 'pln') return 0.15;
  return kind === undefined ? 0.19 : 0;
};

/** Turns a plan into transactions at the market's own closes, in the order of their days. */
export function demoRows(plan: DemoPortfolio, prices: DemoPrices): DemoRow[] {
  const rows: DemoRow[] = [];
  const { today } = prices;
  for (const { from, everyMonths, times, amount } of plan.deposits)
    for (const day of dates(from, everyMonths, times, today))
      rows.push({ type: 'deposit', key: null, day, total: plain(amount), currency: plan.currency });
  for (const { day, to, amount } of plan.exchanges)
    rows.push({
      type: 'exchange',
      key: null,
      day,
      total: plain(amount),
      currency: plan.currency,
      toTotal: plain((amount / prices.pln(to, day)) * 0.998),
      toCurrency: to,
    });
  if (plan.custodyFee !== null)
    for (const day of dates('2022-01-03', 12, 20, today))
      rows.push({ type: 'fee', key: null, day, total: plain(plan.custodyFee), currency: plan.currency });
  for (const key of keysOf(plan)) rows.push(...rowsOf(key, plan, prices));
  rows.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const dividends = rows.filter(({ type }) => type === 'dividend');
  const waiting = new Set(dividends.slice(dividends.length - plan.dividendsWait));
  for (const { key, type, note } of plan.notes ?? []) {
    const last = rows.findLast((row) => row.key === key && row.type === type);
    if (last) last.note = note;
  }
  return rows.filter((row) => !waiting.has(row));
}

/** The demo keys of what a plan touches. */
export function keysOf(plan: DemoPortfolio): Set<string> {
  return new Set([...[...plan.buys, ...plan.orders].map(({ key }) => key), ...specialKeys(plan)]);
}

function dates(from: string, everyMonths: number, times: number, today: string): string[] {
  return Array.from({ length: times }, (_, i) => addMonths(from, i * everyMonths)).filter(
    (day) => day <= today,
  );
}

type Event =
  | { day: string; rank: 0; ratio: number }
  | { day: string; rank: 1; budget: number; feeInZloty?: boolean }
  | { day: string; rank: 2; amount: number; paidOn: string }
  | { day: string; rank: 3; part: number }
  | { day: string; rank: 4; newFor: number }
  | (Special & { rank: 5 });

/** One instrument's purchases, splits, dividends and sales, each on its own trading day. */
function rowsOf(key: string, plan: DemoPortfolio, prices: DemoPrices): DemoRow[] {
  const currency = prices.currencyOf(key);
  const decimals = prices.isDivisible(key) ? 4 : 0;
  const rows: DemoRow[] = [];
  let units = 0;
  const fee = (value: number) => Math.max(plan.fee.least, value * plan.fee.part);
  for (const event of eventsOf(key, plan, prices)) {
    if (event.rank === 0) {
      if (units === 0) continue;
      units *= event.ratio;
      rows.push({ type: 'split', key, day: event.day, currency, ratio: event.ratio });
    } else if (event.rank === 2) {
      if (units <= 0 || event.paidOn > prices.today) continue;
      const gross = units * event.amount;
      rows.push({
        type: 'dividend',
        key,
        day: event.paidOn,
        total: plain(gross),
        tax: plain(gross * withheld(currency, plan)),
        currency,
      });
    } else if (event.rank === 4) {
      const subscribed = rightsOf(key, event, units, prices);
      units += Number(subscribed[0]?.units ?? 0);
      rows.push(...subscribed);
    } else if (event.rank === 5) {
      units += event.moves;
      rows.push(event.row);
    } else {
      const close = prices.closeFrom(key, event.day);
      if (!close) continue;
      const price = Number(plain(close.close, 4));
      const wanted = event.rank === 1 ? event.budget / price : units * event.part;
      const moved = Math.floor(wanted * 10 ** decimals) / 10 ** decimals;
      if (moved <= 0) continue;
      units += event.rank === 1 ? moved : -moved;
      rows.push({
        type: event.rank === 1 ? 'buy' : 'sell',
        key,
        day: close.day,
        units: plain(moved, 8),
        price: plain(price, 4),
        currency,
        ...(event.rank === 1 && event.feeInZloty
          ? {
              otherFee: {
                amount: plain(fee(moved * price) * prices.pln(currency, close.day)),
                currency: 'pln',
              },
            }
          : { fee: plain(fee(moved * price)) }),
      });
    }
  }
  return rows;
}

/** Two thirds of the rights are used at four fifths of the price, the others are sold for what that saves. */
function rightsOf(
  key: string,
  { day, newFor }: { day: string; newFor: number },
  units: number,
  prices: DemoPrices,
): DemoRow[] {
  const close = prices.closeFrom(key, day)?.close;
  const offered = Math.floor(units / newFor);
  const bought = Math.ceil((offered * 2) / 3);
  if (!close || offered - bought < 1) return [];
  const shared = { key, day, currency: prices.currencyOf(key), action: 'rights' as const };
  return [
    { ...shared, type: 'buy', units: plain(bought), price: plain(close * 0.8) },
    { ...shared, type: 'repayment', total: plain((offered - bought) * close * 0.2) },
  ];
}

function eventsOf(key: string, plan: DemoPortfolio, prices: DemoPrices): Event[] {
  const tradeDay = (day: string) => prices.closeFrom(key, day)?.day ?? addDays(prices.today, 1);
  const list: Event[] = [
    ...plan.buys
      .filter((each) => each.key === key)
      .flatMap(({ from, everyMonths, times, budget }) =>
        dates(from, everyMonths, times, prices.today).map((day) => ({
          day: tradeDay(day),
          rank: 1 as const,
          budget,
        })),
      ),
    ...plan.orders
      .filter((each) => each.key === key)
      .map(({ key: _, day, ...order }) => ({ day: tradeDay(day), rank: 1 as const, ...order })),
    ...plan.sales
      .filter((each) => each.key === key)
      .map(({ day, part }) => ({ day: tradeDay(day), rank: 3 as const, part })),
    ...plan.rights
      .filter((each) => each.key === key)
      .map(({ day }) => ({ day: tradeDay(day), rank: 4 as const, newFor: 5 })),
    ...specialsOf(key, plan, prices).map((special) => ({ ...special, rank: 5 as const })),
    ...prices.events
      .filter((event) => event.key === key)
      .map((event) =>
        event.kind === 'split'
          ? { day: event.day, rank: 0 as const, ratio: event.ratio }
          : { day: event.day, rank: 2 as const, amount: event.amount, paidOn: event.paidOn },
      ),
  ];
  // A dividend goes to who held before its day, so it comes before that day's purchases.
  const order = (event: Event) => (event.rank === 2 ? 0.5 : event.rank);
  return list
    .filter((event) => event.day <= prices.today)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : order(a) - order(b)));
}
