import { addDays, type Day, dayInWarsaw, dayOf } from '../../../foundation/calendar-day.ts';
import { decimal, zero } from '../../../foundation/decimal.ts';
import { onceFor } from '../../../foundation/once-for.ts';
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
import type { KnownInstrument, LedgerEntry } from '../from-ledger/ledger-entry.ts';
import {
  eventsOf,
  reckonStrands,
  type StrandOutcomes,
  type TranslatedLedger,
  together,
  translateLedger,
} from '../from-ledger/translate-ledger.ts';
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
  /** What the next reckoning has of this one. */
  memory: TaxMemory;
  /** Portfolios that could be in the return. */
  portfolios: readonly { id: string; name: string }[];
  isSimulated: boolean;
  rates: RateTables;
  /** What papers are written from. */
  sources: () => PaperSources;
  /** The same ledger, with other things said beside it. */
  under: (stated: StatedTaxes) => ReckonedTaxes;
  /** What the ledger comes to under some readings; the same readings again cost nothing. */
  outcomeUnder: (readings: Readings) => Outcome;
  yearOf: (year: number) => ReckonedYear;
  paperOf: (year: number) => TaxPaper;
  first: number;
  last: number;
};

/** So that what did not change is neither read nor reckoned again. */
type TaxMemory = {
  rows: EntryMemory;
  rates: KnownRates;
  ledger: TranslatedLedger;
  /** What strands came to under the readings of the years. */
  outcomes: ReadonlyMap<string, StrandOutcomes>;
};
type KnownRates = { stamp: string; tables: RateTables };

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
  const versions = await rateVersions(services.database);
  const stamp = await stampOf(services.database, userId, today, versions);
  const memory = kept.get(services) ?? new RecentlyUsed<Promise<ReckonedTaxes>>(mostRows);
  kept.set(services, memory);
  const known = await memory.get(userId)?.catch(() => undefined);
  if (known?.stamp === stamp) return known;
  const reckoning = reckonTaxes(context, { stamp, today, versions, before: known?.memory });
  memory.set(userId, reckoning, 1);
  try {
    const reckoned = await reckoning;
    if (memory.get(userId) === reckoning)
      memory.set(userId, reckoning, 1 + reckoned.memory.rows.entries.length);
    return reckoned;
  } catch (error) {
    if (memory.get(userId) === reckoning) memory.delete(userId);
    throw error;
  }
}

/** Changes with everything that somebody's taxes hang on: ledger, what is said beside it, rates, the day. */
export async function stampOf(on: Queries, userId: string, today: Day, versions?: string): Promise<string> {
  const rates = versions ?? (await rateVersions(on));
  return [today, await ledgerStamp(on, userId), await taxStamp(on, userId), rates].join(' ');
}

async function rateVersions(on: Queries): Promise<string> {
  const versions = await versionsOfRates(on);
  return versions
    .map(({ currency, version }) => `${currency}${version}`)
    .toSorted()
    .join(' ');
}

type Asked = { stamp: string; today: Day; versions: string; before: TaxMemory | undefined };

async function reckonTaxes(
  context: Context,
  { stamp, today, versions, before }: Asked,
): Promise<ReckonedTaxes> {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const [portfolios, holdings, withholding, stated] = await Promise.all([
    portfoliosOf(database, userId),
    holdingsOf(database, userId),
    withholdingOf(database, userId),
    statedTaxes(database, userId),
  ]);
  const rows = await readTaxEntries(database, { userId, holdings, portfolios, before: before?.rows });
  const { entries } = rows;
  const read = { entries, portfolios, holdings, withholding };
  const ledger = ledgerFrom(read, stated, before?.ledger);
  // Of everything, so that what is left out can be taken in again without asking.
  const { currencies } = stated.leftOut.length ? ledgerFrom(read, { leftOut: [] }) : ledger;
  const asked = { currencies, from: addDays(firstDayOf(entries) ?? today, -20), versions };
  const rates = await ratesAsked(database, asked, before?.rates);
  const known = before?.rates === rates ? before.outcomes : undefined;
  const choosable = portfolios.filter(({ is_virtual, kind }) => !is_virtual && kind === 'ordinary');
  const given = { stamp, today, rates, rows, portfolios: choosable };
  return taxesOf(given, stated, { read, ledger, outcomes: new Map(), known });
}

/** Those of before, where no table came since. */
async function ratesAsked(
  on: Queries,
  { currencies, from, versions }: { currencies: ReadonlySet<string>; from: Day; versions: string },
  before: KnownRates | undefined,
): Promise<KnownRates> {
  const stamp = [from, ...[...currencies].toSorted(), versions].join(' ');
  return before?.stamp === stamp ? before : { stamp, tables: await taxRatesOf(on, [...currencies], from) };
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
  /** What countries withhold, as the person says. */
  withholding: ReadonlyMap<string, string>;
};
type Translated = {
  read: Read;
  ledger: TranslatedLedger;
  /** By readings. */
  outcomes: Map<string, { strands: StrandOutcomes; whole: Outcome }>;
  /** What strands came to before, by the same rates. */
  known: TaxMemory['outcomes'] | undefined;
};

