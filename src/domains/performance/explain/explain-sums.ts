import { dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, isZero, minus, negated, plus, sign, zero } from '../../../foundation/decimal.ts';
import type { HoldingValue } from '../positions/value-holding.ts';
import type { Part, Scope } from './explained-scope.ts';
import { type Cell, type ExplanationRow, explanation, money, number, text, units } from './explanation.ts';

type Explanation = ReturnType<typeof explanation>;

type ByAsset = {
  columns: string[];
  /** Between the asset's name and the amount. */
  cells: (part: Part) => Cell[];
  amount: (part: Part) => Decimal;
  total: Decimal;
  /** What belongs to no asset, as a row of its own. */
  cash?: Decimal;
};

/** A row for each asset with something to say, largest first, and one for cash. */
function byAsset({ parts }: Scope, { columns, cells, amount, total, cash = zero }: ByAsset): Explanation {
  const rows: ExplanationRow[] = parts
    .filter((part) => !isZero(amount(part)))
    .map((part) => ({
      label: null,
      cells: [text(part.name), ...cells(part), money(amount(part))],
      size: amount(part),
    }));
  if (!isZero(cash)) rows.push({ label: 'cash', cells: [money(cash)], size: cash });
  return explanation({ result: money(total), columns, rows, total: [money(total)] });
}

/** Named lines that add up to the figure; those that are nothing are left out. */
function lineByLine(lines: [string, Decimal][], result: Decimal, column: string): Explanation {
  return explanation({
    result: money(result),
    columns: ['part', column],
    rows: lines
      .filter(([, amount]) => sign(amount) !== 0)
      .map(([label, amount]) => ({ label, cells: [money(amount)], size: null })),
    total: [money(result)],
  });
}

export function explainValue(scope: Scope): Explanation {
  return byAsset(scope, {
    columns: ['asset', 'units', 'price', 'rate', 'value'],
    cells: ({ value, currency, rate }) => [
      units(value.units),
      value.price.value ? money(value.price.value, currency) : text(null),
      number(rate),
    ],
    amount: ({ value }) => value.marketValue,
    total: scope.total.marketValue,
    cash: scope.cash,
  });
}

/** At constant exchange rates, as the picture of the profit's sources has them. */
export function explainProfit({ total }: Scope): Explanation {
  const lines: [string, Decimal][] = [
    ['realised', minus(total.realised, total.realisedFx)],
    ['price_effect', total.priceEffect],
    ['fx_effect', plus(total.fxEffect, total.realisedFx)],
    ['dividends', minus(total.dividendsGross, total.dividendTax)],
    ['interest', total.interest],
    ['cash_result', total.cashResult],
    ['fees', negated(total.fees)],
    ['taxes', negated(total.taxes)],
  ];
  return lineByLine(lines, total.profit, 'profit');
}

/** Money in less money out by what it was: deposits where cash is followed, purchases and what they brought elsewhere. */
export function explainNetInvested({ total, parts, account, paidIn, takenOut }: Scope): Explanation {
  const bought = parts.filter((part) => !part.followsCash).map(({ value }) => value);
  const added = (of: (value: HoldingValue) => Decimal) => bought.map(of).reduce(plus, zero);
  const lines: [string, Decimal][] = [
    ['deposits', paidIn],
    ['withdrawals', negated(takenOut)],
    ['purchases', added(({ purchases }) => purchases)],
    [
      'fees',
      plus(
        added(({ fees }) => fees),
        account.fees,
      ),
    ],
    [
      'taxes',
      plus(
        added(({ taxes }) => taxes),
        account.taxes,
      ),
    ],
    ['sales', negated(added(({ proceeds }) => proceeds))],
    ['dividends', negated(added(({ dividendsGross, dividendTax }) => minus(dividendsGross, dividendTax)))],
    [
      'interest',
      negated(
        plus(
          added(({ interest }) => interest),
          account.interest,
        ),
      ),
    ],
  ];
  return lineByLine(lines, minus(total.marketValue, total.profit), 'amount');
}

export function explainRealised(scope: Scope): Explanation {
  return byAsset(scope, {
    columns: ['asset', 'proceeds', 'cost', 'gain'],
    cells: ({ value }) => [money(value.proceeds), money(minus(value.proceeds, value.realised))],
    amount: ({ value }) => value.realised,
    total: scope.total.realised,
  });
}

export function explainUnrealised(scope: Scope): Explanation {
  return byAsset(scope, {
    columns: ['asset', 'cost', 'value', 'gain'],
    cells: ({ value }) => [money(value.openCost), money(value.marketValue)],
    amount: ({ value }) => value.unrealised,
    total: scope.total.unrealised,
  });
}

export function explainDividends(scope: Scope): Explanation {
  return byAsset(scope, {
    columns: ['asset', 'gross', 'tax', 'net'],
    cells: ({ value }) => [money(value.dividendsGross), money(value.dividendTax)],
    amount: ({ value }) => minus(value.dividendsGross, value.dividendTax),
    total: minus(scope.total.dividendsGross, scope.total.dividendTax),
  });
}

/** Charges of the account stand beside those of its assets. */
export function explainFees(scope: Scope): Explanation {
  const chargesOf = ({ fees, taxes }: { fees: Decimal; taxes: Decimal }) => plus(fees, taxes);
  const all = chargesOf(scope.total);
  const ofAssets = scope.parts.map(({ value }) => chargesOf(value)).reduce(plus, zero);
  return byAsset(scope, {
    columns: ['asset', 'fee', 'tax', 'amount'],
    cells: ({ value }) => [money(value.fees), money(value.taxes)],
    amount: ({ value }) => chargesOf(value),
    total: all,
    cash: minus(all, ofAssets),
  });
}

/** What currencies made of the gains, of what is held and of what was sold (rule P-9). */
export function explainFxEffect(scope: Scope): Explanation {
  const fxOf = ({ fxEffect, realisedFx }: { fxEffect: Decimal; realisedFx: Decimal }) =>
    plus(fxEffect, realisedFx);
  const gainOf = ({ value }: Part) => plus(value.unrealised, value.realised);
  return byAsset(scope, {
    columns: ['asset', 'gain', 'price_effect', 'fx_effect'],
    cells: (part) => [money(gainOf(part)), money(minus(gainOf(part), fxOf(part.value)))],
    amount: ({ value }) => fxOf(value),
    total: fxOf(scope.total),
  });
}

/** The last session's move (rule P-8), asset by asset. */
export function explainLastMove(scope: Scope): Explanation | null {
  const move = scope.total.lastMove;
  if (!move) return null;
  return byAsset(scope, {
    columns: ['asset', 'day', 'value_from', 'flows', 'change'],
    cells: ({ value: { lastMove: of } }) => [
      of ? { kind: 'day', value: dayOf(of.to) } : text(null),
      money(of?.start ?? zero),
      money(of ? minus(of.inflow, of.outflow) : zero),
    ],
    amount: ({ value }) => value.lastMove?.amount ?? zero,
    total: move.amount,
  });
}
