import type { Context } from '../../../../platform/http/context.ts';
import type { Services } from '../../../../platform/services.ts';
import type { BillingCurrency, Period } from '../../contract.ts';
import type { ContractRow } from '../plan-store.ts';

/** What somebody orders; `price` and `due` are what they saw. */
export type Order = {
  plan_id: string;
  period: Period;
  currency?: BillingCurrency;
  price?: string;
  due?: string;
};

/**
 * Who takes orders and lets plans go on, end and be paid back. What they have in common is elsewhere: `decide` says whether
 * an order is right and what it costs, `contracts` begins, changes and ends plans, `documents` issues invoices and
 * corrections. None is called inside a transaction: a service outside is not waited for with a connection in hand.
 */
export type BillingProvider = {
  name: 'built-in' | 'stripe';
  /** Whether ordering asks for money. */
  isCharged: boolean;
  /** Grants what is ordered, or says where to pay for it first. */
  checkout(context: Context, order: Order): Promise<{ state: 'granted' | 'pay'; url: string | null }>;
  /** Lets the plan end with its period, or at once where it is over already and waits for its payment. */
  cancel(context: Context, contract: ContractRow): Promise<void>;
  /** Lets a cancelled plan go on. */
  resume(context: Context, contract: ContractRow): Promise<void>;
  /** Ends the plan at once and pays back `refund`, which is what the page showed. */
  withdraw(context: Context, contract: ContractRow, refund: string): Promise<void>;
  /** Until when a plan goes on whose payment failed, whether its owner lets it end, and whether nothing of it can be changed now. */
  standing(
    services: Pick<Services, 'database' | 'settings'>,
    userId: string,
    contract: ContractRow,
  ): Promise<{ graceUntil: Date | null; cancels: boolean; isFixed: boolean }>;
};
