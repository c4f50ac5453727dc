import { wholeList } from '../../../foundation/answers.ts';
import { dayNumber, dayOf, millisecondsOfDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { decimal, textOf } from '../../../foundation/decimal.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { loanTotals } from '../../../foundation/loans/loan-schedule.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { remembered } from '../../valuation/server/answer-memory.ts';
import type {
  propertyCourse as courseCall,
  listProperties as listCall,
  readProperty as readCall,
} from '../contract.ts';
import { balanceOn, type DatedInstalment, datedSchedule } from '../dated-loan.ts';
import { courseOf } from '../property-course.ts';
import type { LoanRow } from './property-book-store.ts';
import { type PropertyRow, propertyNames, propertyStamp } from './property-store.ts';
import { type ValuedProperty, valueProperties } from './value-properties.ts';

export function recordOutput(row: PropertyRow, newest: { day: string; price: string } | undefined) {
  const { bought_on, built_on, books_version: _, ...fields } = row;
  return {
    ...fields,
    current_price: newest?.price ?? row.bought_price,
    valued_on: newest?.day ?? bought_on,
    bought_at: dayNumber(bought_on) * millisecondsOfDay,
    build_at: built_on,
  };
}

function valuedOutput({ row, valuations, flows, output }: ValuedProperty, today: string) {
  const rents = flows.filter(
    ({ kind, every, from_day, to_day }) =>
      kind === 'rent' && every !== 'once' && from_day <= today && (to_day === null || to_day >= today),
  );
  const until = rents.some(({ to_day }) => to_day === null)
    ? null
    : rents.reduce<string | null>(
        (last, { to_day }) => (last === null || to_day! > last ? to_day : last),
        null,
      );
  return {
    ...recordOutput(row, valuations.at(-1)),
    rented: rents.length > 0 ? { until } : null,
    figures: output,
  };
}

/** A page asks several questions at once, and each wants to know whether anything changed: they share the answer. */
const underWay = new WeakMap<Context, Promise<string>>();

/** Changes with anything of the caller's properties. */
export function stampOf(context: Context): Promise<string> {
  let stamp = underWay.get(context);
  if (!stamp) {
    const { database } = context.services;
    stamp = propertyStamp(database, actorOf(context).userId).finally(() => underWay.delete(context));
    underWay.set(context, stamp);
  }
  return stamp;
}

export function listProperties(context: Context, { query }: CallInput<typeof listCall>) {
  return remembered(
    context,
    ['properties', query],
    () => stampOf(context),
    async () => {
      const { list, market } = await valueProperties(context, query);
      return wholeList(list.map((valued) => valuedOutput(valued, dayOf(market.today))));
    },
  );
}

export async function listPropertyNames(context: Context) {
  return wholeList(await propertyNames(context.services.database, actorOf(context).userId));
}

export function propertyCourse(context: Context, { query }: CallInput<typeof courseCall>) {
  return remembered(
    context,
    ['property course', query],
    () => stampOf(context),
    async () => {
      const { list, market } = await valueProperties(context, query);
      const parts = list.flatMap(({ property, measured }) =>
        measured ? [{ property, schedule: measured.figures.ledger.schedule }] : [],
      );
      return { data: courseOf(parts, market) };
    },
  );
}

export async function readProperty(context: Context, { params, query }: CallInput<typeof readCall>) {
  if (!isId(params.id)) throw notFound();
  const { list, market } = await valueProperties(context, { ...query, id: params.id });
  const [valued] = list;
  if (!valued) throw notFound();
  const { property, loan, valuations, flows } = valued;
  const schedule = property.loan ? datedSchedule(property.loan) : [];
  const today = dayOf(market.today);
  return {
    data: {
      ...valuedOutput(valued, today),
      valuations: valuations.map(({ day, price, currency }) => ({ day, price, currency })),
      flows: flows.map(({ property_id: _, ...flow }) => flow),
      loan: loan && loanOutput(loan, schedule, market.today),
      course: courseOf(valued.measured ? [{ property, schedule }] : [], market),
    },
  };
}

export function loanOutput(loan: LoanRow, schedule: readonly DatedInstalment[], today: number) {
  const { property_id: _, rates, ...fields } = loan;
  const [first, ...changes] = rates;
  const now = schedule.find(({ day }) => day > today) ?? schedule.at(-1)!;
  const owed = balanceOn({ amount: decimal(loan.amount), takenOn: loan.taken_on }, schedule, today);
  return {
    ...fields,
    percent: first!.percent,
    rate_changes: changes,
    owed: textOf(owed),
    percent_now: textOf(now.percent),
    total_interest: textOf(loanTotals(schedule).interest),
    ends_on: dayOf(schedule.at(-1)!.day),
    schedule: schedule.map(({ day, percent, paid, interest, principal, overpaid, balance }) => ({
      day: dayOf(day),
      percent: textOf(percent),
      paid: textOf(paid),
      interest: textOf(interest),
      principal: textOf(principal),
      overpaid: textOf(overpaid),
      balance: textOf(balance),
    })),
  };
}
