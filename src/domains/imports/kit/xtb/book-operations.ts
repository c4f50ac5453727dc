import { type DecimalText, decimal, negated, sign, sum, textOf } from '../../../../foundation/decimal.ts';
import type { Booking, BookingKind, Money } from '../../booking.ts';
import { type Collector, needed, Unreadable } from '../collector.ts';
import { isZeroText } from '../numbers.ts';
import { isPaidAsPriced } from './account-currency.ts';
import { type Belonging, belongingRows, type Known } from './belonging-rows.ts';
import { type Meaning, meaningOf } from './kinds.ts';
import { instrumentOf, isSecurity, listingOf } from './listing.ts';
import type { Operation } from './operation.ts';
import { type Deal, dealOf } from './trade-comment.ts';

/** What the file says beside its operations. */
export type Surroundings = {
  /** Empty where the file does not tell it: the person is asked. */
  currency: string;
  account?: string | undefined;
  /** Closed positions by their number: sales of the oldest files name nothing else. */
  closed?: ReadonlyMap<string, { units: DecimalText; price?: DecimalText | undefined }>;
};

export function bookOperations(
  collector: Collector,
  operations: readonly Operation[],
  around: Surroundings,
): void {
  const known: Known[] = [];
  for (const operation of operations) {
    const meaning = meaningOf(operation);
    if (meaning) known.push({ operation, meaning });
    else collector.reject(operation.row, 'kindUnknown', { word: operation.type });
  }
  const belonging = belongingRows(known);
  const taken = new Set<Operation>();
  for (const one of known.filter(({ meaning }) => isTrade(meaning)))
    collector.each([one.operation.row], () => {
      for (const part of bookTrade(collector, one, belonging, around)) taken.add(part);
    });
  for (const one of known)
    if (!isTrade(one.meaning) && !taken.has(one.operation)) bookOther(collector, one, belonging, around);
  collector.result.bookings.sort((a, b) => a.at.line - b.at.line);
}

function isTrade({ kind }: Meaning): boolean {
  return kind === 'buy' || kind === 'sell';
}

/** Books a trade with the rows that are part of it, and tells which those were. */
function bookTrade(
  collector: Collector,
  { operation, meaning }: Known,
  belonging: Belonging,
  around: Surroundings,
): Operation[] {
  const commission = belonging.commission.get(operation);
  const result = belonging.result.get(operation);
  const deal = needed(
    dealOf(operation.comment) ?? dealElsewhere(operation, meaning, commission, around),
    'unitsMissing',
  );
  const parts = [result, commission].filter((part) => part !== undefined);
  const together = sum([operation, ...parts].map(({ amount }) => decimal(amount)));
  collector.book(
    operation.row,
    {
      kind: meaning.kind as BookingKind,
      ...commonFields(operation, around),
      instrument: needed(instrumentOf(operation), 'instrumentMissing'),
      units: deal.units,
      price: priceOf(operation, deal, around),
      cash: { amount: textOf(together), currency: around.currency },
      cashIs: 'net',
      fee:
        commission && !isZeroText(commission.amount)
          ? { amount: textOf(negated(decimal(commission.amount))), currency: around.currency }
          : undefined,
    },
    parts.map(({ row }) => row),
  );
  return parts;
}

/** Comments of the first years name an order or a position only; their numbers stand in another row or sheet. */
function dealElsewhere(
  operation: Operation,
  meaning: Meaning,
  commission: Operation | undefined,
  around: Surroundings,
): { units: DecimalText; price?: DecimalText | undefined } | undefined {
  if (meaning.kind === 'buy') return commission && dealOf(commission.comment);
  return operation.position ? around.closed?.get(operation.position) : undefined;
}

function priceOf(
  operation: Operation,
  { price }: Pick<Partial<Deal>, 'price'>,
  around: Surroundings,
): Money | undefined {
  if (price === undefined) return undefined;
  const asPriced = around.currency && isPaidAsPriced(operation) ? around.currency : undefined;
  const currency = listingOf(operation.symbol)?.currency ?? asPriced;
  return currency ? { amount: price, currency } : undefined;
}

function commonFields(operation: Operation, around: Surroundings) {
  const { day, time, id } = operation;
  return { day, time, id, account: around.account } satisfies Partial<Booking>;
}

function bookOther(
  collector: Collector,
  { operation, meaning }: Known,
  belonging: Belonging,
  around: Surroundings,
): void {
  collector.each([operation.row], (row) => {
    if (belonging.cancelled.has(operation)) {
      collector.ignore(row, 'internal');
      return;
    }
    if (isZeroText(operation.amount)) {
      collector.ignore(row, 'nothing');
      return;
    }
    const kind = kindOf(operation, meaning);
    const ofAnAsset = kind === 'dividend' || meaning.subtype === 'withholding_tax';
    const instrument = instrumentOf(operation);
    if (ofAnAsset && !instrument) throw new Unreadable('instrumentMissing');
    collector.book(row, {
      kind,
      ...commonFields(operation, around),
      instrument,
      cash: { amount: operation.amount, currency: around.currency },
      // Its tax is a row of its own.
      cashIs: kind === 'dividend' ? 'gross' : undefined,
      subtype: subtypeOf(operation, meaning),
      note: kind === 'deposit' || kind === 'withdrawal' ? undefined : operation.comment || undefined,
    });
  });
}

function kindOf(operation: Operation, { kind }: Meaning): BookingKind {
  if (kind === 'payment' || kind === 'transfer')
    return sign(decimal(operation.amount)) < 0 ? 'withdrawal' : 'deposit';
  if (kind === 'commission') return 'fee';
  if (kind === 'result') return 'other';
  return kind;
}

function subtypeOf(operation: Operation, { kind, subtype }: Meaning): string | undefined {
  if (kind === 'result') return isSecurity(operation) ? 'close_result' : 'cfd_result';
  if (kind === 'commission') return 'commission';
  return subtype;
}
