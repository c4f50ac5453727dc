import { plus, sign, zero } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import type { NamedHolding } from '../../ledger/server/holding-store.ts';
import { statedMakeUps } from '../../market-data/server/make-ups/stated-make-up-store.ts';
import { holdingsIn } from '../../performance/figures/ledger-values.ts';
import { portfolioStamp } from '../../performance/server/ledger-stamp.ts';
import { type ValuedLedger, valueLedger } from '../../performance/server/value-ledger.ts';
import type { Held, HeldCash } from '../looking/held.ts';
import type { KnownMakeUp } from '../make-up/make-up.ts';
import { exampleMakeUps } from './example-make-ups.ts';
import { makeUpStamp, makeUpsFor } from './make-up-store.ts';
import { makeUpStatedBy } from './stated-make-up.ts';

/** Changes with anything of the caller's that a look through is made from. */
export async function heldStamp(context: Context): Promise<string> {
  const { database } = context.services;
  const stamps = await Promise.all([portfolioStamp(context), makeUpStamp(database, actorOf(context).userId)]);
  return stamps.join(' ');
}

export type HeldThings = {
  ledger: ValuedLedger;
  portfolios: readonly { id: string; name: string }[];
  held: Held[];
  cash: HeldCash[];
  /** Assets without a price or without a rate into the shown currency. */
  missing: number;
  isSimulated: boolean;
};

/** Everything in the chosen portfolios, one entry for each instrument, with what each is made of. */
export async function readHeld(
  context: Context,
  query: { portfolios?: string; currency?: string | undefined },
): Promise<HeldThings> {
  const ledger = await valueLedger(context, { currency: query.currency });
  const portfolios = chosenOf(ledger, query.portfolios ?? 'all');
  const holdings = holdingsIn(ledger.holdings, portfolios).filter(
    ({ id }) => sign(ledger.books.get(id)!.units) > 0,
  );
  const known = await makeUpsKnown(context, holdings);
  const held = [...Map.groupBy(holdings, (holding) => holding.instrument_id).values()].map((same) =>
    heldOf(same, ledger, context.locale, known),
  );
  const kindOf = (holding: NamedHolding) => ledger.measured.get(holding.id)?.value.price.kind ?? 'none';
  return {
    ledger,
    portfolios: portfolios.map(({ id, name }) => ({ id, name })),
    held,
    cash: portfolios.flatMap(({ id }) => ledger.cash.get(id)?.balances ?? []),
    missing: holdings.filter((holding) => kindOf(holding) === 'none').length,
    isSimulated: holdings.some(
      ({ instrument_id }) => ledger.quotes.get(instrument_id)?.source === simulatedSource,
    ),
  };
}

/** A portfolio that is not the caller's is as unknown as one that never was. */
function chosenOf({ portfolios }: ValuedLedger, asked: string) {
  if (asked === 'all') return portfolios.filter(({ is_virtual }) => !is_virtual);
  const ids = new Set(asked.split(','));
  const chosen = portfolios.filter(({ id }) => ids.has(id));
  if (chosen.length < ids.size) throw invalid({ portfolios: ['chosenPortfoliosError'] });
  return chosen;
}

/** What identifies a fund, wherever it is listed. */
type Listing = Pick<NamedHolding, 'instrument_id' | 'isin' | 'instrument_source'>;
type MakeUpFor = (listing: Listing) => KnownMakeUp | null;

/**
 * What the caller said of it, or of the same fund on another exchange; else what a source tells; else the example, in the
 * simulated market alone (rule EX-7).
 */
export async function makeUpsKnown(context: Context, listings: readonly Listing[]): Promise<MakeUpFor> {
  const { database } = context.services;
  const ids = listings.map(({ instrument_id }) => instrument_id);
  const isins = listings.flatMap(({ isin }) => isin ?? []);
  const [own, stated] = await Promise.all([
    makeUpsFor(database, actorOf(context).userId, ids, isins),
    statedMakeUps(database, ids, isins),
  ]);
  return (listing) => {
    const said = among(own, listing);
    if (said) return said;
    const source = among(stated, listing);
    if (source) return makeUpStatedBy(source);
    const { isin, instrument_source } = listing;
    return (instrument_source === simulatedSource && exampleMakeUps().get(isin ?? '')) || null;
  };
}

function among<Known extends { instrument_id: string; isin: string | null }>(
  known: readonly Known[],
  { instrument_id, isin }: Listing,
): Known | undefined {
  return (
    known.find((one) => one.instrument_id === instrument_id) ??
    known.find((one) => isin !== null && one.isin === isin)
  );
}

function heldOf(
  same: readonly NamedHolding[],
  ledger: ValuedLedger,
  locale: string,
  makeUp: MakeUpFor,
): Held {
  const [holding] = same as [NamedHolding, ...NamedHolding[]];
  return {
    id: holding.instrument_id,
    name: nameIn(holding.names, locale, holding.ticker),
    ticker: holding.ticker,
    isin: holding.isin,
    classSlug: holding.class_slug,
    subclassSlug: holding.subclass_slug,
    sector: holding.sector,
    country: holding.country,
    currency: holding.price_currency,
    value: same.reduce((sum, { id }) => plus(sum, ledger.measured.get(id)?.value.marketValue ?? zero), zero),
    makeUp: makeUp(holding),
  };
}
