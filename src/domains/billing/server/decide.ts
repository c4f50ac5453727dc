import { isDecimalText } from '../../../foundation/decimal.ts';
import { Failure, invalid } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { BillingCurrency } from '../contract.ts';
import { isSameAmount } from '../money.ts';
import { changeOf, orderOf, type Settled } from '../quote.ts';
import { creditsLeft } from './contract-store.ts';
import { agreementOf, contractIn, holdBuyer, priceField, upToDate } from './contracts.ts';
import { activeSubscription, type ContractRow, type PlanRow, planById } from './plan-store.ts';
import type { BillingProvider, Order } from './providers/provider.ts';

/** What an order comes to. The plan without a price is reached by cancelling what runs. */
export type Decision =
  | { kind: 'order'; plan: PlanRow; currency: BillingCurrency; price: string; settled: Settled }
  | {
      kind: 'change';
      plan: PlanRow;
      currency: BillingCurrency;
      price: string;
      settled: Settled;
      contract: ContractRow;
    }
  | { kind: 'cancel'; plan: PlanRow; contract: ContractRow };

type Asking = {
  userId: string;
  locale: 'en' | 'pl';
  now: Date;
  /** Who takes the order: what another one granted is not changed by it, but replaced (rule BL-25). */
  provider: BillingProvider['name'];
};

/**
 * What an order comes to at the moment it is made. The account is held (SF-11): of two windows the second finds what the
 * first one ordered, and not the first one's credit gone while its plan is not there yet.
 */
export async function weigh(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  asking: Omit<Asking, 'now'>,
  order: Order,
): Promise<Decision> {
  await holdBuyer(tx, asking.userId);
  const decision = await decide(tx, { ...asking, now: clock.now() }, order);
  requireSeenPrice(decision, order);
  return decision;
}

/** Whether an order is right, and what it comes to now (rules BL-4 to BL-6). It changes nothing. */
export async function decide(
  on: Queries,
  { userId, locale, now, provider }: Asking,
  order: Omit<Order, 'price' | 'due'>,
): Promise<Decision> {
  const active = await activeSubscription(on, userId, now);
  if (active?.is_trial) throw refused('trialRunning');
  const plan = isId(order.plan_id) ? await planById(on, order.plan_id) : undefined;
  if (!plan || plan.trial_days !== null) throw refused('planGone');
  const running = contractIn(active);
  const contract = running && (await upToDate(on, running, now));
  if (plan.slug === 'free') {
    if (!active) throw refused('planAlreadyActive');
    if (!contract) throw refused('nothingToCancel');
    return { kind: 'cancel', plan, contract };
  }
  if (active?.id === plan.id && (!contract || contract.period === order.period))
    throw refused('planAlreadyActive');
  if (!plan.is_offered) throw refused('planGone');
  // What comes back and what is charged must be of one currency.
  const changed = contract?.provider === provider ? contract : undefined;
  const currency = changed?.currency ?? order.currency ?? (locale === 'pl' ? 'pln' : 'eur');
  const price = plan[priceField(order.period, currency)];
  const to = { price, period: order.period };
  return changed
    ? {
        kind: 'change',
        plan,
        currency,
        price,
        contract: changed,
        settled: changeOf(agreementOf(changed), to, now),
      }
    : {
        kind: 'order',
        plan,
        currency,
        price,
        settled: orderOf(to, now, await creditFor(on, userId, provider, currency, now)),
      };
}

/** What plans that ended here have left is no money: Stripe does not take it (rule BL-25). */
async function creditFor(
  on: Queries,
  userId: string,
  provider: BillingProvider['name'],
  currency: BillingCurrency,
  now: Date,
): Promise<string> {
  if (provider !== 'built-in') return '0.00';
  const left = await creditsLeft(on, userId, now);
  return left.find((credit) => credit.currency === currency)?.amount ?? '0.00';
}

function refused(key: 'trialRunning' | 'planGone' | 'planAlreadyActive' | 'nothingToCancel'): Failure {
  return invalid({ plan_id: [key] });
}

/** Whoever saw another price, or another amount due, is shown the one that holds, and nothing is ordered (rule BL-4). */
function requireSeenPrice(decision: Decision, seen: Pick<Order, 'price' | 'due'>): void {
  if (decision.kind === 'cancel') return;
  const { price, currency, settled } = decision;
  const isSeen = (field: 'price' | 'due', holds: string) => {
    const shown = seen[field];
    if (shown !== undefined && !isDecimalText(shown)) throw invalid({ [field]: ['invalid'] });
    return shown === undefined || isSameAmount(shown, holds);
  };
  if (!isSeen('price', price) || !isSeen('due', settled.due))
    throw new Failure({ kind: 'conflict', current: { price, due: settled.due, currency } });
}
