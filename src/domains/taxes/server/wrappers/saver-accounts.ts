import { type Day, dayInWarsaw, dayNumber } from '../../../../foundation/calendar-day.ts';
import { type Decimal, decimal, hundred, over, textOf, times, zero } from '../../../../foundation/decimal.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { type LimitedKind, limitedKinds } from '../../../ledger/pension-limits.ts';
import { type PortfolioRow, portfoliosOf } from '../../../ledger/server/portfolio-store.ts';
import { marketMemoryOf } from '../../../valuation/server/market-memory.ts';
import type { SaverFacts, WrapperDeposit } from '../../wrappers/room.ts';
import { type MoveRow, type SaverRow, saverOf, wrapperMoves } from './wrapper-store.ts';

export type Move = MoveRow & {
  /** In złoty of its day; null where its currency has no rate. */
  pln: Decimal | null;
};

/** The accounts of old age of a person, with what went in and out of them. */
export type SaverAccounts = {
  today: Day;
  portfolio: PortfolioRow;
  saver: SaverRow;
  facts: SaverFacts;
  /** Portfolios of each kind that has a limit; those on paper are nobody's account. */
  accounts: ReadonlyMap<LimitedKind, PortfolioRow[]>;
  movesOf: (kind: LimitedKind) => Move[];
  /** Złoty for one unit of a currency on a day, as deposits are counted; null where it has no rate. */
  rateOf: (currency: string, day: Day) => string | null;
};

const nothingSaid: SaverRow = { tax_rate: null, born_on: null, has_pension_right: false, self_employed: [] };

/** Whether a portfolio is an account with a limit: what is on paper is not. */
export const limitedKind = ({ kind, is_virtual }: PortfolioRow): LimitedKind | undefined =>
  is_virtual ? undefined : limitedKinds.find((one) => one === kind);

export async function saverAccounts(context: Context, portfolioId: string): Promise<SaverAccounts> {
  const { services } = context;
  const { userId } = actorOf(context);
  if (!isId(portfolioId)) throw notFound();
  const today = dayInWarsaw(services.clock.now());
  const all = await portfoliosOf(services.database, userId);
  const portfolio = all.find(({ id }) => id === portfolioId);
  if (!portfolio) throw notFound();
  const limited = all.filter((one) => limitedKind(one) !== undefined);
  const [saver, rows, rates] = await Promise.all([
    saverOf(services.database, userId),
    wrapperMoves(
      services.database,
      userId,
      limited.map(({ id }) => id),
    ),
    marketMemoryOf(services).rates(dayNumber(today)),
  ]);
  const said = saver ?? nothingSaid;
  const accounts = Map.groupBy(limited, (one) => limitedKind(one)!);
  const moves = rows.map((row): Move => {
    const rate = rates.cross(row.currency, 'pln', dayNumber(row.day));
    return { ...row, pln: rate && times(decimal(row.amount), rate) };
  });
  return {
    ...{ today, portfolio, saver: said, accounts },
    facts: {
      isSelfEmployed: (year) => said.self_employed.includes(year),
      marginalRate: said.tax_rate === null ? undefined : over(decimal(String(said.tax_rate)), hundred, 2),
    },
    movesOf(kind) {
      const ids = new Set((accounts.get(kind) ?? []).map(({ id }) => id));
      return moves.filter(({ portfolio_id }) => ids.has(portfolio_id));
    },
    rateOf(currency, day) {
      const rate = rates.cross(currency.toLowerCase(), 'pln', dayNumber(day));
      return rate && textOf(rate);
    },
  };
}

/** What the limit counts; an amount without a rate is none that could be counted. */
export const depositsIn = (moves: readonly Move[]): WrapperDeposit[] =>
  moves
    .filter(({ type }) => type === 'deposit')
    .map(({ id, day, pln, is_transfer }) => ({ id, day, amount: pln ?? zero, isTransfer: is_transfer }));
