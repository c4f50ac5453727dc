import { taxNumberOf } from '../../../foundation/addresses/tax-number.ts';
import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { isDecimalText } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type * as contract from '../contract.ts';
import { upsertBuyer } from './buyer-store.ts';
import { contractIn, holdBuyer } from './contracts.ts';
import { weigh } from './decide.ts';
import { activeSubscription, type ContractRow, plansNow } from './plan-store.ts';
import type { Providers } from './providers/providers.ts';

/** Orders a plan, changes to it, or lets the one in force end. */
export function checkout(providers: Providers) {
  return async (context: Context, { body }: CallInput<typeof contract.checkout>) => {
    const { services } = context;
    const { userId } = actorOf(context);
    const { begin_at_once: beginAtOnce, ...order } = body;
    await providers.requireOpen(services, userId);
    const provider = providers.forOrders(services);
    const asking = { userId, locale: context.locale, provider: provider.name };
    const decision = await services.database.transaction((tx) => weigh(tx, services, asking, order));
    if (decision.kind === 'cancel') {
      await providers.of(decision.contract).cancel(context, decision.contract);
      return { data: { state: 'granted' as const, url: null } };
    }
    if (provider.isCharged && !beginAtOnce) throw invalid({ begin_at_once: ['beginAtOnceRequired'] });
    return { data: await provider.checkout(context, order) };
  };
}

async function ordered(context: Context): Promise<ContractRow | undefined> {
  const { database, clock } = context.services;
  return contractIn(await activeSubscription(database, actorOf(context).userId, clock.now()));
}

export function cancelPlan(providers: Providers) {
  return async (context: Context) => {
    const { database, clock } = context.services;
    const { active, owed } = await plansNow(database, actorOf(context).userId, clock.now());
    const cancelled = contractIn(active) ?? owed;
    if (!cancelled) throw invalid({ plan: ['nothingToCancel'] });
    await providers.of(cancelled).cancel(context, cancelled);
    return isDone;
  };
}

export function resumePlan(providers: Providers) {
  return async (context: Context) => {
    const running = await ordered(context);
    if (!running) throw invalid({ plan: ['nothingToResume'] });
    await providers.of(running).resume(context, running);
    return isDone;
  };
}

export function withdraw(providers: Providers) {
  return async (context: Context, { body }: CallInput<typeof contract.withdraw>) => {
    if (!isDecimalText(body.refund)) throw invalid({ refund: ['invalid'] });
    const running = await ordered(context);
    if (!running) throw invalid({ plan: ['withdrawalOver'] });
    await providers.of(running).withdraw(context, running, body.refund);
    return isDone;
  };
}

/** Documents that were issued keep the buyer they had (rule BL-12). */
export async function saveBuyer(context: Context, { body }: CallInput<typeof contract.saveBuyer>) {
  const { services } = context;
  const { userId } = actorOf(context);
  const taxNumber = body.tax_number === '' ? '' : taxNumberOf(body.tax_number, body.country);
  if (taxNumber === undefined) throw invalid({ tax_number: ['taxNumberInvalid'] });
  await services.database.transaction(async (tx) => {
    await holdBuyer(tx, userId);
    await upsertBuyer(tx, userId, { ...body, tax_number: taxNumber }, services.clock.now());
  });
  return isDone;
}
