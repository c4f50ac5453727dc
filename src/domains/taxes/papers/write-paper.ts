import { type Day, dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, fixedTextOf, hundred, minus, textOf, times } from '../../../foundation/decimal.ts';
import { figuresOf } from '../form/form-fields.ts';
import type { LedgerEntry } from '../from-ledger/ledger-entry.ts';
import type { TranslatedLedger } from '../from-ledger/translate-ledger.ts';
import type { Readings } from '../readings.ts';
import type { LotPart } from '../reckoning/lot-book.ts';
import { type Missing, type SaleOutcome, yearOf } from '../reckoning/outcome.ts';
import type { TaxEvent } from '../reckoning/tax-events.ts';
import type { RateTables, TaxRate } from '../reckoning/tax-rates.ts';
import type { FlatRow } from '../years/flat-part.ts';
import { lastYearOf, mayBeTakenAtOnce } from '../years/losses.ts';
import { lossRows, type ReckonedYear } from '../years/years-in-turn.ts';
import { otherRates, rateOnPaper } from './other-rates.ts';
import type {
  LotOnPaper,
  MissingOnPaper,
  MoneyOnPaper,
  PaymentOnPaper,
  SaleOnPaper,
  TaxPaper,
} from './tax-paper.ts';

/** What papers are written from, beside the figures of a year. */
export type PaperSources = {
  ledger: Pick<TranslatedLedger, 'accounts'>;
  entries: ReadonlyMap<string, LedgerEntry>;
  events: ReadonlyMap<string, TaxEvent>;
  names: ReadonlyMap<string, { ticker: string; names: Record<string, string> }>;
  portfolioNames: ReadonlyMap<string, string>;
  rates: RateTables;
  /** Years whose loss its owner stated. */
  statedLosses: ReadonlySet<number>;
};

const pln = (amount: Decimal): string => fixedTextOf(amount, 2);

/** The same with how the law is read. */
type Read = PaperSources & { readings: Readings };

/** All that is said of a year, as it would be kept. */
export function writePaper(sources: PaperSources, reckoned: ReckonedYear): TaxPaper {
  const { figures, outcome, readings } = reckoned;
  const of = { ...sources, readings };
  const { year } = figures;
  const isOfYear = (day: Day) => yearOf(day) === year;
  const printed = new Set(figures.printedCheck.map(({ account }) => account));
  const written = {
    sales: outcome.sales
      .filter(({ taxDay }) => isOfYear(taxDay))
      .map((sale) => saleOnPaper(of, sale, printed.has(sale.account))),
    payments: figures.flat.rows.map((row) => paymentOnPaper(of, row)),
    crypto: outcome.crypto.filter(({ day }) => isOfYear(day)).map((one) => moneyOnPaper(of, one)),
    fees: outcome.fees
      .filter(({ day }) => isOfYear(day))
      .map((one) => moneyOnPaper(of, { ...one, revenue: minus(one.cost, one.cost) })),
    outside: outcome.outside.flatMap(({ ref, reason }) => {
      const entry = of.entries.get(ref);
      const day = entry && dayOf(entry.day);
      return entry && day && isOfYear(day) ? [{ id: ref, day, instrument: entry.instrument, reason }] : [];
    }),
    missing: outcome.missing.filter((lack) => lack.year === year).map((lack) => missingOnPaper(of, lack)),
  };
  const slips = new Map(reckoned.input.pit8c.map((slip) => [slip.account, slip]));
  return {
    ...{ year, readings, figures: figuresOf(figures), ...written, must_file: figures.mustFile },
    countries: figures.countries.map(({ country, income, taxPaid }) => ({
      ...{ country, income: pln(income), tax_paid: pln(taxPaid) },
    })),
    losses: lossRows(reckoned).map(({ loss, before, now, left }) => ({
      ...{ year: loss.year, amount: pln(loss.amount), before: pln(before), now: pln(now), left: pln(left) },
      last_year: lastYearOf(loss),
      is_stated: of.statedLosses.has(loss.year),
      method: mayBeTakenAtOnce(loss) ? loss.method : null,
    })),
    printed: figures.printedCheck.map(({ account, revenue, cost }) => ({
      ...{ account, revenue: pln(slips.get(account)!.revenue), cost: pln(slips.get(account)!.cost) },
      ...{ own_revenue: pln(revenue), own_cost: pln(cost) },
    })),
    rows: [...of.entries.values()].filter(({ day }) => isOfYear(dayOf(day))).length,
    ...namedIn(of, written),
  };
}

type Written = Pick<TaxPaper, 'sales' | 'payments' | 'crypto' | 'fees' | 'outside' | 'missing'>;

