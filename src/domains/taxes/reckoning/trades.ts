import type { Day } from '../../../foundation/calendar-day.ts';
import { type Decimal, minus, over, plus, sign, smaller, times, zero } from '../../../foundation/decimal.ts';
import { type Lot, plnOf, unitsIn } from './lot-book.ts';
import { nothingExempt, yearOf } from './outcome.ts';
import { notBelowZero, toGrosz } from './rounding.ts';
import type { TaxBooks } from './tax-books.ts';
import type { Acquisition, Purchase, Sale } from './tax-events.ts';
import { MissingRate } from './tax-rates.ts';

export function buy(books: TaxBooks, purchase: Purchase): void {
  const { id, account, instrument, day, quantity, exempt = false } = purchase;
  const { taxDay } = books.taxDay(purchase);
  const cost = costOf(books, purchase, taxDay);
  books.lots.add(books.pool(account, instrument), {
    ...{ id, acquired: day, taxDay, quantity, exempt, ...cost },
    whole: { quantity, pln: cost.pln },
  });
}

/** What a lot costs; one without a rate is missed when it is sold. */
function costOf(books: TaxBooks, purchase: Purchase, taxDay: Day): Pick<Lot, 'pln' | 'rate' | 'unknown'> {
  try {
    const { pln, rate } = books.value(purchase, taxDay);
    return { pln: plus(pln, books.feeInZloty(purchase, taxDay)), rate, unknown: null };
  } catch (error) {
    if (!(error instanceof MissingRate)) throw error;
    return { pln: zero, rate: null, unknown: error };
  }
}

export function acquire(books: TaxBooks, given: Acquisition): void {
  const { id, account, instrument, day, quantity, donorCost, taxPaid } = given;
  const isDonors = donorCost !== undefined && books.readings.gift_cost === 'donor';
  const cost = isDonors ? (donorCost ?? zero) : given.cost;
  if (isDonors && donorCost === null && !books.wrapperOf(account))
    books.outcome.missing.push({ ref: id, year: yearOf(day), what: 'value', instrument });
  books.lots.add(books.pool(account, instrument), {
    ...{ id, acquired: day, taxDay: day, rate: null, quantity, pln: cost },
    ...{ exempt: false, unknown: null, whole: { quantity, pln: cost } },
    ...(taxPaid && { taxPaid }),
  });
}

/** The oldest lots leave first, or those the broker names; a fee is cost or lowers the revenue (rules TX-4, TX-5). */
export function sell(books: TaxBooks, sale: Sale): void {
  const { id, account, instrument, quantity } = sale;
  const { taxDay, isDayComputed } = books.taxDay(sale);
  const named = books.readings.cost_method === 'lot' ? sale.lots : undefined;
  const { parts, missing } = books.lots.take(books.pool(account, instrument), quantity, named);
  if (books.isOutside(id, account)) return;
  if (!isKnown(books, sale, taxDay, parts, missing)) return;
  if (sale.isExpired && books.readings.expired_option === 'none') {
    books.outcome.outside.push({ ref: id, reason: 'expired' });
    return;
  }
  const { pln, rate } = books.value(sale, taxDay);
  const fee = books.feeInZloty(sale, taxDay);
  const lowersRevenue = books.readings.sale_fee === 'revenue';
  const taxExempt = exemptByTax(books, sale, pln, fee, parts);
  const taxed = minus(pln, taxExempt);
  const revenue = lowersRevenue ? minus(taxed, fee) : taxed;
  const cost = lowersRevenue ? plnOf(parts) : plus(plnOf(parts), fee);
  books.sold({
    ...{ ref: id, account, instrument, country: books.countryOf(instrument) },
    ...{ taxDay, isDayComputed, rate, revenue, cost, parts, fee },
    exempt: exemptOf(sale, parts, revenue, cost),
    ...(sign(taxExempt) > 0 && { taxExempt }),
    foreignTax: sale.foreignTax ? books.inZloty(sale.foreignTax, taxDay).pln : zero,
  });
}

/** Of what was inherited or given, the gain up to the tax that was paid then (art. 21(1)(105)). */
function exemptByTax(
  books: TaxBooks,
  { quantity }: Sale,
  revenue: Decimal,
  fee: Decimal,
  parts: readonly Lot[],
): Decimal {
  return parts.reduce((sum, part) => {
    if (!part.taxPaid) return sum;
    const net = books.round(over(times(minus(revenue, fee), part.quantity), quantity));
    return plus(sum, smaller(part.taxPaid, notBelowZero(minus(net, part.pln))));
  }, zero);
}

