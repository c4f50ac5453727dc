import { addMonths, dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, floatOf, minus, over, plus, sign, sum, zero } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { HoldingFacts } from '../../performance/figures/ledger-values.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import { monthsIn, type Span } from '../report-period.ts';
import { accountEntries, assetEntries } from './entries-in.ts';
import { type Ends, endsOf, type ReportScope } from './report-scope.ts';

type Payment = {
  kind: 'dividend' | 'interest';
  day: number;
  /** None for interest on the account. */
  holding: HoldingFacts | null;
  gross: Decimal;
  tax: Decimal;
};

/** Dividends and interest of a span, each at its day's rate. */
function paymentsIn(scope: ReportScope, span: Span): Payment[] {
  const ofAssets = assetEntries(scope, span).map(({ holding, shown }) => ({ ...shown, holding }));
  const ofAccount = accountEntries(scope, span).map(({ shown }) => ({ ...shown, holding: null }));
  return [...ofAssets, ...ofAccount].flatMap(({ type, day, holding, gross, tax }) =>
    type === 'dividend' || type === 'interest' ? [{ kind: type, day, holding, gross, tax }] : [],
  );
}

const added = (payments: readonly Payment[], of: (payment: Payment) => Decimal) => sum(payments.map(of));
const grossOf = (payments: readonly Payment[]) => added(payments, ({ gross }) => gross);

function amountsOf(payments: readonly Payment[]) {
  const part = (kind: Payment['kind']) => {
    const list = payments.filter((payment) => payment.kind === kind);
    const gross = grossOf(list);
    const tax = added(list, (payment) => payment.tax);
    return { gross: moneyText(gross), tax: moneyText(tax), net: moneyText(minus(gross, tax)) };
  };
  const net = added(payments, ({ gross, tax }) => minus(gross, tax));
  return { dividends: part('dividend'), interest: part('interest'), net: moneyText(net) };
}

/** What came in without anything being sold, gross, tax and net (rule RP-7). */
export function incomeFigures(scope: ReportScope, span: Span, before: Span | null, locale: string) {
  const payments = paymentsIn(scope, span);
  const ends = endsOf(scope, span);
  const ofYear = paymentsIn(scope, { from: dayNumber(addMonths(dayOf(span.to), -12)), to: span.to });
  const byMonth = Map.groupBy(payments, ({ day }) => dayOf(day).slice(0, 7));
  const byYear = Map.groupBy(payments, ({ day }) => dayOf(day).slice(0, 4));
  const years = new Set(monthsIn(span).map(({ month }) => month.slice(0, 4)));
  return {
    from: dayOf(span.from),
    to: dayOf(span.to),
    ...(scope.isUnknown ? unknownAmounts : amountsOf(payments)),
    before: before && (scope.isUnknown ? unknownAmounts : amountsOf(paymentsIn(scope, before))),
    by_month: scope.isUnknown
      ? []
      : monthsIn(span).map(({ month }) => ({ month, ...amountsOf(byMonth.get(month) ?? []) })),
    by_year: scope.isUnknown
      ? []
      : [...years].map((year) => ({ year, ...amountsOf(byYear.get(year) ?? []) })),
    by_asset: scope.isUnknown ? [] : byAsset(scope, ends, { payments, ofYear }, locale),
    yield_on_cost: yieldOf(ofYear, ends, scope.ledger.holdings),
  };
}

const unknownPart = { gross: null, tax: null, net: null };
const unknownAmounts = { dividends: unknownPart, interest: unknownPart, net: null };

/** Largest first; what the account itself earned comes last, under no instrument. */
function byAsset(
  scope: ReportScope,
  ends: Ends,
  { payments, ofYear }: { payments: readonly Payment[]; ofYear: readonly Payment[] },
  locale: string,
) {
  const groups = Map.groupBy(payments, ({ holding }) => holding?.instrument_id ?? null);
  return [...groups]
    .map(([id, list]) => ({ id, list, net: floatOf(added(list, ({ gross, tax }) => minus(gross, tax))) }))
    .sort((a, b) => Number(a.id === null) - Number(b.id === null) || b.net - a.net)
    .map(({ id, list }) => {
      const holding = list[0]!.holding;
      const held = scope.ledger.holdings.filter(({ instrument_id }) => instrument_id === id);
      return {
        instrument_id: id,
        ticker: holding?.ticker ?? null,
        title: holding && nameIn(holding.names, locale),
        ...amountsOf(list),
        yield_on_cost: yieldOf(ofYear, ends, held).percent,
      };
    });
}

/** Gross income of the twelve months up to the end from what is held then, by what that had cost. */
function yieldOf(ofYear: readonly Payment[], { end }: Ends, holdings: readonly HoldingFacts[]) {
  const costs = new Map(holdings.map(({ id }) => [id, end.ledger.measured.get(id)?.value.openCost ?? zero]));
  const cost = [...costs.values()].reduce(plus, zero);
  if (sign(cost) <= 0) return { percent: null, income: null, cost: null, reason: 'nothing-held' as const };
  const isHeld = ({ holding }: Payment) => !!holding && sign(costs.get(holding.id) ?? zero) > 0;
  const income = grossOf(ofYear.filter(isHeld));
  return {
    percent: floatOf(over(income, cost, 12)) * 100,
    income: moneyText(income),
    cost: moneyText(cost),
    reason: null,
  };
}
