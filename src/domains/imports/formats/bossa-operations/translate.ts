import { decimal, sign } from '../../../../foundation/decimal.ts';
import { foldText } from '../../../../foundation/fold-text.ts';
import type { Booking, BookingKind, Bookings, InstrumentHint } from '../../booking.ts';
import { Collector, needed } from '../../kit/collector.ts';
import { isZeroText } from '../../kit/numbers.ts';
import { isPolishBond } from '../../kit/polish-market.ts';
import type { SourceFile } from '../../source-file.ts';
import { pairedExchanges } from './exchanges.ts';
import { type Line, lineOf, meaningOf, paperIn, rateIn, type What } from './read.ts';
import { columnsOf } from './recognise.ts';

type Meant = { line: Line; what: What; rest: string };

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector();
  const all: Meant[] = [];
  collector.each(columns.rows, (row) => {
    const line = lineOf(columns, row);
    const meaning = needed(meaningOf(line.title), 'kindUnknown', { word: line.title });
    if (meaning.what === 'settlement') collector.ignore(row, 'settlement');
    else if (isZeroText(line.amount)) collector.ignore(row, 'nothing');
    else all.push({ line, ...meaning });
  });
  const exchanges = all.filter(({ what }) => what === 'exchange');
  const rests = new Map(exchanges.map(({ line, rest }) => [line, rest]));
  const pairs = pairedExchanges([...rests.keys()], (line) => rests.get(line) ?? '');
  const incoming = new Set(pairs.values());
  for (const one of all)
    if (!incoming.has(one.line)) {
      const into = pairs.get(one.line);
      collector.book(one.line.row, bookingOf(one, into), into ? [into.row] : []);
    }
  return collector.result;
}

function bookingOf({ line, what, rest }: Meant, into: Line | undefined): Omit<Booking, 'at' | 'text'> {
  return {
    kind: kindOf(line, what),
    day: line.day,
    time: line.time,
    instrument: instrumentOf(what, rest),
    cash: { amount: line.amount, currency: line.currency },
    cashIs: what === 'dividend' ? sideOfTax(line.title) : undefined,
    received: into && { amount: into.amount, currency: into.currency },
    rate: what === 'exchange' ? rateIn(rest) : undefined,
    subtype: subtypes[what],
    note: [line.title, line.details].filter(Boolean).join('; '),
  };
}

const kinds: Partial<Record<What, BookingKind>> = {
  exchange: 'exchange',
  dividend: 'dividend',
  coupon: 'interest',
  interest: 'interest',
  fee: 'fee',
  fee_refund: 'fee',
  tax: 'tax',
};

/** What is neither of these is cash for papers that the row does not count: the person has to say how many. */
function kindOf({ amount }: Line, what: What): BookingKind {
  if (what === 'payment' || what === 'internal_transfer')
    return sign(decimal(amount)) < 0 ? 'withdrawal' : 'deposit';
  return kinds[what] ?? 'other';
}

const subtypes: Partial<Record<What, string>> = {
  coupon: 'coupon',
  redemption: 'redemption',
  redemption_adjustment: 'redemption_adjustment',
  capital_return: 'capital_return',
  tender_offer: 'tender_offer',
  subscription: 'subscription',
  subscription_refund: 'subscription_refund',
  fee_refund: 'refund',
  internal_transfer: 'internal_transfer',
};

const withoutPaper = new Set<What>(['exchange', 'interest', 'payment', 'internal_transfer', 'fee_refund']);

function instrumentOf(what: What, rest: string): InstrumentHint | undefined {
  if (withoutPaper.has(what)) return undefined;
  const name = paperIn(rest);
  if (!name) return undefined;
  const isBond = what === 'coupon' || isPolishBond(name);
  return { name, kind: isBond ? 'bond' : undefined };
}

/** Whether tax has already been taken from a dividend, where its title says so. */
function sideOfTax(title: string): 'net' | 'gross' | undefined {
  const folded = foldText(title);
  if (folded.includes('dywidendy netto')) return 'net';
  return folded.includes('dywidendy brutto') ? 'gross' : undefined;
}