/** The names of what is in it, so that a paper can be read when those are gone. */
function namedIn(of: PaperSources, written: Written): Pick<TaxPaper, 'instruments' | 'accounts'> {
  const rows: { instrument: string | null }[] = Object.values(written).flat();
  const ids = new Set(rows.flatMap(({ instrument }) => instrument ?? []));
  return {
    instruments: Object.fromEntries(
      [...ids].flatMap((id) => {
        const known = of.names.get(id);
        return known ? [[id, known]] : [];
      }),
    ),
    accounts: Object.fromEntries(
      of.ledger.accounts.map(({ id, portfolios, number }) => [
        id,
        { name: portfolios.map((one) => of.portfolioNames.get(one) ?? '').join(', '), number },
      ]),
    ),
  };
}

/** Price and currency as they were traded. */
function tradedIn(event: TaxEvent | undefined) {
  if (!event || !('price' in event)) return { quantity: null, price: null, currency: null, fee: null };
  const { quantity, price, currency, fee } = event;
  return {
    ...{ quantity: textOf(quantity), price: textOf(price), currency },
    fee: fee && { amount: textOf(fee.amount), currency: fee.currency },
  };
}

export function saleOnPaper(of: Read, sale: SaleOutcome, isPrinted: boolean): SaleOnPaper {
  const { ref, account, instrument, country, revenue, cost } = sale;
  const event = of.events.get(ref);
  return {
    ...{ id: ref, instrument, account, country, ...tradedIn(event) },
    ...{ day: event?.day ?? sale.taxDay, tax_day: sale.taxDay, is_day_computed: sale.isDayComputed },
    ...{ rate: rateOnPaper(sale.rate), fee_pln: pln(sale.fee) },
    ...{ revenue: pln(revenue), cost: pln(cost), income: pln(minus(revenue, cost)) },
    is_printed: isPrinted,
    lots: sale.parts.map((part) => lotOnPaper(of, part)),
    ...(event && closedBy(event)),
    ...otherRates(of, event, sale.taxDay),
    ...(sale.taxExempt && { tax_exempt: pln(sale.taxExempt) }),
  };
}

/** What of a position was closed. */
function closedBy({ kind }: TaxEvent): Pick<SaleOnPaper, 'closed'> {
  if (kind === 'cover') return { closed: 'short' };
  return kind === 'sell' || kind === 'redeem' ? {} : { closed: 'contract' };
}

function lotOnPaper(of: Read, part: LotPart): LotOnPaper {
  const event = of.events.get(part.id);
  const { price, currency } = tradedIn(event);
  return {
    ...{ id: part.id, acquired: part.acquired, tax_day: part.taxDay, price, currency },
    ...{ quantity: textOf(part.quantity), pln: pln(part.pln), rate: rateOnPaper(part.rate) },
    ...{ whole_quantity: textOf(part.whole.quantity), whole_pln: pln(part.whole.pln) },
    ...otherRates(of, event, part.taxDay),
  };
}

function paymentOnPaper(of: Read, row: FlatRow): PaymentOnPaper {
  const event = of.events.get(row.ref);
  const gross = event && (event.kind === 'dividend' || event.kind === 'interest') ? event.gross : null;
  const instrument =
    event && 'into' in event ? event.into : event && 'instrument' in event ? event.instrument : null;
  return {
    ...{ id: row.ref, kind: row.kind, instrument, day: row.day, country: row.country },
    ...{ amount: gross && textOf(gross.amount), currency: gross?.currency ?? null },
    ...{ rate: rateOnPaper(row.rate), gross: pln(row.gross), withheld: pln(row.withheld) },
    treaty_percent: row.treaty && textOf(times(row.treaty, hundred)),
    credit: row.credit && pln(row.credit),
    warning: row.warning,
    ...otherRates(of, event, row.day),
  };
}

type Booked = { ref: string; day: Day; rate: TaxRate | null; revenue: Decimal; cost: Decimal };

function moneyOnPaper(of: Read, one: Booked): MoneyOnPaper {
  const event = of.events.get(one.ref);
  const money =
    event?.kind === 'fee' ? event.fee : event && 'amount' in event && event.amount ? event.amount : null;
  return {
    ...{ id: one.ref, day: one.day, instrument: of.entries.get(one.ref)?.instrument ?? null },
    ...{ amount: money && textOf(money.amount), currency: money?.currency ?? null },
    ...{ rate: rateOnPaper(one.rate), revenue: pln(one.revenue), cost: pln(one.cost) },
    ...otherRates(of, event, one.day),
  };
}

function missingOnPaper({ entries }: PaperSources, lack: Missing): MissingOnPaper {
  const entry = entries.get(lack.ref);
  return {
    ...{ id: lack.ref, what: lack.what, day: entry ? dayOf(entry.day) : `${lack.year}-01-01` },
    instrument: entry?.instrument ?? null,
    account: 'account' in lack ? lack.account : null,
    quantity: 'quantity' in lack ? textOf(lack.quantity) : null,
    currency: lack.what === 'rate' ? lack.currency : null,
    rate_day: lack.what === 'rate' ? lack.day : null,
    ...{ portfolio: entry?.portfolio ?? null, holding: entry?.holding ?? null },
  };
}
