import { addDays, type Day, dayInWarsaw, dayOf } from '../../../foundation/calendar-day.ts';
import { decimal, zero } from '../../../foundation/decimal.ts';
import { RecentlyUsed } from '../../../foundation/recently-used.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import { withholdingOf } from '../../income/server/income-store.ts';
import { usualPercent } from '../../income/withholding.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import { inOrder } from '../../ledger/order-rows.ts';
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
import { taxEntriesOf, taxRatesOf } from './tax-ledger-store.ts';
import {
  filedPapersOf,
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
  filed: ReadonlyMap<number, TaxPaper>;
};

/** Everything somebody's tax pages are made of. */
export type ReckonedTaxes = {
  /** Changes with anything it was made from. */
  stamp: string;
  today: Day;
  stated: StatedTaxes;
  ledger: TranslatedLedger;
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
  const { database, clock } = services;
  const today = dayInWarsaw(clock.now());
  const stamps = await Promise.all([
    ledgerStamp(database, userId),
    taxStamp(database, userId),
    rateStamp(context),
  ]);
  const stamp = [today, ...stamps].join(' ');
  const memory = kept.get(services) ?? new RecentlyUsed<Promise<ReckonedTaxes>>(mostRows);
  kept.set(services, memory);
  const known = memory.get(userId);
  if (known && (await known.catch(() => undefined))?.stamp === stamp) return known;
  const reckoning = reckonTaxes(context, stamp, today);
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

async function rateStamp({ services }: Context): Promise<string> {
  const versions = await versionsOfRates(services.database);
  return versions.map(({ currency, version }) => `${currency}${version}`).join('');
}

async function reckonTaxes(context: Context, stamp: string, today: Day): Promise<ReckonedTaxes> {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const [portfolios, holdings, withholding, stated] = await Promise.all([
    portfoliosOf(database, userId),
    holdingsOf(database, userId),
    withholdingOf(database, userId),
    statedTaxes(database, userId),
  ]);
  const instrumentOf = new Map(holdings.map(({ id, instrument_id }) => [id, instrument_id]));
  const entries = inOrder(await taxEntriesOf(database, userId, instrumentOf));
  const ledger = translateLedger({
    entries,
    portfolios,
    instruments: new Map(holdings.map((one) => [one.instrument_id, { ...one, id: one.instrument_id }])),
    usuallyWithheld: (country, isFund) =>
      Number(withholding.get(country) ?? usualPercent(country, isFund) ?? 0),
  });
  const from = addDays(entries.length ? dayOf(entries[0]!.day) : today, -20);
  const rates = await taxRatesOf(database, [...ledger.currencies], from);
  return taxesOf({
    stamp,
    today,
    stated,
    ledger,
    rates,
    sources: sourcesOf(ledger, entries, holdings, portfolios, stated),
  });
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
  return { years, slips, losses, treaties, filed: new Map(filed) };
}

function sourcesOf(
  ledger: TranslatedLedger,
  entries: readonly LedgerEntry[],
  holdings: readonly NamedHolding[],
  portfolios: readonly PortfolioRow[],
  stated: StatedTaxes,
): PaperSources {
  return {
    ledger,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    events: new Map(ledger.input.events.map((event) => [event.id, event])),
    names: new Map(holdings.map(({ instrument_id, ticker, names }) => [instrument_id, { ticker, names }])),
    portfolioNames: new Map(portfolios.map(({ id, name }) => [id, name])),
    statedLosses: new Set(stated.losses.map(({ year }) => year)),
  };
}

type Read = {
  stamp: string;
  today: Day;
  stated: StatedTaxes;
  ledger: TranslatedLedger;
  rates: RateTables;
  sources: PaperSources;
};

function taxesOf(read: Read, outcomes = new Map<string, Outcome>()): ReckonedTaxes {
  const { stamp, today, stated, ledger, rates, sources } = read;
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
    ...{ stamp, today, stated, ledger, rates, sources, outcomeUnder, first, last, yearOf: yearIn },
    under(other) {
      const statedLosses = new Set(other.losses.map(({ year }) => year));
      return taxesOf({ ...read, stated: other, sources: { ...sources, statedLosses } }, outcomes);
    },
    isSimulated: [...rates.values()].some((list) => list.some(({ table }) => table === simulatedSource)),
    paperOf(year) {
      const paper = papers.get(year) ?? writePaper(sources, yearIn(year));
      return papers.set(year, paper).get(year)!;
    },
  };
}

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
    slips: slips
      .filter((slip) => slip.year === year)
      .map(({ account, revenue, cost }) => ({ account, revenue: decimal(revenue), cost: decimal(cost) })),
    notCollected: row ? decimal(row.not_collected) : zero,
    cryptoCarried: row?.crypto_carried ? decimal(row.crypto_carried) : null,
    filed: paper ? passedOn(paper) : null,
  };
}
