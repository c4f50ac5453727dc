import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { decimal, textOf } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteChange, noteForMinutes } from '../../changes/server/note-change.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import { faultsOf } from '../../ledger/check-transaction.ts';
import { lockToWrite } from '../../ledger/server/counted-portfolios.ts';
import { touchLedger } from '../../ledger/server/holding-store.ts';
import { holdingFor } from '../../ledger/server/record-transaction.ts';
import { rowOf, type TransactionBody } from '../../ledger/server/transaction-row.ts';
import { insertTransactions } from '../../ledger/server/transaction-store.ts';
import type { Quotes } from '../../valuation/server/market-memory.ts';
import type { confirmPlans as confirmCall, skipPlans as skipCall } from '../contract.ts';
import { dueDays, unitsAt } from '../due-plans.ts';
import { type KnownPlans, knownPlans, priceOn, quotesFor, todayOf } from './known-plans.ts';
import { insertPlanAnswers, type PlanRow } from './plan-store.ts';

type Item = CallInput<typeof confirmCall>['body']['items'][number];
type Named = Pick<Item, 'plan_id' | 'day'>;

/** Behind the lock of the account: whoever answers the same day in another window comes after it (rule PL-6). */
async function heldPlans(tx: Tx, context: Context): Promise<KnownPlans> {
  const { userId } = actorOf(context);
  await lockUser(tx, userId);
  return knownPlans(tx, userId, todayOf(context.services));
}

const keyOf = ({ plan_id, day }: Named) => `${plan_id} ${day}`;

/** The named days with their plans; one that is not due, or named twice, is refused. */
function namedDays<Given extends Named>(known: KnownPlans, items: readonly Given[], today: string) {
  const plans = new Map(known.plans.map((plan) => [plan.id, plan]));
  const answers = new Map(known.answers.map((answer) => [keyOf(answer), answer]));
  if (new Set(items.map(keyOf)).size < items.length) throw invalid({ items: ['planOccurrenceError'] });
  return items.map((item) => {
    const plan = plans.get(item.plan_id);
    const answer = answers.get(keyOf(item));
    if (!plan || (!answer && !dueDays(plan, new Set(), today).includes(item.day)))
      throw invalid({ items: ['planOccurrenceError'] });
    return { item, plan, answer };
  });
}

/** The form of the ledger that a day of a plan fills in, with what the person corrected. */
function bodyOf(plan: PlanRow, item: Item, quotes: Quotes): TransactionBody {
  const about = {
    portfolio_id: plan.portfolio_id,
    currency_id: plan.currency_id,
    created_at: item.booked_on ?? item.day,
    tax: '0',
    fee: item.fee,
  };
  if (plan.kind === 'deposit') return { ...about, type: 'deposit', total: item.amount ?? plan.amount };
  const price = item.price ?? closeOf(plan, item, quotes);
  if (!price) throw invalid({ price: ['planNoPrice'] });
  const terms = item.amount ? { ...plan, amount: item.amount, units: null } : plan;
  const units = item.units ?? textOrNull(unitsAt(terms, decimal(price)));
  if (!units) throw invalid({ units: ['amountError'] });
  return { ...about, type: 'buy', asset_id: plan.instrument_id, price, amount: units };
}

const closeOf = (plan: PlanRow, { day }: Item, quotes: Quotes) =>
  textOrNull(priceOn(plan, quotes, day)?.price ?? null);
const textOrNull = (value: Parameters<typeof textOf>[0] | null) => value && textOf(value);