/** The part of a sale that is exempt: all of it, or what the flagged lots are of the units. */
function exemptOf(sale: Sale, parts: readonly Lot[], revenue: Decimal, cost: Decimal) {
  if (sale.exempt) return { revenue, cost };
  const flagged = parts.filter(({ exempt }) => exempt);
  if (!flagged.length) return nothingExempt;
  const share = (of: Decimal) => toGrosz(over(times(of, unitsIn(flagged)), sale.quantity));
  const fee = minus(cost, plnOf(parts));
  return { revenue: share(revenue), cost: plus(plnOf(flagged), share(fee)) };
}

/** Notes what a sale lacks; without it there is no figure. */
function isKnown(
  { outcome }: TaxBooks,
  { id: ref, account, instrument }: Sale | Purchase,
  taxDay: Day,
  parts: readonly Lot[],
  missing: Decimal,
): boolean {
  const year = yearOf(taxDay);
  if (sign(missing) > 0)
    outcome.missing.push({ ref, year, what: 'purchase', account, instrument, quantity: missing });
  for (const { unknown } of parts)
    if (unknown)
      outcome.missing.push({ ref, year, what: 'rate', currency: unknown.currency, day: unknown.day });
  return sign(missing) === 0 && parts.every(({ unknown }) => !unknown);
}

/** A bond that is repaid: what it brings above its cost is a discount, and a loss is nobody's. */
export function redeem(books: TaxBooks, sale: Sale): void {
  if (books.readings.bond_redemption === 'sale' && !sale.payerWithheld) {
    sell(books, sale);
    return;
  }
  const { id, account, instrument, quantity } = sale;
  const { taxDay } = books.taxDay(sale);
  const { parts, missing } = books.lots.take(books.pool(account, instrument), quantity);
  if (books.isOutside(id, account)) return;
  if (sale.payerWithheld) {
    books.outcome.outside.push({ ref: id, reason: 'payer' });
    return;
  }
  if (!isKnown(books, sale, taxDay, parts, missing)) return;
  const { pln, rate } = books.value(sale, taxDay);
  const gross = notBelowZero(minus(pln, plnOf(parts)));
  const country = books.countryOf(instrument);
  if (sign(gross) > 0)
    books.outcome.flat.push({
      ...{ ref: id, kind: 'interest', day: taxDay, country, rate, gross, withheld: zero },
    });
}

export function sellShort(books: TaxBooks, sale: Sale): void {
  const { id, account, instrument, day, quantity } = sale;
  const { taxDay } = books.taxDay(sale);
  const { pln: gross, rate } = books.value(sale, taxDay);
  const pln = minus(gross, books.feeInZloty(sale, taxDay));
  books.shorts.add(books.pool(account, instrument), {
    ...{ id, acquired: day, taxDay, rate, quantity, pln, exempt: false, unknown: null },
    whole: { quantity, pln },
  });
}

/** A short sale is taxed when it is covered: the oldest first, each leg at its own rate. */
export function cover(books: TaxBooks, purchase: Purchase): void {
  const { id, account, instrument, quantity } = purchase;
  const { taxDay, isDayComputed } = books.taxDay(purchase);
  const { parts, missing } = books.shorts.take(books.pool(account, instrument), quantity);
  if (books.isOutside(id, account)) return;
  if (!isKnown(books, purchase, taxDay, parts, missing)) return;
  const { pln, rate } = books.value(purchase, taxDay);
  const fee = books.feeInZloty(purchase, taxDay);
  if (books.readings.short_sale === 'sold') {
    coveredByYear(books, purchase, parts, { pln, fee });
    return;
  }
  books.sold({
    ...{ ref: id, account, instrument, country: books.countryOf(instrument) },
    ...{ taxDay, isDayComputed, rate, revenue: plnOf(parts), cost: plus(pln, fee), parts, fee },
    ...{ exempt: nothingExempt, foreignTax: zero },
  });
}

/** Read as income of the year of the sale: each short sale on its own day, with its part of what covering cost. */
function coveredByYear(
  books: TaxBooks,
  { id, account, instrument, quantity }: Purchase,
  parts: readonly Lot[],
  whole: { pln: Decimal; fee: Decimal },
): void {
  let left = whole;
  for (const [at, part] of parts.entries()) {
    const share = (of: Decimal) => books.round(over(times(of, part.quantity), quantity));
    const own = at === parts.length - 1 ? left : { pln: share(whole.pln), fee: share(whole.fee) };
    left = { pln: minus(left.pln, own.pln), fee: minus(left.fee, own.fee) };
    books.sold({
      ...{ ref: id, account, instrument, country: books.countryOf(instrument) },
      ...{ taxDay: part.taxDay, isDayComputed: false, rate: part.rate, revenue: part.pln },
      ...{ cost: plus(own.pln, own.fee), parts: [part], fee: own.fee },
      ...{ exempt: nothingExempt, foreignTax: zero },
    });
  }
}
