import { times, zero } from '../../../foundation/decimal.ts';
import { onceFor } from '../../../foundation/once-for.ts';
import { RecentlyUsed } from '../../../foundation/recently-used.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Book } from '../../ledger/keep-book.ts';
import { partsInTurn } from '../../pensions/ppk-parts.ts';
import { payersOf } from '../../pensions/server/payment-store.ts';
import type { Liquidation } from '../../performance/server/basis/liquidations.ts';
import { valueLedger } from '../../performance/server/value-ledger.ts';
import type { DayTaxes } from '../../valuation/basis/change-basis.ts';
import { basisCurrency } from '../../valuation/server/read-basis.ts';
import type { TotalValue } from '../../valuation/total-value.ts';
import { type ClassedHolding, liquidationTaxes } from '../liquidation/liquidation-taxes.ts';
import type { PpkFund, ScalePercent } from '../liquidation/wrapper-taxes.ts';
import { type ReckonedTaxes, reckonedTaxes } from './reckon-taxes.ts';
import { taxStamp } from './tax-store.ts';
import { saverOf } from './wrappers/wrapper-store.ts';

type Ledger = Parameters<Liquidation['taxes']>[1];

/** What selling everything would leave to be paid, day by day; the lots are those of the tax year that runs (BA-5). */
export const liquidation: Liquidation = {
  stamp: (context) => taxStamp(context.services.database, actorOf(context).userId),
  async taxes(context, ledger, totals) {
    const taxes = await reckonedTaxes(context);
    const known = answersOf(taxes);
    const key = `${ledger.stamp} ${ledger.holdings.map(({ id }) => id).join(' ')}`;
    const answer = known.get(key) ?? reckon(context, taxes, ledger, totals);
    known.set(key, answer, 1);
    // What failed is asked for again the next time.
    answer.catch(() => known.delete(key));
    return answer;
  },
};

/** A page asks for two histories, and each for the same taxes. */
const mostAnswers = 4;
const answersOf = onceFor((_: ReckonedTaxes) => new RecentlyUsed<Promise<DayTaxes>>(mostAnswers));

async function reckon(
  context: Context,
  taxes: ReckonedTaxes,
  ledger: Ledger,
  totals: ReadonlyMap<string, TotalValue>,
): Promise<DayTaxes> {
  const { portfolios, today } = ledger;
  const asked = new Set(portfolios.map(({ id }) => id));
  const outcome = taxes.outcomeUnder(taxes.yearOf(taxes.last).readings);
  const others = taxes.ledger.entries.filter(({ portfolio }) => !asked.has(portfolio));
  const elsewhere = new Set(others.map(({ id }) => id));
  const coins = outcome.crypto.filter(({ ref }) => !elsewhere.has(ref));
  const areAll = coins.length === outcome.crypto.length;
  return liquidationTaxes({
    today,
    portfolios: portfolios.map(({ id, kind, is_virtual }) => ({
      ...{ id, kind, isVirtual: is_virtual, daily: totals.get(id)!.daily },
    })),
    holdings: soldHoldings(ledger),
    allHoldings: soldHoldings(await withSharers(context, ledger, taxes)),
    ordinary: taxes.ledger.accounts
      .filter(({ wrapper }) => wrapper === null)
      .flatMap((account) => account.portfolios),
    accounts: taxes.ledger.accounts,
    open: outcome.open,
    coins,
    // What was stated or filed is of all coins together.
    carriedInto: (year) =>
      areAll && year >= taxes.first && year <= taxes.last
        ? taxes.yearOf(year).input.cryptoCarried
        : undefined,
    scalePercent: await scalePercentOf(context),
    ppk: await ppkFunds(context, ledger),
  });
}

/** As the person says of their income (WR-6): who pays the flat 19 % elsewhere may meet 32 %; unsaid it is the first bracket. */
async function scalePercentOf(context: Context): Promise<ScalePercent> {
  const saver = await saverOf(context.services.database, actorOf(context).userId);
  return saver?.tax_rate === 32 || saver?.tax_rate === 19 ? 32 : 12;
}

/** Where other portfolios have rows of the same account, what they hold is needed too. */
async function withSharers(
  context: Context,
  ledger: Ledger,
  { ledger: { accounts } }: ReckonedTaxes,
): Promise<Ledger> {
  const asked = new Set(ledger.portfolios.map(({ id }) => id));
  const isShared = accounts.some(
    ({ portfolios }) => portfolios.some((id) => asked.has(id)) && portfolios.some((id) => !asked.has(id)),
  );
  return isShared ? valueLedger(context, { currency: basisCurrency }) : ledger;
}

function soldHoldings({ holdings, books, measured }: Ledger): ClassedHolding[] {
  return holdings.flatMap(({ id, portfolio_id, instrument_id, isin, class_slug }) => {
    const daily = measured.get(id)?.value.daily;
    if (!daily) return [];
    const units = unitsIn(books.get(id)!);
    return [{ portfolio: portfolio_id, paper: isin ?? instrument_id, class_slug, daily, units }];
  });
}

const unitsIn = onceFor(({ entries }: Pick<Book, 'entries'>) =>
  entries.map(({ day, unitsAfter }) => ({ day, units: unitsAfter })),
);

/** Who paid for the units of each PPK, from each of its rows on. */
async function ppkFunds(context: Context, ledger: Ledger): Promise<Map<string, PpkFund[]>> {
  const { userId } = actorOf(context);
  const accounts = ledger.portfolios.filter(({ kind, is_virtual }) => kind === 'ppk' && !is_virtual);
  const found = accounts.map(async ({ id }): Promise<[string, PpkFund[]]> => {
    const paidBy = await payersOf(context.services.database, userId, id);
    const own = ledger.holdings.filter(({ portfolio_id }) => portfolio_id === id);
    return [id, own.flatMap((holding) => fundOf(ledger, holding.id, paidBy))];
  });
  return new Map(await Promise.all(found));
}

function fundOf(
  { books, measured, rates }: Ledger,
  holding: string,
  paidBy: Awaited<ReturnType<typeof payersOf>>,
): PpkFund[] {
  const daily = measured.get(holding)?.value.daily;
  if (!daily) return [];
  const entries = books.get(holding)!.entries.map((entry) => ({
    ...entry,
    // What was paid in another currency counts with the rate of its day (PN-1).
    gross: times(entry.gross, rates.cross(entry.currency, basisCurrency, entry.day) ?? zero),
  }));
  const steps = [...partsInTurn(entries, paidBy)].map((parts, at) => ({ day: entries[at]!.day, parts }));
  return [{ daily, steps }];
}
