import { type Day, dayInWarsaw, dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, decimal, textOf, textOfFloat } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { lastKnown } from '../../market-data/day-series.ts';
import { inWholeUnits } from '../../market-data/source-port/source-units.ts';
import { marketMemoryOf, type Quotes } from '../../valuation/server/market-memory.ts';
import type { DueOutput } from '../contract.ts';
import { costOf, dueDays, oldestDue, unitsAt } from '../due-plans.ts';
import { nextAfter } from '../occurrences.ts';
import { type AnswerRow, type PlanRow, planAnswersOf, plansOf } from './plan-store.ts';

export type KnownPlans = { plans: PlanRow[]; answers: AnswerRow[] };

export async function knownPlans(on: Queries, userId: string, today: Day): Promise<KnownPlans> {
  const plans = await plansOf(on, userId);
  return { plans, answers: plans.length ? await planAnswersOf(on, userId, oldestDue(today)) : [] };
}

/** Closes of what is bought, as far back as anything can be due. */
export function quotesFor(services: Services, plans: readonly PlanRow[], today: Day): Promise<Quotes> {
  const ids = [...new Set(plans.flatMap(({ instrument_id }) => instrument_id ?? []))];
  return marketMemoryOf(services).quotes(ids, dayNumber(oldestDue(today)), dayNumber(today));
}

/** What a unit cost at the close of a day, or of the last one before it. */
export function priceOn(
  { instrument_id, price_unit, nominal }: PlanRow,
  quotes: Quotes,
  day: Day,
): { price: Decimal; day: Day } | null {
  const closes = instrument_id === null ? undefined : quotes.get(instrument_id)?.closes;
  const close = closes && lastKnown(closes, dayNumber(day));
  if (!close || (price_unit === 'percent' && nominal === null)) return null;
  const price = decimal(inWholeUnits(textOfFloat(close.value), price_unit!, nominal ?? undefined));
  return { price, day: dayOf(close.day) };
}

/** What would be recorded for a day of a plan (rule PL-3). */
export function dueOf(plan: PlanRow, day: Day, quotes: Quotes, locale: string): DueOutput {
  const { id: plan_id, kind, portfolio_name, currency, amount } = plan;
  const about = { plan_id, day, kind, portfolio_name, currency, asset: assetOf(plan, locale) };
  if (kind === 'deposit') return { ...about, price: null, price_day: null, units: null, total: amount };
  const found = priceOn(plan, quotes, day);
  const units = found && unitsAt(plan, found.price);
  return {
    ...about,
    price: found && textOf(found.price),
    price_day: found?.day ?? null,
    units: units && textOf(units),
    total: found && units && textOf(costOf(units, found.price)),
  };
}

/** Everything that is due, oldest first. */
export function everythingDue(known: KnownPlans, quotes: Quotes, today: Day, locale: string): DueOutput[] {
  const answers = Map.groupBy(known.answers, ({ plan_id }) => plan_id);
  const due = known.plans.flatMap((plan) => {
    const answered = new Set(answers.get(plan.id)?.map(({ day }) => day));
    return dueDays(plan, answered, today).map((day) => dueOf(plan, day, quotes, locale));
  });
  return due.sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

function assetOf({ instrument_id, ticker, names, mic, class: slug }: PlanRow, locale: string) {
  if (instrument_id === null) return null;
  return { id: instrument_id, ticker: ticker!, name: nameIn(names!, locale), mic: mic!, class: slug! };
}

export function planOutput(plan: PlanRow, today: Day, locale: string) {
  return {
    id: plan.id,
    portfolio_id: plan.portfolio_id,
    portfolio_name: plan.portfolio_name,
    kind: plan.kind,
    asset: assetOf(plan, locale),
    currency_id: plan.currency_id,
    currency: plan.currency,
    amount: plan.amount,
    units: plan.units,
    whole_units: plan.whole_units,
    rhythm: plan.rhythm,
    starts_on: plan.starts_on,
    ends_on: plan.ends_on,
    is_paused: plan.is_paused,
    next_on: plan.is_paused ? null : nextAfter(plan, today),
    version: plan.version,
    created_at: plan.created_at,
  };
}

export const todayOf = ({ clock }: Services): Day => dayInWarsaw(clock.now());
