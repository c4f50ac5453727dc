import { orderOf } from '../../../../src/domains/billing/quote.ts';
import * as buyerStore from '../../../../src/domains/billing/server/buyer-store.ts';
import * as contractStore from '../../../../src/domains/billing/server/contract-store.ts';
import * as planEditStore from '../../../../src/domains/billing/server/desk/plan-edit-store.ts';
import * as documentStore from '../../../../src/domains/billing/server/documents/document-store.ts';
import * as everyDocumentStore from '../../../../src/domains/billing/server/documents/every-document-store.ts';
import * as planStore from '../../../../src/domains/billing/server/plan-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import type { Tx } from '../../../../src/platform/database/database.ts';
import { samplePlanDocument } from '../../records/plan-document.ts';
import type { Questions } from './broker-questions.ts';

export const billingStores = [
  planStore,
  contractStore,
  buyerStore,
  documentStore,
  everyDocumentStore,
  planEditStore,
];

const at = new Date('2026-11-13T12:00:00Z');
const page = { start: 0, limit: 10 };
const part = { now: at, after: newId(), most: 10 };
const agreement = orderOf({ price: '29.00', period: 'month' }, at).agreement;
const buyer = { name: 'Jan', tax_number: '', street: '', zip: '', city: '', country: 'PL' };
const free = (tx: Tx) => planStore.planBySlug(tx, 'free');

/** Every function of the stores of billing that is asked for one person, or for nobody's rows. */
export function billingQuestions(of: () => string): Questions {
  const document = () => samplePlanDocument(of());
  return {
    allPlans: planStore.allPlans,
    planBySlug: free,
    planById: (tx) => planStore.planById(tx, newId()),
    activeSubscription: (tx) => planStore.activeSubscription(tx, of(), at),
    plansNow: (tx) => planStore.plansNow(tx, of(), at),
    insertSubscription: async (tx) => {
      const { id: planId } = await free(tx);
      const times = { startedAt: at, endsAt: null, isTrial: false };
      return planStore.insertSubscription(tx, { id: newId(), userId: of(), planId, ...times });
    },
    endingPlans: (tx) => planStore.endingPlans(tx, [of()], { from: at, to: at }),
    subscriptionsOf: (tx) => planStore.subscriptionsOf(tx, of()),
    insertContract: async (tx) => {
      const { id: planId } = await free(tx);
      const contract = { id: newId(), userId: of(), planId, provider: 'built-in' as const, agreement, at };
      return contractStore.insertContract(tx, { ...contract, currency: 'pln' });
    },
    updateTerms: async (tx) => {
      const { id: planId } = await free(tx);
      return contractStore.updateTerms(tx, of(), newId(), {
        planId,
        currency: 'pln',
        agreement,
        endsAt: null,
      });
    },
    updateEnd: (tx) => contractStore.updateEnd(tx, of(), newId(), at, null),
    lockContract: (tx) => contractStore.lockContract(tx, of(), at),
    endOthers: (tx) => contractStore.endOthers(tx, of(), newId(), at),
    endGiven: (tx) => contractStore.endGiven(tx, of(), at),
    updateCredit: (tx) => contractStore.updateCredit(tx, of(), newId(), '1.00'),
    creditsLeft: (tx) => contractStore.creditsLeft(tx, of(), at),
    takeCredits: (tx) => contractStore.takeCredits(tx, of(), 'pln', at),
    markNoticeSent: (tx) => contractStore.markNoticeSent(tx, of(), newId(), at),
    changesSince: (tx) => contractStore.changesSince(tx, newId(), at),
    buyerOf: (tx) => buyerStore.buyerOf(tx, of()),
    upsertBuyer: (tx) => buyerStore.upsertBuyer(tx, of(), buyer, at),
    nextOrdinal: (tx) => documentStore.nextOrdinal(tx, 'confirmation', 2026),
    insertDocument: (tx) => documentStore.insertDocument(tx, document()),
    documentById: (tx) => documentStore.documentById(tx, of(), newId()),
    documentOfPayment: (tx) => documentStore.documentOfPayment(tx, of(), 'x', 'invoice'),
    documentsOf: (tx) => documentStore.documentsOf(tx, of(), page),
    documentCount: (tx) => documentStore.documentCount(tx, of()),
    documentsOfContract: (tx) => documentStore.documentsOfContract(tx, of(), newId()),
    correctionsOf: (tx) => documentStore.correctionsOf(tx, of(), newId()),
    markSent: (tx) => everyDocumentStore.markSent(tx, of(), newId(), '1'),
    keptByIds: (tx) => everyDocumentStore.keptByIds(tx, [newId()]),
    markKeptSent: (tx) => everyDocumentStore.markKeptSent(tx, newId(), '1'),
    keepDocument: (tx) => {
      const { user_id: _, ...kept } = document();
      return everyDocumentStore.keepDocument(tx, { ...kept, document: {}, deleteAfter: '2031-12-31' });
    },
    forgetKept: (tx) => everyDocumentStore.forgetKept(tx, '2026-11-13'),
    lockPlan: (tx) => planEditStore.lockPlan(tx, newId()),
    updatePlan: async (tx) => planEditStore.updatePlan(tx, { ...(await free(tx)), version: 2 }),
    insertPlanChange: async (tx) => {
      const { id: planId } = await free(tx);
      return planEditStore.insertPlanChange(tx, {
        id: newId(),
        planId,
        at,
        actorId: of(),
        before: {},
        after: {},
      });
    },
    planChanges: (tx) => planEditStore.planChanges(tx, page),
    planChangeCount: (tx) => planEditStore.planChangeCount(tx),
  };
}

/** What looks at everybody's plans and documents, and why. */
export const billingOfEverybody: Record<string, { why: string; ask: (tx: Tx) => Promise<unknown> }> = {
  dueContracts: { why: 'a job', ask: (tx) => contractStore.dueContracts(tx, part) },
  endedPlans: { why: 'a job', ask: (tx) => contractStore.endedPlans(tx, part) },
  plansWithPeople: {
    why: 'the operator sees how many are on a plan',
    ask: (tx) => planEditStore.plansWithPeople(tx, at),
  },
  findDocuments: {
    why: 'the operator sees everybody’s documents',
    ask: (tx) => everyDocumentStore.findDocuments(tx, {}, { ...page, most: 10 }),
  },
  documentsByIds: {
    why: 'the operator sees everybody’s documents',
    ask: (tx) => everyDocumentStore.documentsByIds(tx, [newId()]),
  },
};
