import { decimal, minus, plus, textOf } from '../../../foundation/decimal.ts';
import { basisNoteOf } from '../../valuation/basis/basis-figures.ts';
import { type Basis, inLastMoney, lessTax, taxOn } from '../../valuation/basis/change-basis.ts';
import { lifted, type PriceLevel } from '../../valuation/basis/price-level.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import { floatMoney, ratesBetween } from '../../valuation/measure-total.ts';
import type { Span } from '../report-period.ts';
import { drawdownsOf } from './drawdowns.ts';
import type { spanFigures } from './overview.ts';
import type { ReportScope } from './report-scope.ts';

type Nominal = ReturnType<typeof spanFigures>;
type Spans = { now: Nominal; span: Span; before: Nominal | null; spanBefore: Span | null };

/** The headline figures of a report on another basis, and of the period before it (BA-1, BA-9). */
export function spansOnBasis({ total, isUnknown }: ReportScope, spans: Spans, basis: Basis) {
  if (isUnknown) return null;
  const { now, span, before, spanBefore } = spans;
  const changed =
    basis.of === 'real' ? inLastMoney(total.daily, basis.prices) : lessTax(total.daily, basis.taxes);
  const of = (figures: Nominal, days: Span) =>
    spanOnBasis(figures, days, { daily: total.daily, changed }, basis);
  const { layer, ...figures } = of(now, span);
  return {
    ...basisNoteOf(total, basis),
    layer,
    figures,
    before: before && spanBefore && withoutLayer(of(before, spanBefore)),
  };
}

const withoutLayer = <Of extends { layer: string }>({ layer: _, ...figures }: Of) => figures;

type Histories = { daily: DailyValues; changed: DailyValues };

function spanOnBasis(nominal: Nominal, { from, to }: Span, { daily, changed }: Histories, basis: Basis) {
  return {
    ...(basis.of === 'real'
      ? realMoney(nominal, { from, to }, daily, basis.prices)
      : moneyAfterTax(nominal, taxOn(basis.taxes, from), taxOn(basis.taxes, to))),
    ...ratesBetween(changed, from, to),
    deepest_drawdown: drawdownsOf(changed, { from, to })[0] ?? null,
  };
}

const money = (amount: number) => decimal(floatMoney(amount));
const more = (text: string | null, by: number) => text && textOf(plus(decimal(text), money(by)));

/** What both ends would have left; start + flows + profit = end holds as before (RP-3). */
function moneyAfterTax(nominal: Nominal, before: number, after: number) {
  const { net_flows, paid_in, taken_out } = nominal;
  return {
    value_start: more(nominal.value_start, -before),
    net_flows,
    profit: more(nominal.profit, before - after),
    value_end: more(nominal.value_end, -after),
    ...{ paid_in, taken_out, layer: floatMoney(after) },
  };
}

/** The value at the start and each flow in złoty of the last day; the value at the end stays. */
function realMoney(nominal: Nominal, { from, to }: Span, daily: DailyValues, prices: PriceLevel) {
  let [paidIn, takenOut] = [0, 0];
  for (let day = Math.max(from + 1, daily.first); day <= to; day++) {
    const i = day - daily.first;
    const rise = lifted(prices, day, to) - 1;
    paidIn += (daily.inflow[i] ?? 0) * rise;
    takenOut += (daily.outflow[i] ?? 0) * rise;
  }
  const start = Number(nominal.value_start) * (lifted(prices, from, to) - 1);
  const [atStart, onFlows] = [money(start), minus(money(paidIn), money(takenOut))];
  const layer = plus(atStart, onFlows);
  return {
    value_start: more(nominal.value_start, start),
    net_flows: nominal.net_flows && textOf(plus(decimal(nominal.net_flows), onFlows)),
    profit: nominal.profit && textOf(minus(decimal(nominal.profit), layer)),
    value_end: nominal.value_end,
    paid_in: more(nominal.paid_in, paidIn),
    taken_out: more(nominal.taken_out, takenOut),
    layer: textOf(layer),
  };
}
