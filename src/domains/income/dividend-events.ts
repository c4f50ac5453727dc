import { addMonths, dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import { type Decimal, isZero, over, plus, sign, times, zero } from '../../foundation/decimal.ts';
import { halfUp } from '../../foundation/rounding.ts';
import type { BookEntry } from '../ledger/keep-book.ts';
import { eventId, type IncomeEvent, type Payer } from './income-event.ts';
import { type Announced, type IncomeLedger, type Position, unitsBefore } from './income-ledger.ts';
import { dividendTax, withheldFrom } from './withholding.ts';

/** Where no day of payment is announced it is taken to be so long after the ex-dividend day (rule IN-1). */
const usualWait = 21;

/** Last year's payment is taken for one that was announced if it would come at most so far from it (rule IN-7). */
const mostShift = 45;

/** A payment of a position for some units: gross to the cent, and what is withheld. */
function paid(
  { portfolio, holdings }: Position,
  { exDay, paymentDay, amount, currency, isSimulated }: Omit<Announced, 'instrument_id'>,
  units: Decimal,
  own: ReadonlyMap<string, string>,
): IncomeEvent {
  const holding = holdings[0]!;
  const withheld = withheldFrom(holding, portfolio.kind, own);
  const gross = halfUp(times(units, amount), 2);
  const key = {
    portfolioId: portfolio.id,
    payer: `dividend:${holding.instrument_id}` satisfies Payer as Payer,
    day: dayOf(exDay),
  };
  return {
    ...key,
    id: eventId(key),
    kind: 'dividend',
    paidOn: paymentDay ?? exDay + usualWait,
    isDayKnown: paymentDay !== null,
    holdingId: holding.id,
    ticker: holding.ticker,
    names: holding.names,
    units,
    perUnit: amount,
    currency,
    gross,
    tax: dividendTax(gross, withheld, currency),
    percent: withheld.percent,
    country: withheld.country,
    isTaxKnown: withheld.isKnown,
    isSimulated,
  };
}

/** Units of a position before a day, and the holding that has most of them first: the row goes there. */
function heldBefore(ledger: IncomeLedger, position: Position, day: number) {
  const parts = position.holdings
    .map((holding) => ({ holding, units: unitsBefore(ledger.books.get(holding.id)!, day) }))
    .filter(({ units }) => sign(units) > 0);
  return {
    units: parts.reduce((sum, { units }) => plus(sum, units), zero),
    holdings: parts.length ? parts.map(({ holding }) => holding) : position.holdings,
  };
}

/** What was announced for a position, by the units that count (rule IN-1); those of later ex-days by today's units. */
export function dividendEvents(
  ledger: IncomeLedger,
  position: Position,
  announced: readonly Announced[],
  own: ReadonlyMap<string, string>,
): IncomeEvent[] {
  return announced.flatMap((one) => {
    const { units, holdings } = heldBefore(ledger, position, Math.min(one.exDay, ledger.today + 1));
    return isZero(units) ? [] : [paid({ ...position, holdings }, one, units, own)];
  });
}

/**
 * What last twelve months paid, for the units held today, a year later (rule IN-7). What was announced takes the place of the
 * nearest; where nothing was ever announced the ledger's own dividends are repeated.
 */
export function repeatedEvents(
  ledger: IncomeLedger,
  position: Position,
  announced: readonly Announced[],
  own: ReadonlyMap<string, string>,
): IncomeEvent[] {
  const { units, holdings } = heldBefore(ledger, position, ledger.today + 1);
  if (isZero(units)) return [];
  const from = dayNumber(addMonths(dayOf(ledger.today), -12));
  const isOfYear = (day: number) => day > from && day <= ledger.today;
  const known = announced.length ? announced : recorded(ledger, position);
  const past = known.filter((one) => isOfYear(one.paymentDay ?? one.exDay + usualWait));
  const coming = announced.filter((one) => (one.paymentDay ?? one.exDay + usualWait) > ledger.today);
  const later = past.map((one) => ({
    ...one,
    exDay: yearLater(one.exDay),
    paymentDay: yearLater(one.paymentDay ?? one.exDay + usualWait),
    amount: afterSplits(ledger, position, one),
  }));
  return withoutNearest(later, coming)
    .filter((one) => one.paymentDay > ledger.today)
    .map((one) => ({ ...paid({ ...position, holdings }, one, units, own), isDayKnown: false }));
}

const yearLater = (day: number) => dayNumber(addMonths(dayOf(day), 12));

/** Each that was announced takes the place of one, the nearest to it. */
function withoutNearest<One extends { exDay: number }>(
  repeated: readonly One[],
  announced: readonly { exDay: number }[],
): One[] {
  const left = [...repeated];
  for (const { exDay } of announced) {
    const far = (one: One) => Math.abs(one.exDay - exDay);
    const nearest = left.toSorted((a, b) => far(a) - far(b))[0];
    if (nearest && far(nearest) <= mostShift) left.splice(left.indexOf(nearest), 1);
  }
  return left;
}

/** Dividends of the ledger as if they had been announced: what each unit got. */
function recorded(ledger: IncomeLedger, { holdings }: Position): Announced[] {
  return holdings.flatMap(({ id, instrument_id }) => {
    const book = ledger.books.get(id)!;
    return book.entries.flatMap(({ type, day, gross, currency }) => {
      const units = type === 'dividend' ? unitsBefore(book, day) : zero;
      if (sign(units) <= 0 || sign(gross) <= 0) return [];
      const amount = over(gross, units, 12);
      return [{ instrument_id, exDay: day, paymentDay: day, amount, currency, isSimulated: false }];
    });
  });
}

/** An amount for a unit of then is less for a unit of today, if units were split since. */
function afterSplits(ledger: IncomeLedger, { holdings }: Position, { amount, exDay }: Announced): Decimal {
  const splits = new Map<number, NonNullable<BookEntry['ratio']>>();
  for (const { id } of holdings)
    for (const { day, ratio } of ledger.books.get(id)!.entries)
      if (ratio && day >= exDay) splits.set(day, ratio);
  return [...splits.values()].reduce(
    (each, [numerator, denominator]) => over(times(each, denominator), numerator, 12),
    amount,
  );
}
