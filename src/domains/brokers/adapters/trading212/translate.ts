import { decimal, sum, textOf } from '../../../../foundation/decimal.ts';
import type { Booking, Bookings, Charge, InstrumentHint } from '../../../imports/booking.ts';
import { Collector, needed, Unreadable } from '../../../imports/kit/collector.ts';
import { absolute, inMainUnit, isZeroText, negative } from '../../../imports/kit/numbers.ts';
import { rowsOf } from '../../kit/activity-page.ts';
import { figureOf, momentIn } from '../../kit/figures.ts';
import type { Dividend, FilledOrder, StreamPage, Transaction } from './client.ts';

type Draft = Omit<Booking, 'at' | 'text'>;

/** What a page of a history means. `currency` is the account's: some items leave it out. */
export function translate(page: StreamPage, currency: string): Bookings {
  const collector = new Collector(page.stream);
  const each = <Item>(items: readonly Item[], draftOf: (item: Item) => Draft | undefined) => {
    const rows = rowsOf(items);
    collector.each(rows.keys(), (row) => {
      const draft = draftOf(rows.get(row)!);
      if (draft) collector.book(row, draft);
      else collector.ignore(row, 'notExecuted');
    });
  };
  if (page.stream === 'orders') each(page.items, (item) => orderOf(item, currency));
  else if (page.stream === 'dividends') each(page.items, (item) => dividendOf(item, currency));
  else each(page.items, (item) => transactionOf(item, currency));
  return collector.result;
}

/** `AAPL_US_EQ`: the symbol before its market; a small letter at the end of the symbol is a market too. */
export function instrumentOf(
  ticker: string,
  more?: {
    isin?: string | null | undefined;
    name?: string | null | undefined;
    currency?: string | null | undefined;
  } | null,
): InstrumentHint {
  const [symbol = ticker] = ticker.split('_');
  const currency = more?.currency ? inMainUnit({ amount: '0', currency: more.currency }).currency : undefined;
  return {
    symbol: symbol.replace(/[a-z]$/, ''),
    isin: more?.isin ?? undefined,
    name: more?.name ?? undefined,
    currency,
  };
}

function orderOf({ order, fill }: FilledOrder, accountCurrency: string): Draft | undefined {
  if (!fill) return undefined;
  if (fill.type && fill.type !== 'TRADE') throw new Unreadable('kindUnknown', { word: fill.type });
  const quantity = figureOf(fill.quantity);
  const isSale = order.side ? /^sell$/i.test(order.side) : quantity.startsWith('-');
  const impact = fill.walletImpact;
  const currency = order.instrument?.currency ?? order.currency ?? accountCurrency;
  const net = impact && figureOf(impact.netValue);
  const taxes = impact?.taxes ?? [];
  const wallet = impact?.currency ?? accountCurrency;
  return {
    ...momentIn(fill.filledAt),
    kind: isSale ? 'sell' : 'buy',
    instrument: instrumentOf(needed(order.ticker ?? order.instrument?.ticker, 'instrumentMissing'), {
      ...order.instrument,
      currency,
    }),
    units: absolute(quantity),
    price: inMainUnit({ amount: figureOf(fill.price), currency }),
    ...(net && {
      cash: { amount: isSale ? absolute(net) : negative(net), currency: wallet },
      cashIs: 'net' as const,
    }),
    fee: chargesOf(taxes, wallet),
    rate: impact?.fxRate ? figureOf(impact.fxRate) : undefined,
    // One order may be filled in parts.
    id: String(fill.id ?? order.id),
  };
}

type Taxes = NonNullable<NonNullable<NonNullable<FilledOrder['fill']>['walletImpact']>['taxes']>;

/** Stamp duties and fees of conversion are costs of the trade; they have no sign of their own. */
function chargesOf(taxes: Taxes, currency: string): Charge | undefined {
  const own = taxes.filter((tax) => (tax.currency ?? currency) === currency);
  if (own.length !== taxes.length) throw new Unreadable('incomplete');
  const amount = textOf(sum(own.map(({ quantity }) => decimal(absolute(figureOf(quantity))))));
  return isZeroText(amount) ? undefined : { amount, currency };
}

function dividendOf(dividend: Dividend, currency: string): Draft {
  const amount = figureOf(dividend.amount);
  return {
    ...momentIn(dividend.paidOn),
    kind: 'dividend',
    instrument: instrumentOf(dividend.ticker, dividend.instrument),
    cash: { amount, currency: dividend.currency ?? currency },
    cashIs: 'net',
    id: dividend.reference ?? undefined,
    ...(/return.of.capital/i.test(dividend.type ?? '') && { subtype: 'return_of_capital' }),
  };
}

function transactionOf(transaction: Transaction, accountCurrency: string): Draft {
  const amount = figureOf(transaction.amount);
  const currency = transaction.currency ?? accountCurrency;
  const common = { ...momentIn(transaction.dateTime), id: transaction.reference ?? undefined };
  const cash = (value: string) => ({ cash: { amount: value, currency }, cashIs: 'net' as const });
  switch (transaction.type.toUpperCase()) {
    case 'DEPOSIT':
      return { ...common, kind: 'deposit', ...cash(absolute(amount)) };
    case 'WITHDRAW':
    case 'WITHDRAWAL':
      return { ...common, kind: 'withdrawal', ...cash(negative(amount)) };
    case 'FEE':
      return { ...common, kind: 'fee', ...cash(negative(amount)) };
    case 'TRANSFER':
      return { ...common, kind: amount.startsWith('-') ? 'withdrawal' : 'deposit', ...cash(amount) };
    default:
      throw new Unreadable('kindUnknown', { word: transaction.type });
  }
}
