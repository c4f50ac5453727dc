import { setImmediate as others } from 'node:timers/promises';
import type { CallInput } from '../../../../foundation/contract.ts';
import {
  compare,
  type Decimal,
  fixedTextOf,
  minus,
  sign,
  sum,
  textOf,
  zero,
} from '../../../../foundation/decimal.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { daysBetween, lastSaleDay } from '../../planning/last-days.ts';
import { plannedOutcome, plannedTrade, plannedYears, toPayWith } from '../../planning/plan-sales.ts';
import {
  mostPlanned,
  type PlannedPosition,
  type planTaxYear as planCall,
  type TaxPlanOutput,
} from '../../planning-contract.ts';
import type { Outcome } from '../../reckoning/outcome.ts';
import { askedYear } from '../asked-year.ts';
import { accountIn } from '../read-taxes.ts';
import type { ReckonedTaxes } from '../reckon-taxes.ts';
import { type Held, type PlanGround, planGround } from './plan-ground.ts';

const kept = new WeakMap<ReckonedTaxes, Map<string, Promise<TaxPlanOutput>>>();

export async function planTaxYear(context: Context, { params }: CallInput<typeof planCall>) {
  const ground = await planGround(context, askedYear(context, params));
  const plans = kept.get(ground.taxes) ?? new Map<string, Promise<TaxPlanOutput>>();
  kept.set(ground.taxes, plans);
  const key = `${ground.stamp} ${context.locale}`;
  const planning = plans.get(key) ?? planOf(ground, context.locale);
  // Prices move all day: what was reckoned of others is of no use any more.
  plans.clear();
  plans.set(key, planning);
  return { data: await planning };
}

const pln = (amount: Decimal): string => fixedTextOf(amount, 2);

/** A position with what selling all of it would be; nothing where a rate is missing. */
type Tried = { of: Held; outcome: Outcome; revenue: Decimal; cost: Decimal | null };

function tried({ taxes, base }: PlanGround, of: Held, at: number): Tried | null {
  const outcome = plannedOutcome(base, [plannedTrade(of, of.units, taxes.today, `planned ${at}`)]);
  const [sale] = outcome.sales;
  const [coins] = outcome.crypto;
  if (sale) return { of, outcome, revenue: sale.revenue, cost: sale.cost };
  return coins ? { of, outcome, revenue: coins.revenue, cost: null } : null;
}

async function planOf(ground: PlanGround, locale: string): Promise<TaxPlanOutput> {
  const { taxes, base, held } = ground;
  const { year } = base.year.figures;
  const all = held.map((of, at) => tried(ground, of, at));
  const known = all.filter((one) => one !== null).sort((a, b) => compare(b.revenue, a.revenue));
  const positions: PlannedPosition[] = [];
  for (const one of known.slice(0, mostPlanned)) {
    positions.push(positionOf(ground, one, locale));
    // Each is a year of its own: others have their turn in between.
    await others();
  }
  const withoutRate = held.filter((_, at) => all[at] === null);
  return {
    ...{ year, today: taxes.today, days_left: daysBetween(taxes.today, `${year}-12-31`), positions },
    day_reading: base.year.readings.day,
    last_days: lastDays(ground),
    to_pay: pln(base.year.figures.toPay),
    missing_count: base.year.outcome.missing.filter((one) => one.year === year).length,
    losses: lossesOf(ground, known.slice(0, mostPlanned)),
    unknown: [
      ...ground.unknown,
      ...withoutRate.map(({ instrument }) => ({ instrument, why: 'rate' as const })),
    ].map(({ instrument, why }) => ({ instrument: namedIn(ground, instrument, locale), why })),
    left_out: Math.max(0, known.length - mostPlanned),
    is_simulated: taxes.isSimulated,
  };
}

export function namedIn({ names }: PlanGround, id: string, locale: string) {
  const known = names.get(id);
  return { id, ticker: known?.ticker ?? '', title: known ? nameIn(known.names, locale, known.ticker) : '' };
}

/** By how much the tax changes with what is planned, in the years it falls into. */
export function taxChange(ground: PlanGround, outcome: Outcome): Decimal {
  return sum(
    plannedYears(outcome).map((year) => {
      const { now, after } = toPayWith(ground.base, outcome, year);
      return minus(after, now);
    }),
  );
}

function positionOf(
  ground: PlanGround,
  { of, outcome, revenue, cost }: Tried,
  locale: string,
): PlannedPosition {
  const { taxes, base } = ground;
  return {
    instrument: namedIn(ground, of.instrument, locale),
    account: of.shownAccount === null ? null : accountIn(taxes.paperOf(taxes.last), of.shownAccount),
    ...{ is_crypto: of.isCrypto, units: textOf(of.units), price: textOf(of.price), currency: of.currency },
    ...{ price_day: of.priceDay, is_estimate: of.isEstimate, revenue: pln(revenue) },
    cost: cost && pln(cost),
    gain: cost && pln(minus(revenue, cost)),
    tax_change: pln(taxChange(ground, outcome)),
    tax_year: plannedYears(outcome)[0] ?? base.year.figures.year,
    last_day: lastDayOf(ground, of),
  };
}

/** Everything below its cost, sold together: losses add up, and the tax is of all of them at once. */
function lossesOf(ground: PlanGround, known: readonly Tried[]): TaxPlanOutput['losses'] {
  const below = known.filter(({ revenue, cost }) => cost && sign(minus(revenue, cost)) < 0);
  const { taxes, base } = ground;
  const trades = below.map(({ of }, at) => plannedTrade(of, of.units, taxes.today, `planned ${at}`));
  return {
    count: below.length,
    amount: pln(sum(below.map(({ revenue, cost }) => minus(revenue, cost ?? zero)))),
    tax_change: pln(taxChange(ground, plannedOutcome(base, trades))),
  };
}

function marketOf({ base }: PlanGround, { instrument, isCrypto }: Held): string | null {
  return isCrypto ? null : (base.input.instruments.get(instrument)?.market ?? null);
}

function lastDayOf(ground: PlanGround, of: Held): string {
  const { figures, readings } = ground.base.year;
  // Coins change hands every day, and at once.
  if (of.isCrypto) return `${figures.year}-12-31`;
  const market = marketOf(ground, of);
  const closed = ground.base.input.closed.get(market ?? '') ?? new Set<string>();
  return lastSaleDay(market, figures.year, readings.day, closed);
}

function lastDays(ground: PlanGround): TaxPlanOutput['last_days'] {
  const { today } = ground.taxes;
  const markets = new Map(
    ground.held
      .filter(({ isCrypto }) => !isCrypto)
      .map((of) => [marketOf(ground, of), lastDayOf(ground, of)]),
  );
  return [...markets]
    .map(([market, day]) => ({ market, day, days: daysBetween(today, day) }))
    .sort((a, b) => a.days - b.days || ((a.market ?? '') < (b.market ?? '') ? -1 : 1));
}
