import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import { readOnlyOf } from '../../billing/server/policies/policies.ts';
import { currenciesWithRates } from '../../instruments/server/reference-store.ts';
import { countedPortfolios } from '../../ledger/server/counted-portfolios.ts';
import { type PortfolioRow, portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import type { DocumentChoices, DocumentSummary } from '../document.ts';
import type { Engine, Read } from './engine/engine.ts';
import type { CheckAbout, FileAbout, UnknownFile } from './engine/engine-messages.ts';
import { ratesOn } from './match-store.ts';
import { resolveInstruments } from './resolve-instruments.ts';
import { knownBookings, rowsAfter } from './source-store.ts';

type Understood = Extract<Read, { kind: 'understood' }>;

/** Rows sent at once to whoever checks: few enough not to hold anybody up. */
const atOnce = 2000;

/** Holds a file that was understood against all we have, and tells what would come of it. */
export async function checkDocument(
  on: Queries,
  context: Context,
  engine: Engine,
  { about, keys }: Understood,
  choices: DocumentChoices,
  /** Is told the portfolios that are concerned before the ledger is read. */
  before: (portfolioIds: readonly string[]) => void = () => {},
): Promise<DocumentSummary> {
  const { userId } = actorOf(context);
  const { clock } = context.services;
  const today = dayInWarsaw(clock.now());
  const instruments = await resolveInstruments(
    on,
    { userId, locale: context.locale, broker: about.broker, chosen: choices.instruments },
    about.hints,
  );
  const held = await resolveInstruments(
    on,
    { userId, locale: context.locale, broker: about.broker, chosen: choices.instruments },
    about.held.map((hint) => ({ hint, rows: 0, day: today, price: null, currency: null })),
  );
  const own = await ownPortfolios(on, context.services, userId);
  const portfolios = portfoliosFor(about, choices.portfolios, own);
  const involved = [...new Set([...portfolios.values()].map(({ id }) => id))].sort();
  before(involved);
  const [known, rates, currencies] = [
    await knownBookings(on, userId, keys),
    about.rates.length ? await ratesOn(on, about.rates) : [],
    await currenciesWithRates(on, today),
  ];
  if (involved.length) await giveRows(on, engine, userId, involved);
  const checked = await engine.check({
    today,
    instruments: instruments.map(({ is, could }) => (is ? { is } : { could })),
    held: held.map(({ is }) => is?.id ?? null),
    portfolios: Object.fromEntries([...portfolios].map(([account, { id, name }]) => [account, { id, name }])),
    keys: new Map(known.map(({ key, ...where }) => [key, where])),
    answers: choices.rows,
    currency: choices.currency ?? null,
    currencies: new Set(
      currencies
        .filter(({ title, pln }) => pln !== null || title === 'pln')
        .map(({ title }) => title.toUpperCase()),
    ),
    rates: Object.fromEntries(rates.map(({ day, from, to, rate }) => [`${day} ${from} ${to}`, rate])),
  });
  return summaryOf(about, checked, instruments, portfolios);
}

async function giveRows(on: Queries, engine: Engine, userId: string, portfolioIds: string[]): Promise<void> {
  for (let after: string | null = null; ; ) {
    const rows = await rowsAfter(on, userId, portfolioIds, after, atOnce);
    if (rows.length) engine.give(rows);
    if (rows.length < atOnce) return;
    after = rows.at(-1)!.id;
  }
}

export type OwnPortfolios = { all: readonly PortfolioRow[]; readOnly: ReadonlySet<string> };

export async function ownPortfolios(on: Queries, services: Services, userId: string): Promise<OwnPortfolios> {
  return {
    all: await portfoliosOf(on, userId),
    readOnly: await readOnlyOf(on, services, userId, countedPortfolios),
  };
}

/**
 * Where each account's rows go: as chosen, else into the first real portfolio of the file's currency, else the first. What
 * exceeds the plan is not proposed (BL-17).
 */
export function portfoliosFor(
  { accounts, currency }: FileAbout,
  chosen: DocumentChoices['portfolios'],
  { all, readOnly }: OwnPortfolios,
): Map<string, PortfolioRow> {
  const real = all.filter(({ id, is_virtual }) => !is_virtual && !readOnly.has(id));
  const usual = real.find((one) => one.currency === currency?.toLowerCase()) ?? real[0];
  return new Map(
    accounts.flatMap((account) => {
      const portfolio = all.find(({ id }) => id === chosen[account]) ?? usual;
      return portfolio ? [[account, portfolio] as const] : [];
    }),
  );
}

function summaryOf(
  about: FileAbout,
  { counts, all, agreements }: CheckAbout,
  instruments: DocumentSummary['instruments'],
  portfolios: ReadonlyMap<string, PortfolioRow>,
): DocumentSummary {
  return {
    broker: about.broker,
    written: writtenOf(about),
    like: null,
    days: about.days,
    accounts: about.accounts.map((account) => ({
      account,
      portfolio_id: portfolios.get(account)?.id ?? null,
    })),
    instruments,
    mapping: null,
    asksCurrency: about.currencies.includes(''),
    hasCash: about.hasCash,
    counts: { ...counts, all },
    agreements: agreements.map(({ of, ...one }) => ({
      ...one,
      cash: 'cash' in of ? of.cash : null,
      position: 'position' in of ? of.position : null,
    })),
  };
}

function writtenOf({ kind, encoding, separator }: Pick<FileAbout, 'kind' | 'encoding' | 'separator'>) {
  return { kind, encoding: encoding ?? null, separator: separator ?? null };
}

/** Of a file whose columns have to be named first. */
export function unknownSummary(file: UnknownFile): DocumentSummary {
  return {
    broker: null,
    written: writtenOf(file),
    like: file.like && {
      format: file.like.format,
      missing: [...file.like.deviation.missing],
      unknown: [...file.like.deviation.unknown],
    },
    days: null,
    accounts: [],
    instruments: [],
    mapping: file.guess && {
      name: null,
      shape: file.guess.shape,
      header: file.guess.header,
      read: file.guess.mapping,
    },
    asksCurrency: false,
    hasCash: false,
    counts: { all: file.total, import: 0, ignored: 0, duplicate: 0, asks: file.total },
    agreements: [],
  };
}
