import type { Slots } from '../../../../platform/domains/slot.ts';
import type { Services } from '../../../../platform/services.ts';
import { zlotyRates } from '../documents/issue-documents.ts';
import { newsBy } from '../news.ts';
import type { ContractRow } from '../plan-store.ts';
import type { Above } from '../stripe/settle.ts';
import { usesStripe } from '../stripe/stripe-client.ts';
import { requireStripeFor, stripeProvider } from '../stripe/stripe-provider.ts';
import { builtIn } from './built-in.ts';
import type { BillingProvider } from './provider.ts';

export type Providers = {
  /** Who takes new orders here. */
  forOrders(services: Services): BillingProvider;
  /** Refuses an order of somebody whose plan is paid where nothing can be asked now. */
  requireOpen(services: Services, userId: string): Promise<void>;
  /** Who a contract is with: it stays so, whoever takes new orders by now. */
  of(contract: ContractRow): BillingProvider;
};

/** What settling needs of the domains above. */
export function aboveOf(slots: Slots): Above {
  const [rates] = slots.all(zlotyRates);
  return { rates: rates ?? (async () => undefined), tell: newsBy(slots) };
}

export function providersBy(slots: Slots): Providers {
  const stripe = stripeProvider(aboveOf(slots));
  return {
    requireOpen: requireStripeFor,
    forOrders: ({ settings }) => (usesStripe(settings) ? stripe : builtIn),
    of: ({ provider }) => (provider === 'stripe' ? stripe : builtIn),
  };
}
