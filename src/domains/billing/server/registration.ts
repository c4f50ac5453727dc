import type { AnyCall } from '../../../foundation/contract.ts';
import { Failure, notFound } from '../../../foundation/failure.ts';
import type { Registration } from '../../../platform/domains/registration.ts';
import type { Slots } from '../../../platform/domains/slot.ts';
import { type Binding, bind, type Operation } from '../../../platform/http/bind-calls.ts';
import { actorOf } from '../../../platform/http/context.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import { accountLife, planSummaries } from '../../identity/server/account-life.ts';
import { userById } from '../../identity/server/user-store.ts';
import * as admin from '../admin-contract.ts';
import * as contract from '../contract.ts';
import { billingFailures } from '../failures.ts';
import * as stripeDesk from '../stripe-desk-contract.ts';
import { planChangedEvent } from './billing-events.ts';
import { seedDemoPlan } from './demo-plan.ts';
import { editPlan, listPlanChanges, listPlansToEdit } from './desk/edit-plans.ts';
import { listAllDocuments, markInKsef, readAnyDocumentPdf, recordPayment } from './desk/every-document.ts';
import { givePlan, readOrdered } from './desk/give-plan.ts';
import { readStripeTroubles, settleRefund } from './desk/stripe-desk.ts';
import { archiveDocuments, readInvoicePdf } from './documents/document-files.ts';
import { ratesBy } from './documents/issue-documents.ts';
import { exportDocuments, forgetOldDocuments, keepDocuments } from './documents/keep-documents.ts';
import { listInvoices } from './documents/list-documents.ts';
import { limitedThings } from './limited-things.ts';
import { cancelPlan, checkout, resumePlan, saveBuyer, withdraw } from './manage-plan.ts';
import { newsBy } from './news.ts';
import { keepActive, listKept } from './policies/keep-active.ts';
import { providersBy } from './providers/providers.ts';
import { quoteChange, readBilling } from './read-billing.ts';
import { renew, renewPlans } from './renew.ts';
import { tidyStripe } from './stripe/look-after.ts';
import { stopOrGoOn } from './stripe/stop-blocked.ts';
import { exportStripe, forgetAtStripe, stripeCalls, stripeJobs, tellStripe } from './stripe/stripe-parts.ts';
import { exportSubscriptions, listPlans, planSummary, startTrial } from './subscriptions.ts';

/** Where plans are off there is nothing to buy, and no such calls. */
function whilePlans<C extends AnyCall>(call: C, operation: Operation<C>): Binding {
  return bind<C>(call, async (context, input) => {
    if (!context.services.settings.plans) throw notFound();
    return operation(context, input);
  });
}

/** The demo's plan is the same for everybody who looks at it. */
function notInDemo<C extends AnyCall>(call: C, operation: Operation<C>): Binding {
  return whilePlans<C>(call, async (context, input) => {
    const user = await userById(context.services.database, actorOf(context).userId);
    if (user?.is_demo) throw new Failure({ kind: 'forbidden' });
    return operation(context, input);
  });
}

/** What the operator does with plans and documents. */
function deskCalls(slots: Slots): Binding[] {
  return [
    whilePlans(admin.listPlansToEdit, listPlansToEdit),
    notInDemo(admin.editPlan, editPlan),
    whilePlans(admin.listPlanChanges, listPlanChanges),
    whilePlans(admin.readOrdered, readOrdered),
    notInDemo(admin.givePlan, givePlan(newsBy(slots))),
    whilePlans(admin.listAllDocuments, listAllDocuments),
    whilePlans(admin.readAnyDocumentPdf, readAnyDocumentPdf),
    notInDemo(admin.recordPayment, recordPayment(ratesBy(slots))),
    notInDemo(admin.markInKsef, markInKsef),
    whilePlans(stripeDesk.readStripeTroubles, readStripeTroubles),
    notInDemo(stripeDesk.settleRefund, settleRefund),
  ];
}

export const billing: Registration = {
  name: 'billing',
  failures: billingFailures,
  calls: (slots) => {
    const providers = providersBy(slots);
    return [
      bind(contract.listPlans, listPlans),
      whilePlans(contract.readBilling, readBilling(slots, providers)),
      whilePlans(contract.quoteChange, quoteChange(slots, providers)),
      notInDemo(contract.checkout, checkout(providers)),
      notInDemo(contract.cancelPlan, cancelPlan(providers)),
      notInDemo(contract.resumePlan, resumePlan(providers)),
      notInDemo(contract.withdraw, withdraw(providers)),
      notInDemo(contract.saveBuyer, saveBuyer),
      whilePlans(contract.listInvoices, listInvoices),
      whilePlans(contract.readInvoicePdf, readInvoicePdf),
      ...deskCalls(slots),
      whilePlans(contract.listKept, listKept(slots.all(limitedThings))),
      notInDemo(contract.keepActive, keepActive(slots.all(limitedThings))),
      ...stripeCalls(slots),
    ];
  },
  jobs: (services, slots) => [
    handles(renewPlans, () => renew(services, newsBy(slots))),
    ...stripeJobs(services, slots),
  ],
  async tidyUp(services) {
    await forgetOldDocuments(services);
    await tidyStripe(services);
  },
  events: [planChangedEvent],
  fills: [
    accountLife.with({ registered: startTrial, exported: exportSubscriptions, seedsDemo: seedDemoPlan }),
    accountLife.with({ removed: keepDocuments, exported: exportDocuments, archived: archiveDocuments }),
    accountLife.with({ removed: forgetAtStripe, exported: exportStripe }),
    accountLife.with({ blocked: stopOrGoOn, addressProved: tellStripe }),
    planSummaries.with(planSummary),
  ],
};
