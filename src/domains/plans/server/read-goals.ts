import { setImmediate as breathe } from 'node:timers/promises';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import type { CallResult } from '../../../foundation/contract.ts';
import { type Decimal, decimal, rounded, textOf, textOfFloat, times } from '../../../foundation/decimal.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { rememberedFigures } from '../../performance/server/ledger-stamp.ts';
import { knownMonths, monthsTable } from '../../reports/figures/months-table.ts';
import { readScope } from '../../reports/server/read-scope.ts';
import { valueOn } from '../../valuation/daily-values.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { marketMemoryOf, type Quotes } from '../../valuation/server/market-memory.ts';
import { goalOutlook } from '../futures/goal-outlook.ts';
import type { listGoals as listCall } from '../goals-contract.ts';
import { monthlyPaid } from '../monthly-paid.ts';
import { type GoalRow, goalsOf } from './goal-store.ts';
import { priceOn, quotesFor, todayOf } from './known-plans.ts';
import { type PlanRow, plansOf } from './plan-store.ts';

type Answer = CallResult<typeof listCall>;
type Market = { rates: RateBook; quotes: Quotes; today: string };

/** Goals with their figures; the same ones again while nothing they were made from has changed. */
export async function listGoals(context: Context): Promise<Answer> {
  const { services } = context;
  const { userId } = actorOf(context);
  const today = todayOf(services);
  const goals = await goalsOf(services.database, userId);
  if (goals.length === 0) return { data: [] };
  const plans = await plansOf(services.database, userId);
  const [rates, quotes] = await Promise.all([
    marketMemoryOf(services).rates(dayNumber(today)),
    quotesFor(services, plans, today),
  ]);
  const data: Answer['data'] = [];
  // One after the other: other pages have their turn in between.
  for (const goal of goals) {
    await breathe();
    const paid = goal.monthly ?? paidBy(goal, plans, { rates, quotes, today });
    const question = ['goal', goal.id, goal.version, goal.portfolio_ids, paid];
    const { figures } = await rememberedFigures(context, question, async () => ({
      figures: await figuresOf(context, goal, paid, today),
    }));
    data.push({ ...goal, paid_monthly: paid, ...figures });
  }
  return { data };
}

/** What the plans of what counts pay in each month, in the goal's currency. */
function paidBy(goal: GoalRow, plans: readonly PlanRow[], market: Market): string {
  const counted = plans.filter(
    ({ portfolio_id, is_virtual }) =>
      !is_virtual && (goal.counts_all || goal.portfolio_ids.includes(portfolio_id)),
  );
  const paid = counted.map((plan) => ({ ...plan, each: eachTime(plan, goal.currency, market) }));
  return textOf(monthlyPaid(paid, market.today));
}

function eachTime(plan: PlanRow, currency: string, { rates, quotes, today }: Market): Decimal | null {
  const rate = rates.knows(plan.currency) ? rates.cross(plan.currency, currency, dayNumber(today)) : null;
  if (!rate) return null;
  if (plan.amount !== null) return times(decimal(plan.amount), rate);
  const found = priceOn(plan, quotes, today);
  return found && times(times(decimal(plan.units!), found.price), rate);
}

async function figuresOf(context: Context, goal: GoalRow, paid: string, today: string) {
  const { for80, value, ...outlook } = await outlookOf(context, goal, paid, today);
  return {
    ...outlook,
    value: Number.isFinite(value) ? textOf(rounded(decimal(textOfFloat(value)), 2)) : null,
    monthly_for_80: for80 === null ? null : textOfFloat(for80),
  };
}

async function outlookOf(context: Context, goal: GoalRow, paid: string, today: string) {
  const { id, target_on } = goal;
  const terms = { id, target: Number(goal.target), target_on, monthly: Number(paid), today };
  const isNothing = !goal.counts_all && goal.portfolio_ids.length === 0;
  const portfolios = isNothing || goal.counts_all ? 'all' : goal.portfolio_ids.join(',');
  const { scope } = await readScope(context, { portfolios, currency: goal.currency });
  const { daily } = scope.total;
  const to = dayNumber(today);
  const value = scope.isUnknown || isNothing ? Number.NaN : valueOn(daily, to);
  const months = knownMonths(monthsTable(daily, { from: daily.first, to })).filter(
    ({ is_whole }) => is_whole,
  );
  const returns = months.map(({ percent }) => percent / 100);
  return { value, ...goalOutlook(terms, { value, daily, returns }) };
}
