import { dayNumber } from '../../../../foundation/calendar-day.ts';
import type { CallInput, CallResult } from '../../../../foundation/contract.ts';
import { type Decimal, decimal, fixedTextOf } from '../../../../foundation/decimal.ts';
import { invalid } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { type LimitedKind, lastAnnounced, limitedKinds, limitOf } from '../../../ledger/pension-limits.ts';
import { yearOf } from '../../reckoning/outcome.ts';
import { paidByMonth, type Room, roomOf } from '../../wrappers/room.ts';
import { type LimitOutput, mostDeposits, type readWrapper as readCall } from '../../wrappers-contract.ts';
import { firstTaxYear } from '../reckon-taxes.ts';
import { depositsIn, limitedKind, type SaverAccounts, saverAccounts } from './saver-accounts.ts';
import type { SaverRow } from './wrapper-store.ts';

export const pln = (amount: Decimal): string => fixedTextOf(amount, 2);
const known = (amount: Decimal | undefined): string | null => (amount ? pln(amount) : null);

/** Limits of a year for the kinds of account somebody has; nothing is guessed of a year that is not announced (rule WR-2). */
export async function readWrapper(context: Context, { params, query }: CallInput<typeof readCall>) {
  const of = await saverAccounts(context, params.id);
  const thisYear = yearOf(of.today);
  const year = query.year === undefined ? thisYear : Number(query.year);
  if (year > thisYear) throw invalid({ year: ['taxYearAhead'] });
  if (year < firstTaxYear) throw invalid({ year: ['taxYearTooEarly'] });
  const own = limitedKind(of.portfolio);
  const kinds = own ? [own, ...limitedKinds.filter((kind) => kind !== own && of.accounts.has(kind))] : [];
  const limits = kinds.map((kind) => limitOutput(of, kind, year));
  return {
    data: {
      ...{ kind: of.portfolio.kind, today: of.today, year, saver: saverOutput(of.saver), limits },
      ...(own ? depositsOf(of, own, year, limits[0]!.first_over) : { deposits: [], deposits_count: 0 }),
      rate: query.currency === undefined ? null : of.rateOf(query.currency, query.day ?? of.today),
      years: own ? yearsOf(of, own) : [],
    },
  };
}

export const saverOutput = (saver: SaverRow): CallResult<typeof readCall>['data']['saver'] => ({
  ...saver,
  tax_rate: saver.tax_rate === null ? null : (String(saver.tax_rate) as '12'),
});

function roomOutput(room: Room) {
  return {
    ...{ year: room.year, limit: known(room.limit), paid: pln(room.paid), room: known(room.room) },
    ...{ excess: known(room.excess), deductible: known(room.deductible), saved: known(room.saved) },
  };
}

function limitOutput(of: SaverAccounts, kind: LimitedKind, year: number): LimitOutput {
  const moves = of.movesOf(kind);
  const deposits = depositsIn(moves);
  const room = roomOf(kind, year, deposits, of.facts);
  const portfolios = of.accounts.get(kind) ?? [];
  const end = dayNumber(`${year}-12-31`) - dayNumber(of.today);
  const next = limitOf(kind, String(year + 1), of.facts.isSelfEmployed(year + 1));
  return {
    ...{ kind, ...roomOutput(room), first_over: room.firstOver ?? null },
    no_limit: room.limit ? null : whyNone(kind, year),
    months: paidByMonth(year, deposits).map(pln),
    portfolios: portfolios.map(({ id, name, follows_cash }) => ({ id, name, follows_cash })),
    is_complete:
      portfolios.every(({ follows_cash }) => follows_cash) && moves.every((move) => move.pln !== null),
    days_left: end < 0 ? null : end,
    next: { year: year + 1, limit: next && pln(decimal(next)) },
  };
}

function whyNone(kind: LimitedKind, year: number): LimitOutput['no_limit'] {
  if (String(year) > lastAnnounced) return 'not-announced';
  return kind === 'oipe' ? 'no-such-account' : 'not-kept';
}

function depositsOf(of: SaverAccounts, kind: LimitedKind, year: number, firstOver: string | null) {
  const names = new Map(of.accounts.get(kind)!.map(({ id, name }) => [id, name]));
  const ofYear = of
    .movesOf(kind)
    .filter(({ type, day }) => type === 'deposit' && yearOf(day) === year)
    .toReversed();
  return {
    deposits: ofYear.slice(0, mostDeposits).map((move) => ({
      ...{ id: move.id, day: move.day, amount: move.amount, currency: move.currency },
      portfolio: { id: move.portfolio_id, name: names.get(move.portfolio_id)! },
      pln: known(move.pln ?? undefined),
      ...{ is_transfer: move.is_transfer, carried: move.carried, is_first_over: move.id === firstOver },
    })),
    deposits_count: ofYear.length,
  };
}

function yearsOf(of: SaverAccounts, kind: LimitedKind) {
  const deposits = depositsIn(of.movesOf(kind));
  const last = yearOf(of.today);
  const first = Math.max(firstTaxYear, deposits.length ? yearOf(deposits[0]!.day) : last);
  return Array.from({ length: last - first + 1 }, (_, at) =>
    roomOutput(roomOf(kind, last - at, deposits, of.facts)),
  );
}
