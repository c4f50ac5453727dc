import { floatOf, plus, zero } from '../../../foundation/decimal.ts';
import { type CashMove, cashMoves, cashRow } from '../../ledger/follow-cash.ts';
import { holdingsIn } from '../../performance/figures/ledger-values.ts';
import type { ReportScope } from '../../reports/figures/report-scope.ts';
import type { Span } from '../../reports/report-period.ts';
import { type PolicyStep, ratesInForce } from '../levels/cash-levels.ts';

export type IdleCash = {
  /** What it would have earned at the central bank's rate, less the interest that was paid on it. */
  missed: number;
  /** Of each day. */
  average: number;
  /** The rate it is held against on average, by how much lay there each day; null where nothing did. */
  percent: number | null;
  /** Currencies whose rate is not stored: their cash counts as earning nothing. */
  unrated: string[];
};

type DatedMove = CashMove & { day: number };

/** What followed cash did to each currency, whole history: a balance needs every row before it. */
function movesOf({ ledger }: ReportScope): DatedMove[] {
  return ledger.portfolios
    .filter(({ id, follows_cash }) => follows_cash && ledger.cash.get(id))
    .flatMap((portfolio) => [
      ...ledger.cashRows
        .get(portfolio.id)!
        .flatMap((row) => cashMoves(cashRow(row)).map((move) => ({ ...move, day: row.day }))),
      ...holdingsIn(ledger.holdings, [portfolio]).flatMap(({ id }) =>
        ledger.books.get(id)!.entries.flatMap((entry) =>
          cashMoves({ ...entry, toTotal: null, toCurrency: null }).map((move) => ({
            ...move,
            day: entry.day,
          })),
        ),
      ),
    ]);
}

/**
 * What cash that lay idle would have earned (rule CO-15): each day's balance of each currency at the rate of its central
 * bank / 365, in the shown currency; money owed counts as none. An estimate. Null where no portfolio follows its cash.
 */
export function idleCash(
  scope: ReportScope,
  { from, to }: Span,
  policies: ReadonlyMap<string, readonly PolicyStep[]>,
): IdleCash | null {
  const { ledger } = scope;
  if (!ledger.portfolios.some(({ id, follows_cash }) => follows_cash && ledger.cash.get(id))) return null;
  const byCurrency = Map.groupBy(movesOf(scope), ({ currency }) => currency);
  let [sum, rated, earned] = [0, 0, 0];
  const unrated: string[] = [];
  for (const [currency, moves] of byCurrency) {
    const steps = policies.get(currency) ?? [];
    const rates = ratesInForce(steps, from, to);
    const toShown = ledger.rates.series(currency, ledger.shown, from);
    const balances = balancesBy(moves, from, to);
    let lay = 0;
    for (let i = 1; i < balances.length; i++) {
      const worth = Math.max(0, balances[i]!) * toShown[i]!;
      // A day whose exchange rate or interest rate is not known adds nothing.
      if (Number.isNaN(worth)) continue;
      lay += worth;
      if (Number.isNaN(rates[i]!)) continue;
      rated += worth * rates[i]!;
      earned += (worth * rates[i]!) / 36_500;
    }
    sum += lay;
    if (steps.length === 0 && lay > 0) unrated.push(currency);
  }
  const days = Math.max(1, to - from);
  const missed = Math.max(0, earned - interestIn(scope, { from, to }));
  return { missed, average: sum / days, percent: sum > 0 ? rated / sum : null, unrated };
}

/** At the close of each day from `from` to `to`. */
function balancesBy(moves: readonly DatedMove[], from: number, to: number): Float64Array {
  const ordered = moves.toSorted((a, b) => a.day - b.day);
  const balances = new Float64Array(to - from + 1);
  let amount = zero;
  for (let i = 0, next = 0; i < balances.length; i++) {
    const before = next;
    for (; next < ordered.length && ordered[next]!.day <= from + i; next++)
      amount = plus(amount, ordered[next]!.amount);
    balances[i] = i > 0 && next === before ? balances[i - 1]! : floatOf(amount);
  }
  return balances;
}

/** Interest of the account itself after `from`, in the shown currency, before tax. */
function interestIn({ ledger }: ReportScope, { from, to }: Span): number {
  return ledger.portfolios
    .filter(({ follows_cash }) => follows_cash)
    .flatMap(({ id }) => ledger.cash.get(id)?.entries ?? [])
    .filter(({ type, day }) => type === 'interest' && day > from && day <= to)
    .reduce((sum, { gross }) => sum + floatOf(gross), 0);
}
