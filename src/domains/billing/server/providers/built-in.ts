import { invalid } from '../../../../foundation/failure.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { refundsBy } from '../../refund.ts';
import { takeCredits, updateCredit } from '../contract-store.ts';
import { beginPlan, changePlan, endPlan, holdContract } from '../contracts.ts';
import { type Decision, weigh } from '../decide.ts';
import { issueConfirmation, recordRefund, subjectOf } from '../documents/issue-documents.ts';
import { holdToWithdraw } from '../documents/refund-now.ts';
import type { BillingProvider } from './provider.ts';

/** Plans are granted at once, and nothing is charged: a confirmation says what they are worth (rule BL-10). */
export const builtIn: BillingProvider = {
  name: 'built-in',
  isCharged: false,

  async checkout(context, order) {
    const { services } = context;
    const { userId } = actorOf(context);
    await services.database.transaction(async (tx) => {
      await holdContract(tx, services, userId);
      const asking = { userId, locale: context.locale, provider: 'built-in' as const };
      const decision = await weigh(tx, services, asking, order);
      await grant(tx, context, userId, decision);
    });
    return { state: 'granted', url: null };
  },

  async cancel(context) {
    const { services } = context;
    const { userId } = actorOf(context);
    await services.database.transaction(async (tx) => {
      const contract = await holdContract(tx, services, userId);
      if (!contract) throw invalid({ plan: ['nothingToCancel'] });
      if (contract.ends_at === null) await endPlan(tx, services, userId, contract, contract.period_to);
    });
  },

  async resume(context) {
    const { services } = context;
    const { userId } = actorOf(context);
    await services.database.transaction(async (tx) => {
      const contract = await holdContract(tx, services, userId);
      if (!contract) throw invalid({ plan: ['nothingToResume'] });
      if (contract.ends_at !== null) await endPlan(tx, services, userId, contract, null);
    });
  },

  async withdraw(context, _contract, refund) {
    const { services } = context;
    const { userId } = actorOf(context);
    await services.database.transaction(async (tx) => {
      const { contract, due, now } = await holdToWithdraw(tx, services, userId, refund);
      await endPlan(tx, services, userId, contract, now, true);
      await updateCredit(tx, userId, contract.subscription_id, due.credit);
      for (const { invoice, amount } of refundsBy(due.invoices, due.refund))
        await recordRefund(tx, services, invoice, { gross: amount, reason: 'refund' });
    });
  },

  standing: async (_services, _userId, contract) => ({
    graceUntil: null,
    cancels: contract.ends_at !== null,
    isFixed: false,
  }),
};

async function grant(tx: Tx, { services }: Context, userId: string, decision: Decision): Promise<void> {
  if (decision.kind === 'cancel') {
    const { contract } = decision;
    if (contract.ends_at === null) await endPlan(tx, services, userId, contract, contract.period_to);
    return;
  }
  const { plan, currency, settled } = decision;
  const terms = { plan, currency, agreement: settled.agreement };
  if (decision.kind === 'order') await takeCredits(tx, userId, currency, services.clock.now());
  const contract =
    decision.kind === 'order'
      ? await beginPlan(tx, services, userId, 'built-in', terms)
      : await changePlan(tx, services, userId, decision.contract, terms);
  await issueConfirmation(tx, services, subjectOf(userId, contract), decision.kind, settled);
}
