import { addDays, type Day, dayInWarsaw, dayOf } from '../../../foundation/calendar-day.ts';
import { decimal, zero } from '../../../foundation/decimal.ts';
import { RecentlyUsed } from '../../../foundation/recently-used.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import { withholdingOf } from '../../income/server/income-store.ts';
import { usualPercent } from '../../income/withholding.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import { holdingsOf, ledgerStamp, type NamedHolding } from '../../ledger/server/holding-store.ts';
import { type PortfolioRow, portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { versionsOfRates } from '../../valuation/server/rate-store.ts';
import type { LedgerEntry } from '../from-ledger/ledger-entry.ts';
import { reckonLedger, type TranslatedLedger, translateLedger } from '../from-ledger/translate-ledger.ts';
import type { TaxPaper } from '../papers/tax-paper.ts';
import { type PaperSources, writePaper } from '../papers/write-paper.ts';
import { type Readings, usualReadings } from '../readings.ts';
import { type Outcome, yearOf } from '../reckoning/outcome.ts';
import type { RateTables } from '../reckoning/tax-rates.ts';
import { treatyRates } from '../treaties.ts';
import { type ReckonedYear, type StatedYear, type YearsInput, yearsInTurn } from '../years/years-in-turn.ts';
import { openPaper, passedOn } from './filed-papers.ts';
import { type EntryMemory, readTaxEntries } from './tax-entries.ts';
import { taxRatesOf } from './tax-ledger-store.ts';
import {
  filedPapersOf,
  portfoliosLeftOut,
  type TaxLossRow,
  type TaxSlipRow,
  type TaxTreatyRow,
  type TaxYearRow,
  taxLossesOf,
  taxSlipsOf,
  taxStamp,
  taxTreatiesOf,
  taxYearsOf,
} from './tax-store.ts';

/** What a person says beside the ledger. */
export type StatedTaxes = {
  years: TaxYearRow[];
  slips: TaxSlipRow[];
  losses: TaxLossRow[];
  treaties: TaxTreatyRow[];
  /** Portfolios that are kept out of the return. */
  leftOut: readonly { id: string; name: string }[];
  filed: ReadonlyMap<number, TaxPaper>;
};

/** Everything somebody's tax pages are made of. */
export type ReckonedTaxes = {
  /** Changes with anything it was made from. */
  stamp: string;
  today: Day;
  stated: StatedTaxes;
  ledger: TranslatedLedger;
  /** Rows as they were read, so that the next reckoning reads what changed. */
  rows: EntryMemory;
  /** Portfolios that could be in the return. */
  portfolios: readonly { id: string; name: string }[];
  isSimulated: boolean;
  rates: RateTables;
  /** What papers are written from. */
  sources: PaperSources;
  /** The same ledger, with other things said beside it. */
  under: (stated: StatedTaxes) => ReckonedTaxes;
  /** What the ledger comes to under some readings; the same readings again cost nothing. */
  outcomeUnder: (readings: Readings) => Outcome;
  yearOf: (year: number) => ReckonedYear;
  paperOf: (year: number) => TaxPaper;
  first: number;
  last: number;
};

/** Before this day NBP's tables are not kept by anybody. */
export const firstTaxYear = 2002;

/** Rows of this many people's ledgers stay reckoned. */
const mostRows = 60_000;
const kept = new WeakMap<Services, RecentlyUsed<Promise<ReckonedTaxes>>>();

/** Reckons somebody's years anew where anything changed that they hang on; several calls at once share the work. */
export async function reckonedTaxes(context: Context): Promise<ReckonedTaxes> {
  const { services } = context;
  const { userId } = actorOf(context);
  const today = dayInWarsaw(services.clock.now());
  const stamp = await stampOf(services.database, userId, today);
  const memory = kept.get(services) ?? new RecentlyUsed<Promise<ReckonedTaxes>>(mostRows);
  kept.set(services, memory);
  const known = await memory.get(userId)?.catch(() => undefined);
  if (known?.stamp === stamp) return known;
  const reckoning = reckonTaxes(context, stamp, today, known?.rows);
  memory.set(userId, reckoning, 1);
  try {
    const reckoned = await reckoning;
    if (memory.get(userId) === reckoning)
      memory.set(userId, reckoning, 1 + reckoned.ledger.input.events.length);
    return reckoned;
  } catch (error) {
    if (memory.get(userId) === reckoning) memory.delete(userId);
    throw error;
  }
}

/** Changes with everything that somebody's taxes hang on: ledger, what is said beside it, rates, the day. */
export async function stampOf(on: Queries, userId: string, today: Day): Promise<string> {
  const versions = await versionsOfRates(on);
  const rates = versions.map(({ currency, version }) => `${currency}${version}`).toSorted();
  return [today, await ledgerStamp(on, userId), await taxStamp(on, userId), ...rates].join(' ');
}

async function reckonTaxes(
  context: Context,
  stamp: string,
  today: Day,
  before: EntryMemory | undefined,
): Promise<ReckonedTaxes> {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const [portfolios, holdings, withholding, stated] = await Promise.all([
    portfoliosOf(database, userId),
    holdingsOf(database, userId),
    withholdingOf(database, userId),
    statedTaxes(database, userId),
  ]);
  const asked = { userId, holdings, portfolios, before };
  const { entries, memory: rows } = await readTaxEntries(database, asked);
  const read = {
    ...{ entries, portfolios, holdings },
    usuallyWithheld: (country: string, isFund: boolean) =>
      Number(withholding.get(country) ?? usualPercent(country, isFund) ?? 0),
  };
  const translated = translatedFrom(read, stated);
  // Of everything, so that what is left out can be taken in again without asking.
  const { currencies } = stated.leftOut.length
    ? translatedFrom(read, { ...stated, leftOut: [] }).ledger
    : translated.ledger;
  const from = addDays(firstDayOf(entries) ?? today, -20);
  const rates = await taxRatesOf(database, [...currencies], from);
  const choosable = portfolios.filter(({ is_virtual, kind }) => !is_virtual && kind === 'ordinary');
  return taxesOf({ stamp, today, rates, read, rows, portfolios: choosable }, stated, translated);
}

export async function statedTaxes(on: Queries, userId: string): Promise<StatedTaxes> {
  // One after the other: a transaction has one connection.
  const years = await taxYearsOf(on, userId);
  const slips = await taxSlipsOf(on, userId);
  const losses = await taxLossesOf(on, userId);
  const treaties = await taxTreatiesOf(on, userId);
  const papers = await filedPapersOf(on, userId);
  const filed = await Promise.all(
    papers.map(async ({ year, paper }) => [year, await openPaper(paper)] as const),
  );
  const leftOut = await portfoliosLeftOut(on, userId);
  return { years, slips, losses, treaties, leftOut, filed: new Map(filed) };
}

/** What was read of a ledger. */
type Read = {
  entries: readonly LedgerEntry[];
  portfolios: readonly PortfolioRow[];
  holdings: readonly NamedHolding[];
  usuallyWithheld: (country: string, isFund: boolean) => number;
};
type Translated = {
  ledger: TranslatedLedger;
  sources: Omit<PaperSources, 'rates'>;
  outcomes: Map<string, Outcome>;
};

function translatedFrom(read: Read, { leftOut, losses }: StatedTaxes): Translated {
  const { entries, portfolios, holdings, usuallyWithheld } = read;
  const ledger = translateLedger({
    ...{ entries, usuallyWithheld },
    portfolios: portfolios.map((one) => ({ ...one, isLeftOut: leftOut.some(({ id }) => id === one.id) })),
    instruments: new Map(holdings.map((one) => [one.instrument_id, { ...one, id: one.instrument_id }])),
  });
  const sources = {
    ledger,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    events: new Map(ledger.input.events.map((event) => [event.id, event])),
    names: new Map(holdings.map(({ instrument_id, ticker, names }) => [instrument_id, { ticker, names }])),
    portfolioNames: new Map(portfolios.map(({ id, name }) => [id, name])),
    statedLosses: new Set(losses.map(({ year }) => year)),
  };
  return { ledger, sources, outcomes: new Map() };
}

type Given = {
  stamp: string;
  today: Day;
  rates: RateTables;
  read: Read;
  rows: EntryMemory;
  portfolios: ReckonedTaxes['portfolios'];
};

function taxesOf(given: Given, stated: StatedTaxes, translated: Translated): ReckonedTaxes {
  const { stamp, today, rates, read, rows, portfolios } = given;
  const { ledger, outcomes } = translated;
  const sources = { ...translated.sources, rates };
  const outcomeUnder = (readings: Readings) => {
    const key = JSON.stringify({ ...readings, credit_limit: '', credit_scope: '', loss_method: '' });
    const outcome = outcomes.get(key) ?? reckonLedger(ledger, rates, readings);
    return outcomes.set(key, outcome).get(key)!;
  };
  const last = yearOf(today);
  const first = firstOf(ledger, stated, last);
  const input: YearsInput = {
    ...{ first, last, outcomeUnder, treaties: treatyRates(stated.treaties) },
    stated: (year) => statedYear(stated, year),
    losses: stated.losses.map(({ year, amount, deducted }) => ({
      ...{ year, amount: decimal(amount), used: decimal(deducted) },
    })),
  };
  const years = new Map(yearsInTurn(input).map((one) => [one.figures.year, one]));
  const papers = new Map<number, TaxPaper>();
  const yearIn = (year: number) => years.get(year) ?? yearsInTurn({ ...input, first: year, last: year })[0]!;
  return {
    ...{
      stamp,
      today,
      stated,
      ledger,
      rows,
      portfolios,
      rates,
      sources,
      outcomeUnder,
      first,
      last,
      yearOf: yearIn,
    },
    under(other) {
      if (idsOf(other) !== idsOf(stated)) return taxesOf(given, other, translatedFrom(read, other));
      const statedLosses = new Set(other.losses.map(({ year }) => year));
      return taxesOf(given, other, { ...translated, sources: { ...sources, statedLosses } });
    },
    isSimulated: [...rates.values()].some((list) => list.some(({ table }) => table === simulatedSource)),
    paperOf(year) {
      const paper = papers.get(year) ?? writePaper(sources, yearIn(year));
      return papers.set(year, paper).get(year)!;
    },
  };
}

const idsOf = ({ leftOut }: StatedTaxes): string => leftOut.map(({ id }) => id).join(' ');

/** The first year with anything in it. */
function firstOf(ledger: TranslatedLedger, { years, slips }: StatedTaxes, last: number): number {
  const days = ledger.input.events.map(({ day }) => yearOf(day));
  const told = [...years, ...slips].map(({ year }) => year);
  return Math.max(
    firstTaxYear,
    [...days.slice(0, 1), ...told, last].reduce((a, b) => Math.min(a, b)),
  );
}

export function statedYear({ years, slips, filed }: StatedTaxes, year: number): StatedYear {
  const row = years.find((one) => one.year === year);
  const paper = filed.get(year);
  return {
    readings: { ...usualReadings, ...row?.readings },
    lossMethods: new Map(Object.entries(row?.loss_methods ?? {}).map(([of, how]) => [Number(of), how])),
    slips: slips
      .filter((slip) => slip.year === year)
      .map(({ account, revenue, cost }) => ({ account, revenue: decimal(revenue), cost: decimal(cost) })),
    notCollected: row ? decimal(row.not_collected) : zero,
    cryptoCarried: row?.crypto_carried ? decimal(row.crypto_carried) : null,
    filed: paper ? passedOn(paper) : null,
  };
}

/** The first day some rate is of: that of the first row, or on which a contract was opened before it. */
function firstDayOf(entries: readonly LedgerEntry[]): Day | undefined {
  const opened = entries.flatMap(({ terms }) => terms?.legs?.opened ?? []);
  return [...entries.slice(0, 1).map(({ day }) => dayOf(day)), ...opened].sort()[0];
}
