import { listInvoices, listKept, listPlans, readBilling } from '../../../domains/billing/contract.ts';
import type { PageContext } from '../../page-context.ts';

/** The plan is needed; documents and what stays active may be missing without breaking the page. */
export async function loadPayment({ call, onFault }: PageContext) {
  async function orNull<T>(answer: Promise<T>): Promise<T | null> {
    try {
      return await answer;
    } catch (error) {
      onFault(error);
      return null;
    }
  }
  const [billing, plans, newest, kept] = await Promise.all([
    call(readBilling, {}),
    call(listPlans, {}),
    orNull(call(listInvoices, { query: { limit: '20' } })),
    orNull(call(listKept, {})),
  ]);
  return { billing: billing.data, plans: plans.data, newest, kept: kept?.data ?? null };
}