function ledgerFrom(
  read: Read,
  { leftOut }: Pick<StatedTaxes, 'leftOut'>,
  before?: TranslatedLedger,
): TranslatedLedger {
  const { entries, portfolios, holdings, withholding } = read;
  const instruments = holdings.map(
    ({ instrument_id: id, isin, mic, country, class_slug, subclass_slug }): KnownInstrument => ({
      ...{ id, isin, mic, country, class_slug, subclass_slug },
    }),
  );
  const kinds = portfolios.map(({ id, kind }) => [id, kind]);
  return translateLedger(
    {
      ...{ entries, usuallyWithheld: usuallyWithheldBy(withholding) },
      portfolios: portfolios.map(({ id, name, kind }) => ({
        ...{ id, name, kind, isLeftOut: leftOut.some((one) => one.id === id) },
      })),
      instruments: new Map(instruments.map((one) => [one.id, one])),
      stamp: JSON.stringify([instruments, kinds, [...withholding]]),
    },
    before,
  );
}

const usuallyWithheldBy = (withholding: Read['withholding']) => (country: string, isFund: boolean) =>
  Number(withholding.get(country) ?? usualPercent(country, isFund) ?? 0);

/** What papers are written from, but for what is stated. */
const sourcesOf = onceFor(({ read, ledger }: Translated) => ({
  ledger,
  entries: new Map(read.entries.map((entry) => [entry.id, entry])),
  events: new Map(eventsOf(ledger).map((event) => [event.id, event])),
  names: new Map(read.holdings.map(({ instrument_id, ticker, names }) => [instrument_id, { ticker, names }])),
  portfolioNames: new Map(read.portfolios.map(({ id, name }) => [id, name])),
}));

type Given = {
  stamp: string;
  today: Day;
  rates: KnownRates;
  rows: EntryMemory;
  portfolios: ReckonedTaxes['portfolios'];
};

function taxesOf(given: Given, stated: StatedTaxes, translated: Translated): ReckonedTaxes {
  const { stamp, today, portfolios, rows } = given;
  const { ledger, outcomes } = translated;
  const rates = given.rates.tables;
  const outcomeUnder = (readings: Readings) => outcomeOf(translated, rates, readings);
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
  // Of the readings of these years: others are tried and not kept for longer.
  const strands = new Map([...outcomes].map(([key, outcome]) => [key, outcome.strands]));
  const memory = { rows, rates: given.rates, ledger, outcomes: strands };
  const papers = new Map<number, TaxPaper>();
  const yearIn = (year: number) => years.get(year) ?? yearsInTurn({ ...input, first: year, last: year })[0]!;
  const statedLosses = new Set(stated.losses.map(({ year }) => year));
  const sources = () => ({ ...sourcesOf(translated), statedLosses, rates });
  return {
    ...{ stamp, today, stated, ledger, memory, portfolios, rates, sources, outcomeUnder, first, last },
    yearOf: yearIn,
    under(other) {
      if (idsOf(other) === idsOf(stated)) return taxesOf(given, other, translated);
      const { read } = translated;
      const otherwise = {
        read,
        ledger: ledgerFrom(read, other, ledger),
        outcomes: new Map(),
        known: strands,
      };
      return taxesOf(given, other, otherwise);
    },
    isSimulated: [...rates.values()].some((list) => list.some(({ table }) => table === simulatedSource)),
    paperOf(year) {
      const paper = papers.get(year) ?? writePaper(sources(), yearIn(year));
      return papers.set(year, paper).get(year)!;
    },
  };
}

/** What a ledger comes to; strands that are known are not reckoned again. */
function outcomeOf({ ledger, outcomes, known }: Translated, rates: RateTables, readings: Readings): Outcome {
  const key = JSON.stringify({ ...readings, credit_limit: '', credit_scope: '', loss_method: '' });
  const outcome = outcomes.get(key);
  if (outcome) return outcome.whole;
  const strands = reckonStrands(ledger, rates, readings, known?.get(key));
  const whole = together(ledger, strands);
  outcomes.set(key, { strands, whole });
  return whole;
}

const idsOf = ({ leftOut }: StatedTaxes): string => leftOut.map(({ id }) => id).join(' ');

/** The first year with anything in it. */
function firstOf(ledger: TranslatedLedger, stated: StatedTaxes, last: number): number {
  const begun = ledger.strands.flatMap(({ translation }) => translation.events.slice(0, 1));
  const statedYears = [...stated.years, ...stated.slips].map(({ year }) => year);
  const years = [...begun.map(({ day }) => yearOf(day)), ...statedYears, last];
  return Math.max(
    firstTaxYear,
    years.reduce((a, b) => Math.min(a, b)),
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
