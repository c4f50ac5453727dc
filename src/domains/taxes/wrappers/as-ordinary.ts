import { type Day, dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import {
  type Decimal,
  isZero,
  minus,
  one,
  over,
  plus,
  sum,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { dividendTax, interestTax, withheldFrom } from '../../income/withholding.ts';
import { grossOf } from '../../ledger/gross-of.ts';
import type { KnownInstrument, LedgerEntry } from '../from-ledger/ledger-entry.ts';
import {
  eventsOf,
  reckonLedger,
  type TranslatedLedger,
  translateLedger,
} from '../from-ledger/translate-ledger.ts';
import type { LedgerInput } from '../from-ledger/translation.ts';
import type { Readings } from '../readings.ts';
import { type Outcome, yearOf } from '../reckoning/outcome.ts';
import { toGrosz } from '../reckoning/rounding.ts';
import { type RateTables, rateBefore } from '../reckoning/tax-rates.ts';
import type { TreatyRates } from '../years/flat-part.ts';
import { yearsInTurn } from '../years/years-in-turn.ts';

/** What is held today, with its worth in złoty. */
export type HeldNow = { holding: string; instrument: string; units: Decimal; value: Decimal };

export type OrdinaryInput = Omit<LedgerInput, 'portfolios'> & {
  portfolio: { id: string; name: string };
  held: readonly HeldNow[];
  today: Day;
};

/** The rows of a wrapper as if it were an ordinary account, with everything sold today, and which of its sales those are. */
export type OrdinaryLedger = { ledger: TranslatedLedger; soldToday: ReadonlySet<string> };

/** The wrapper's own rows through the same translation, with another kind of portfolio (rule WR-7). */
export function asOrdinary({ portfolio, held, today, ...input }: OrdinaryInput): OrdinaryLedger {
  const linked = Map.groupBy(input.entries, ({ link }) => link);
  // What came from another portfolio has its lots there: here they are missing.
  const entries = input.entries.map((entry) =>
    entry.link !== null && linked.get(entry.link)!.length === 1 ? { ...entry, link: null } : entry,
  );
  const sales = held
    .filter(({ units }) => !isZero(units))
    .map((each, at) => saleOf(each, portfolio.id, today, at));
  return {
    ledger: translateLedger({
      ...input,
      entries: [...entries, ...sales],
      portfolios: [{ ...portfolio, kind: 'ordinary' }],
    }),
    soldToday: new Set(sales.map(({ id }) => id)),
  };
}

/** All of it, for what the page says it is worth. */
function saleOf(held: HeldNow, portfolio: string, today: Day, at: number): LedgerEntry {
  const total = toGrosz(held.value);
  return {
    ...{ id: `sold ${held.holding}`, type: 'sell', day: dayNumber(today), second: null, rank: at },
    ...{ units: held.units, price: over(total, held.units), total, currency: 'pln', fee: zero, tax: zero },
    ...{ toTotal: null, toCurrency: null, numerator: null, denominator: null, named: null, share: null },
    ...{ link: null, event: null, portfolio, holding: held.holding, instrument: held.instrument },
    ...{ eventKind: null, terms: null, source: null },
  };
}

export type OrdinaryTaxes = {
  /** Of each year until now: what a return would have asked for, and what Polish payers would have kept. */
  years: { year: number; tax: Decimal }[];
  /** What selling everything today would add. */
  sale: Decimal;
  total: Decimal;
  /** Rows that lack something the figure hangs on. */
  missing: number;
};

type Circumstances = {
  rates: RateTables;
  treaties: TreatyRates;
  readingsOf: (year: number) => Readings;
  today: Day;
};

/** The tax of an ordinary account, year by year: by the reckoning of the tax pages, and by no other. */
export function ordinaryTaxes({ ledger, soldToday }: OrdinaryLedger, given: Circumstances): OrdinaryTaxes {
  const { readingsOf, today } = given;
  const taken = takenByPayers(ledger, given.rates);
  const sold = outcomes((readings) => reckonLedger(ledger, given.rates, readings));
  // What is sold last changes nothing of what came before it: without it, the rest is as it was.
  const kept = outcomes((readings) => {
    const outcome = sold(readings);
    return { ...outcome, sales: outcome.sales.filter(({ ref }) => !soldToday.has(ref)) };
  });
  const years = taxedYears(ledger, given, kept);
  const total = (list: typeof years) => sum(list.map(({ tax }) => tax));
  const sale = minus(total(taxedYears(ledger, given, sold)), total(years));
  const listed = years
    .map(({ year, tax }) => ({ year, tax: plus(tax, taken.byYear.get(year) ?? zero) }))
    .filter(({ tax }) => !isZero(tax));
  const { missing } = sold(readingsOf(yearOf(today)));
  return {
    ...{ years: listed, sale, total: plus(total(listed), sale) },
    // Of which country an income is changes where it is declared, and not the tax.
    missing: new Set(
      missing.filter(({ what, ref }) => what !== 'country' && !taken.rows.has(ref)).map(({ ref }) => ref),
    ).size,
  };
}

/** The same readings again cost nothing. */
function outcomes(make: (readings: Readings) => Outcome): (readings: Readings) => Outcome {
  const known = new Map<string, Outcome>();
  return (readings) => {
    const key = JSON.stringify(readings);
    const outcome = known.get(key) ?? make(readings);
    known.set(key, outcome);
    return outcome;
  };
}

function taxedYears(
  ledger: TranslatedLedger,
  { treaties, readingsOf, today }: Circumstances,
  outcomeUnder: (readings: Readings) => Outcome,
) {
  // A sale of the last days of a year settles in the next one.
  const last = yearOf(today) + 1;
  const stated = (year: number) => ({
    ...{ readings: readingsOf(year), lossMethods: new Map(), slips: [], notCollected: zero },
    ...{ cryptoCarried: null, filed: null },
  });
  const [earliest] = eventsOf(ledger);
  const years = { first: earliest ? yearOf(earliest.day) : last, last, losses: [] };
  return yearsInTurn({ ...years, treaties, outcomeUnder, stated }).map(({ figures }) => ({
    year: figures.year,
    tax: figures.toPay,
  }));
}

/** What a Polish payer keeps of dividends and interest outside a wrapper: inside, the rows have nothing of it. */
function takenByPayers(ledger: TranslatedLedger, rates: RateTables) {
  const declared = new Set(eventsOf(ledger).map(({ id }) => id));
  const byId = new Map(ledger.entries.map((entry) => [entry.id, entry]));
  const byYear = new Map<number, Decimal>();
  const rows = new Set<string>();
  for (const { translation } of ledger.strands)
    for (const { ref, what, year } of translation.missing) {
      const entry = byId.get(ref);
      if (what !== 'withheld' || !entry || declared.has(ref)) continue;
      const tax = takenOf(entry, translation.instrumentOf(entry));
      const currency = entry.currency.toUpperCase();
      const mid = currency === 'PLN' ? one : rateBefore(rates, currency, dayOf(entry.day))?.mid;
      if (!mid) continue;
      rows.add(ref);
      byYear.set(year, plus(byYear.get(year) ?? zero, toGrosz(times(tax, mid))));
    }
  return { byYear, rows };
}

function takenOf(entry: LedgerEntry, instrument: KnownInstrument | undefined): Decimal {
  if (entry.type === 'interest' || !instrument) return interestTax(grossOf(entry), 'ordinary');
  return dividendTax(grossOf(entry), withheldFrom(instrument, 'ordinary', new Map()), entry.currency);
}