/** The ledger calls units an amount, and has its own names for the rest. */
function refuseFaults(body: TransactionBody, today: string): void {
  const { amount: units, total: amount, created_at: booked_on, ...others } = faultsOf(body, today);
  const named = { ...(units && { units }), ...(amount && { amount }), ...(booked_on && { booked_on }) };
  const errors = { ...others, ...named };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export async function confirmPlans(context: Context, { body: { items } }: CallInput<typeof confirmCall>) {
  const { services } = context;
  const { database, events, clock } = services;
  const { userId } = actorOf(context);
  const today = todayOf(services);
  // Prices are read before the transaction, which has a connection of its own (decision 23).
  const seen = await knownPlans(database, userId, today);
  const quotes = await quotesFor(services, seen.plans, today);
  return database.transaction(async (tx) => {
    const days = namedDays(await heldPlans(tx, context), items, today);
    if (days.some(({ answer }) => answer?.transaction_id === null))
      throw invalid({ items: ['planAnswered'] });
    const open = days.filter(({ answer }) => !answer);
    const bodies = open.map(({ plan, item }) => bodyOf(plan, item, quotes));
    for (const body of bodies) refuseFaults(body, today);
    const portfolios = [...new Set(bodies.map(({ portfolio_id }) => portfolio_id))];
    if (open.length > 0) {
      await lockToWrite(tx, services, portfolios, userId);
      await noteChange(tx, context, { kind: 'plans-confirmed', about: aboutDays(open, bodies) });
    }
    const holdings = await holdingsFor(tx, context, bodies);
    const rows = bodies.map((body) => rowOf(body, newId(), holdings.get(holdingKey(body)) ?? null));
    const made = new Map(open.map(({ item }, n) => [keyOf(item), rows[n]!.id]));
    if (open.length > 0) {
      await insertTransactions(tx, userId, rows, clock.now());
      const answers = open.map(({ item }, n) => ({ ...item, transaction_id: rows[n]!.id }));
      await insertPlanAnswers(tx, userId, answers, clock.now());
      await touchLedger(
        tx,
        userId,
        portfolios,
        [...holdings.values()].filter((id) => id !== null),
      );
      await events.publish(tx, userPortfolioChanged.of(userId));
    }
    return {
      data: {
        transaction_ids: days.map(({ item, answer }) => answer?.transaction_id ?? made.get(keyOf(item))!),
      },
    };
  });
}

const holdingKey = ({ portfolio_id, asset_id }: TransactionBody) => `${portfolio_id} ${asset_id ?? ''}`;

/** One for each portfolio and asset, made where there is none. */
async function holdingsFor(tx: Tx, context: Context, bodies: readonly TransactionBody[]) {
  const holdings = new Map<string, string | null>();
  for (const body of bodies)
    if (!holdings.has(holdingKey(body))) holdings.set(holdingKey(body), await holdingFor(tx, context, body));
  return holdings;
}

/** One is named with what it is. */
function aboutDays(open: readonly { plan: PlanRow }[], bodies: readonly TransactionBody[]) {
  const [first] = open;
  const [body] = bodies;
  if (!first || !body || open.length > 1) return { count: open.length };
  const { plan } = first;
  const about = { count: 1, type: body.type, portfolio: plan.portfolio_name };
  if (plan.ticker !== null) return { ...about, name: plan.ticker };
  return { ...about, amount: body.total!, currency: plan.currency };
}

export async function skipPlans(context: Context, { body: { items } }: CallInput<typeof skipCall>) {
  const { database, clock, events } = context.services;
  const { userId } = actorOf(context);
  const today = todayOf(context.services);
  return database.transaction(async (tx) => {
    const days = namedDays(await heldPlans(tx, context), items, today);
    if (days.some(({ answer }) => answer?.transaction_id)) throw invalid({ items: ['planAnswered'] });
    const open = days.filter(({ answer }) => !answer);
    if (open.length === 0) return isDone;
    await noteForMinutes(tx, context, { kind: 'plans-skipped', about: { count: open.length } });
    const answers = open.map(({ item }) => ({ ...item, transaction_id: null }));
    await insertPlanAnswers(tx, userId, answers, clock.now());
    await events.publish(tx, userPortfolioChanged.of(userId));
    return isDone;
  });
}
