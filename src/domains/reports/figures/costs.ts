import { dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, floatOf, isZero, sum, zero } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { TransactionType } from '../../ledger/transaction-types.ts';
import type { HoldingFacts } from '../../performance/figures/ledger-values.ts';
import type { ShownEntry } from '../../performance/positions/tally-book.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import { monthsIn, type Span } from '../report-period.ts';
import { accountEntries, assetEntries } from './entries-in.ts';
import type { ReportScope } from './report-scope.ts';

export const costKinds = [
  'trading-fee',
  'transfer-fee',
  'payment-fee',
  'exchange-fee',
  'other-fee',
  'dividend-tax',
  'interest-tax',
  'trading-tax',
  'other-tax',
] as const;
export type CostKind = (typeof costKinds)[number];

type Cost = { kind: CostKind; day: number; holding: HoldingFacts | null; amount: Decimal };

const feeKinds: Record<TransactionType, CostKind> = {
  buy: 'trading-fee',
  sell: 'trading-fee',
  short: 'trading-fee',
  cover: 'trading-fee',
  result: 'trading-fee',
  'transfer-in': 'transfer-fee',
  'transfer-out': 'transfer-fee',
  'spin-off': 'transfer-fee',
  dividend: 'payment-fee',
  repayment: 'payment-fee',
  interest: 'payment-fee',
  deposit: 'payment-fee',
  withdrawal: 'payment-fee',
  exchange: 'exchange-fee',
  split: 'other-fee',
  fee: 'other-fee',
  tax: 'other-fee',
};

const taxKinds: Partial<Record<TransactionType, CostKind>> = {
  dividend: 'dividend-tax',
  interest: 'interest-tax',
  buy: 'trading-tax',
  sell: 'trading-tax',
  short: 'trading-tax',
  cover: 'trading-tax',
  'transfer-in': 'trading-tax',
  'transfer-out': 'trading-tax',
};

/** What a transaction cost: the fee and the tax on it, and all of it where it is nothing else. */
function costsOf(entry: ShownEntry, holding: HoldingFacts | null): Cost[] {
  const { type, day, fee, tax, gross } = entry;
  const costs: Cost[] = [
    { kind: feeKinds[type], day, holding, amount: fee },
    { kind: taxKinds[type] ?? 'other-tax', day, holding, amount: tax },
    { kind: 'other-fee', day, holding, amount: type === 'fee' ? gross : zero },
    { kind: 'other-tax', day, holding, amount: type === 'tax' ? gross : zero },
  ];
  return costs.filter(({ amount }) => !isZero(amount));
}

function costsIn(scope: ReportScope, span: Span): Cost[] {
  return [
    ...assetEntries(scope, span).flatMap(({ holding, shown }) => costsOf(shown, holding)),
    ...accountEntries(scope, span).flatMap(({ shown }) => costsOf(shown, null)),
  ];
}

const added = (costs: readonly Cost[]) => sum(costs.map(({ amount }) => amount));

/** Fees, taxes and the tax withheld from dividends: three figures that the page of a portfolio keeps apart (rule P-1). */
function amountsOf(costs: readonly Cost[]) {
  const part = (wanted: (kind: CostKind) => boolean) =>
    moneyText(added(costs.filter(({ kind }) => wanted(kind))));
  return {
    fees: part((kind) => kind.endsWith('-fee')),
    taxes: part((kind) => kind.endsWith('-tax') && kind !== 'dividend-tax'),
    dividend_tax: part((kind) => kind === 'dividend-tax'),
    total: moneyText(added(costs)),
  };
}

const unknownAmounts = { fees: null, taxes: null, dividend_tax: null, total: null };

/** What investing cost (rule RP-9). */
export function costFigures(scope: ReportScope, span: Span, before: Span | null, locale: string) {
  const { isUnknown } = scope;
  const costs = isUnknown ? [] : costsIn(scope, span);
  const byMonth = Map.groupBy(costs, ({ day }) => dayOf(day).slice(0, 7));
  const byKind = Map.groupBy(costs, ({ kind }) => kind);
  return {
    from: dayOf(span.from),
    to: dayOf(span.to),
    ...(isUnknown ? unknownAmounts : amountsOf(costs)),
    before: before && (isUnknown ? unknownAmounts : amountsOf(costsIn(scope, before))),
    by_kind: costKinds.flatMap((kind) => {
      const list = byKind.get(kind);
      return list ? [{ kind, amount: moneyText(added(list)) }] : [];
    }),
    by_month: isUnknown
      ? []
      : monthsIn(span).map(({ month }) => ({ month, ...amountsOf(byMonth.get(month) ?? []) })),
    by_asset: byAsset(costs, locale),
    ...feesByValue(scope.total.daily, span, costs),
  };
}

/** Largest first; what the account itself was charged comes last, under no instrument. */
function byAsset(costs: readonly Cost[], locale: string) {
  return [...Map.groupBy(costs, ({ holding }) => holding?.instrument_id ?? null)]
    .map(([id, list]) => ({ id, list, size: floatOf(added(list)) }))
    .sort((a, b) => Number(a.id === null) - Number(b.id === null) || b.size - a.size)
    .map(({ id, list }) => {
      const { holding } = list[0]!;
      return {
        instrument_id: id,
        ticker: holding?.ticker ?? null,
        title: holding && nameIn(holding.names, locale),
        ...amountsOf(list),
      };
    });
}

/** Fees by the average value of the days on which there was any. */
function feesByValue(daily: DailyValues, { from, to }: Span, costs: readonly Cost[]) {
  let [days, value] = [0, 0];
  for (let day = Math.max(from + 1, daily.first); day <= to; day++) {
    const worth = daily.value[day - daily.first] ?? Number.NaN;
    if (!(worth > 0)) continue;
    days++;
    value += worth;
  }
  if (days === 0) return { fees_percent: null, fees_reason: 'nothing-held' as const };
  const fees = floatOf(added(costs.filter(({ kind }) => kind.endsWith('-fee'))));
  return { fees_percent: (fees / (value / days)) * 100, fees_reason: null };
}
