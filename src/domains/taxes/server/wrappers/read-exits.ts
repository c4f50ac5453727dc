import { addMonths, dayNumber } from '../../../../foundation/calendar-day.ts';
import type { CallInput, CallResult } from '../../../../foundation/contract.ts';
import {
  type Decimal,
  decimal,
  hundred,
  isZero,
  minus,
  plus,
  sum,
  textOf,
  textOfFloat,
  times,
} from '../../../../foundation/decimal.ts';
import { notFound } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import type { LimitedKind } from '../../../ledger/pension-limits.ts';
import { portfolioTotal } from '../../../performance/figures/ledger-values.ts';
import { type ValuedLedger, valueLedger } from '../../../performance/server/value-ledger.ts';
import { valueOn } from '../../../valuation/daily-values.ts';
import { flatTaxRate } from '../../../valuation/flat-tax.ts';
import { toGrosz } from '../../reckoning/rounding.ts';
import type { OrdinaryTaxes } from '../../wrappers/as-ordinary.ts';
import {
  ageOn,
  depositsLeft,
  type Exit,
  flatIkzeRate,
  higherRate,
  ikzePaidOut,
  ikzeReturned,
  isGoodExit,
  lateAge,
  returned,
  savingOf,
  type WrapperMove,
  yearsNeeded,
} from '../../wrappers/exits.ts';
import type { readExits as readCall, WayOutput } from '../../wrappers-contract.ts';
import { pln } from './read-wrapper.ts';
import { depositsIn, limitedKind, type Move, type SaverAccounts, saverAccounts } from './saver-accounts.ts';
import { taxesWithoutWrapper } from './without-wrapper.ts';

/** What would be left today by each way out (rules WR-5 to WR-8). */
export async function readExits(context: Context, { params }: CallInput<typeof readCall>) {
  const of = await saverAccounts(context, params.id);
  const kind = limitedKind(of.portfolio);
  if (!kind) throw notFound();
  const ledger = await valueLedger(context, { portfolioId: params.id, currency: 'pln' });
  const value = worthOf(ledger);
  const paid = paidInto(of, kind, ledger);
  const ordinary = value && (await taxesWithoutWrapper(context, ledger));
  return {
    data: {
      ...{ kind, value: value && pln(value), deposits: paid.left && pln(paid.left) },
      ways: value
        ? [lateWay(kind, value), earlyWay(of, kind, value, paid), ordinaryWay(value, ordinary!)]
        : (['late', 'early', 'ordinary'] as const).map((way) => unknownWay(way, 'no-price')),
      ...conditions(of, kind),
      ordinary: ordinary && {
        years: ordinary.years.map(({ year, tax }) => ({ year, tax: pln(tax) })),
        ...{ sale: pln(ordinary.sale), missing: ordinary.missing },
      },
    },
  };
}

/** Assets and cash in złoty; null while some of it has no price. */
function worthOf(ledger: ValuedLedger): Decimal | null {
  const [portfolio] = ledger.portfolios;
  const isPriced = ledger.holdings.every(
    ({ id }) =>
      isZero(ledger.books.get(id)!.units) || (ledger.measured.get(id)?.value.price.value ?? null) !== null,
  );
  if (!isPriced || !ledger.cash.get(portfolio!.id)) return null;
  return toGrosz(portfolioTotal(ledger, portfolio!).marketValue);
}

type PaidInto = { left: Decimal | null; reason: WayOutput['reason'] };

/** What is still there of what was paid into this portfolio, or why nobody can tell. */
function paidInto(of: SaverAccounts, kind: LimitedKind, ledger: ValuedLedger): PaidInto {
  if (!of.portfolio.follows_cash) return { left: null, reason: 'no-cash' };
  const moves = of.movesOf(kind).filter(({ portfolio_id }) => portfolio_id === of.portfolio.id);
  if (moves.some((move) => move.pln === null)) return { left: null, reason: 'no-price' };
  const { daily } = portfolioTotal(ledger, ledger.portfolios[0]!);
  const asMove = (move: Move): WrapperMove => ({
    ...{ type: move.type, day: move.day, amount: toGrosz(move.pln!), isTransfer: move.is_transfer },
    carried: move.carried === null ? null : decimal(move.carried),
  });
  const list = moves.map(asMove);
  const left = depositsLeft(list, (move) => {
    const close = valueOn(daily, dayNumber(move.day));
    if (!Number.isFinite(close)) return null;
    const since = list
      .slice(list.indexOf(move))
      .filter(({ day, type }) => day === move.day && type !== 'deposit');
    return toGrosz(plus(decimal(textOfFloat(close)), sum(since.map(({ amount }) => amount))));
  });
  if (left) return { left, reason: null };
  const isUnsaid = list.some(({ isTransfer, carried }) => isTransfer && carried === null);
  return { left: null, reason: isUnsaid ? 'transfer' : 'withdrawal' };
}

const unknownWay = (way: WayOutput['way'], reason: WayOutput['reason']): WayOutput => ({
  ...{ way, net: null, tax: null, rate: null, least: null, reason },
});

const exitWay = (way: WayOutput['way'], { tax, net }: Exit, rate: Decimal): WayOutput => ({
  ...{ way, net: pln(net), tax: pln(tax), rate: textOf(times(rate, hundred)), least: null, reason: null },
});

function lateWay(kind: LimitedKind, value: Decimal): WayOutput {
  if (kind === 'ikze') return exitWay('late', ikzePaidOut(value), flatIkzeRate);
  return { way: 'late', net: pln(value), tax: '0.00', rate: null, least: null, reason: null };
}

/** An IKE pays on its gain; all of an IKZE is income on the scale, whichever tax the person pays otherwise (rule WR-6). */
function earlyWay(of: SaverAccounts, kind: LimitedKind, value: Decimal, paid: PaidInto): WayOutput {
  if (kind !== 'ikze')
    return paid.left
      ? exitWay('early', returned(value, paid.left), flatTaxRate)
      : unknownWay('early', paid.reason);
  if (of.saver.tax_rate === null) return unknownWay('early', 'no-rate');
  const worst = ikzeReturned(value, higherRate);
  if (of.saver.tax_rate !== 12) return exitWay('early', worst, higherRate);
  const rate = of.facts.marginalRate!;
  return { ...exitWay('early', ikzeReturned(value, rate), rate), least: pln(worst.net) };
}

const ordinaryWay = (value: Decimal, { total }: OrdinaryTaxes): WayOutput => ({
  ...{
    way: 'ordinary',
    net: pln(minus(value, total)),
    tax: pln(total),
    rate: null,
    least: null,
    reason: null,
  },
});

type Conditions = Omit<
  CallResult<typeof readCall>['data'],
  'kind' | 'value' | 'deposits' | 'ways' | 'ordinary'
>;

/** Age and length of saving, which is that of all portfolios of the kind. */
function conditions({ today, saver, movesOf }: SaverAccounts, kind: LimitedKind): Conditions {
  const { born_on, has_pension_right: hasPensionRight } = saver;
  const saving = savingOf(depositsIn(movesOf(kind)), today);
  const from = lateAge(kind, hasPensionRight);
  const age = born_on === null ? null : ageOn(today, born_on);
  return {
    ...{ age, late_age: from },
    late_from: born_on && addMonths(born_on, from * 12),
    ...{ years_with_deposits: saving.yearsWithDeposits, years_needed: yearsNeeded },
    is_mostly_old: kind !== 'ikze' && saving.isMostlyOld,
    is_late: age === null ? null : isGoodExit(kind, { age, hasPensionRight, ...saving }),
  };
}
