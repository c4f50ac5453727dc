import type { CallInput } from '../../../../foundation/contract.ts';
import { compare, decimal, fixedTextOf, minus, sign, textOf } from '../../../../foundation/decimal.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { saleOnPaper } from '../../papers/write-paper.ts';
import {
  plannedId,
  plannedOutcome,
  plannedTrade,
  plannedYears,
  toPayWith,
} from '../../planning/plan-sales.ts';
import type { planTaxSale as saleCall } from '../../planning-contract.ts';
import type { Outcome } from '../../reckoning/outcome.ts';
import type { TaxEvent } from '../../reckoning/tax-events.ts';
import { askedYear } from '../asked-year.ts';
import { accountIn } from '../read-taxes.ts';
import { type Held, type PlanGround, planGround } from './plan-ground.ts';
import { namedIn } from './read-plan.ts';

/** A sale that nobody made, reckoned as a real one would be; nothing is recorded (rule TP-7). */
export async function planTaxSale(context: Context, { params, query }: CallInput<typeof saleCall>) {
  const ground = await planGround(context, askedYear(context, params));
  const of = ground.held.find(
    ({ instrument, shownAccount }) =>
      instrument === query.instrument && (shownAccount ?? '') === query.account,
  );
  if (!of) throw notFound();
  const units = query.units === undefined ? of.units : decimal(query.units);
  if (sign(units) <= 0) throw invalid({ units: ['taxUnitsError'] });
  if (compare(units, of.units) > 0)
    throw invalid({ units: ['maxVolumeError'] }, undefined, { max: textOf(of.units) });
  const trade = plannedTrade(of, units, ground.taxes.today);
  const outcome = plannedOutcome(ground.base, [trade]);
  const [year] = plannedYears(outcome);
  if (year === undefined) throw invalid({ instrument: ['taxPlanError'] });
  const { now, after } = toPayWith(ground.base, outcome, year);
  const sold = soldOf(ground, of, trade, outcome);
  const change = minus(after, now);
  return {
    data: {
      ...sold,
      instrument: namedIn(ground, of.instrument, context.locale),
      account:
        of.shownAccount === null ? null : accountIn(ground.taxes.paperOf(ground.taxes.last), of.shownAccount),
      ...{ units: textOf(units), price: textOf(of.price), currency: of.currency, tax_year: year },
      ...{ day: ground.taxes.today, to_pay_now: fixedTextOf(now, 2), to_pay_after: fixedTextOf(after, 2) },
      tax_change: fixedTextOf(change, 2),
      net: fixedTextOf(minus(decimal(sold.revenue), change), 2),
    },
  };
}

/** As a paper has it: lots, rates and złoty; coins have a revenue alone. */
function soldOf({ taxes }: PlanGround, of: Held, trade: TaxEvent, { sales, crypto }: Outcome) {
  const [sale] = sales;
  if (!sale) {
    const { day, rate, revenue } = crypto[0]!;
    return {
      ...{ tax_day: day, is_day_computed: false, revenue: fixedTextOf(revenue, 2), cost: null, gain: null },
      rate: rate && { mid: textOf(rate.mid), table: rate.table, day: rate.effective },
      lots: [],
    };
  }
  const sources = taxes.sources();
  const events = new Map([...sources.events, [plannedId, trade] as const]);
  const { readings } = taxes.yearOf(taxes.last);
  const paper = saleOnPaper({ ...sources, readings, events }, { ...sale, account: of.account }, false);
  const { tax_day, is_day_computed, rate, revenue, cost, income, lots } = paper;
  return { tax_day, is_day_computed, rate, revenue, cost, gain: income, lots };
}
