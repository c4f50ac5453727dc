import { decimal, sign } from '../../../../foundation/decimal.ts';
import type { BookingKind, Bookings, InstrumentHint } from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { isZeroText } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import {
  actionPairs,
  type Draft,
  type Legs,
  legsOf,
  type OrderPart,
  partsOfOrders,
  type Understood,
} from './orders.ts';
import { joinedRows, type Line, lineOf, signOf } from './read.ts';
import { columnsOf } from './recognise.ts';
import { tradeIn } from './trade-text.ts';
import { type Meaning, meaningOf } from './words.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const decimalSign = signOf(columns);
  const collector = new Collector();
  const wrapped = joinedRows(columns);
  for (const { row, rest } of wrapped)
    for (const part of rest) collector.ignore(part, 'partOf', { line: String(row.line) });
  const understood = new Map<SourceRow, Understood>();
  collector.each(
    wrapped.map(({ row }) => row),
    (row) => {
      const line = lineOf(columns, row, decimalSign);
      const meaning = meaningOf(line.description);
      const isInternal = meaning === 'sweep' || meaning === 'fund';
      const trade = isInternal
        ? undefined
        : tradeIn(line.description, line.change?.amount ?? '0', decimalSign);
      understood.set(row, { line, meaning: trade ? undefined : meaning, trade });
    },
  );
  bookAll(collector, understood);
  return collector.result;
}

function bookAll(collector: Collector, understood: ReadonlyMap<SourceRow, Understood>): void {
  const all = [...understood.values()];
  const parts = partsOfOrders(all);
  const legs = new Map(legsOf(all).map((pair): [Line, Legs] => [pair.out, pair]));
  const actions = actionPairs(all);
  const joined = new Set<Line>();
  for (const { lines } of parts.values()) for (const line of lines) joined.add(line);
  for (const { into } of legs.values()) joined.add(into);
  collector.each(understood.keys(), (row) => {
    const one = understood.get(row)!;
    const { line } = one;
    const pair = legs.get(line);
    if (joined.has(line)) return;
    if (pair) collector.book(row, exchangeOf(pair), [pair.into.row]);
    else if (one.trade?.action !== undefined) bookAction(collector, one, actions.get(one));
    else if (one.trade) {
      const part = parts.get(one);
      collector.book(
        row,
        tradeOf(one, part),
        part?.lines.map((of) => of.row),
      );
    } else bookCash(collector, one);
  });
}

function common({ day, time, settlesOn }: Line) {
  return { day, time, settlesOn };
}

function instrumentOf({ isin, product }: Line): InstrumentHint {
  needed(isin ?? product, 'instrumentMissing');
  return { isin, name: product };
}

function tradeOf({ line, trade }: Understood, part: OrderPart | undefined): Draft {
  const { side, units, price } = trade!;
  return {
    kind: side,
    ...common(line),
    instrument: { ...instrumentOf(line), currency: price.currency },
    units,
    price,
    cash: needed(line.change, 'amountMissing'),
    cashIs: 'gross',
    fee: part?.fee,
    tax: part?.tax,
    id: part && line.order,
  };
}

function exchangeOf({ out, into }: Legs): Draft {
  return {
    kind: 'exchange',
    ...common(out),
    cash: out.change,
    received: into.change,
    rate: out.rate ?? into.rate,
  };
}

/** A split of one instrument, the successor of another, or units that came or went for what the line says. */
function bookAction(collector: Collector, one: Understood, pair: Understood | undefined): void {
  const { line, trade } = one;
  const { side, units, price } = trade!;
  const base = { ...common(line), instrument: { ...instrumentOf(line), currency: price.currency } };
  const moved = { kind: side === 'buy' ? 'transfer-in' : 'transfer-out', ...base, units, price } as const;
  if (!pair) {
    const isFree = !line.change || isZeroText(line.change.amount);
    if (isFree) collector.book(line.row, { ...moved, price: undefined, subtype: 'corporate_action' });
    else collector.book(line.row, { ...tradeOf(one, undefined), subtype: 'corporate_action' });
  } else if (line.isin !== pair.line.isin) collector.book(line.row, { ...moved, subtype: 'product_change' });
  else if (units === pair.trade!.units) collector.ignore(line.row, 'nothing');
  else if (line.row.line < pair.line.row.line) {
    const [now, before] = side === 'buy' ? [units, pair.trade!.units] : [pair.trade!.units, units];
    collector.book(line.row, { kind: 'split', ...base, ratio: { numerator: now, denominator: before } }, [
      pair.line.row,
    ]);
  }
}

const kinds: Readonly<Record<Exclude<Meaning, 'sweep' | 'money'>, { kind: BookingKind; subtype?: string }>> =
  {
    exchange: { kind: 'exchange' },
    dividend: { kind: 'dividend' },
    capital: { kind: 'dividend', subtype: 'return_of_capital' },
    dividendTax: { kind: 'tax', subtype: 'withholding_tax' },
    orderTax: { kind: 'tax', subtype: 'transaction_tax' },
    orderFee: { kind: 'fee' },
    fee: { kind: 'fee' },
    interest: { kind: 'interest' },
    fund: { kind: 'interest', subtype: 'cash_fund' },
    gift: { kind: 'other', subtype: 'promotion' },
  };

const ofAnAsset = new Set<Meaning>(['dividend', 'capital', 'dividendTax']);

function bookCash(collector: Collector, { line, meaning }: Understood): void {
  if (meaning === undefined) throw new Unreadable('kindUnknown', { word: line.description.slice(0, 120) });
  const isZero = line.change !== undefined && isZeroText(line.change.amount);
  if (meaning === 'sweep') collector.ignore(line.row, 'sweep');
  else if (isZero) collector.ignore(line.row, 'nothing');
  else collector.book(line.row, cashOf(line, meaning));
}

function cashOf(line: Line, meaning: Exclude<Meaning, 'sweep'>): Draft {
  const cash = needed(line.change, 'amountMissing');
  const base = { ...common(line), cash, note: line.description };
  if (meaning === 'money')
    return { kind: sign(decimal(cash.amount)) > 0 ? 'deposit' : 'withdrawal', ...base };
  const hasInstrument = meaning !== 'exchange' && (line.isin ?? line.product) !== undefined;
  return {
    ...kinds[meaning],
    ...base,
    ...((ofAnAsset.has(meaning) || hasInstrument) && { instrument: instrumentOf(line) }),
    ...(meaning === 'exchange' && { rate: line.rate }),
  };
}
