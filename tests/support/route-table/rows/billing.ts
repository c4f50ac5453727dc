import { administration, everybody, inPerson, type Row, signedIn } from '../row.ts';

/** Billing is the person's own, yet an administrator who looks through their eyes sees what they see. */
const own = { ...signedIn, key: 403 };
/** What the trial of a new account refuses, to everybody who gets that far. */
const refused = { ...inPerson, user: 422 };
const professional = '0193277e-0000-7000-8000-000000000004';

const edited = {
  languages: [],
  price_pln: '79',
  price_eur: '19',
  year_pln: '790',
  year_eur: '190',
  is_offered: true,
  portfolios: 100,
  integrations: 50,
  strategies: 100,
  sms: true,
  export: true,
  education: true,
};

export const billingRoutes: Record<string, Row> = {
  'billing.plans': everybody,
  'billing.read': own,
  'billing.quote': {
    ...own,
    user: 422,
    eyes: 422,
    send: () => ({ path: `/api/billing/quote?plan_id=${professional}` }),
  },
  'billing.checkout': { ...refused, send: () => ({ body: { plan_id: professional } }) },
  'billing.cancel': refused,
  'billing.resume': refused,
  'billing.withdraw': { ...refused, send: () => ({ body: { refund: '0' } }) },
  'billing.saveBuyer': { ...inPerson, send: () => ({ body: { name: 'Jan Kowalski' } }) },
  'billing.invoices': own,
  'billing.invoicePdf': {
    ...own,
    stranger: 404,
    send: async ({ planDocument }) => ({ path: `/api/billing/invoices/${await planDocument()}/pdf` }),
  },
  'admin.plans': administration,
  'admin.planChanges': administration,
  'admin.editPlan': {
    ...administration,
    admin: 409,
    send: () => ({ path: `/api/admin/plans/${professional}`, body: { ...edited, version: 0 } }),
  },
  'admin.ordered': {
    ...administration,
    send: ({ owner }) => ({ path: `/api/admin/users/${owner.id}/plan` }),
  },
  'admin.givePlan': {
    ...administration,
    send: ({ owner }) => ({ path: `/api/admin/users/${owner.id}/plan`, body: { plan_id: professional } }),
  },
  'admin.documents': administration,
  'admin.documentPdf': {
    ...administration,
    send: async ({ planDocument }) => ({ path: `/api/admin/invoices/${await planDocument()}/pdf` }),
  },
  // Without a seller there are no invoices.
  'admin.recordPayment': {
    ...administration,
    admin: 422,
    send: async ({ planDocument }) => ({
      path: `/api/admin/invoices/${await planDocument()}/payment`,
      body: { amount: '1', currency: 'pln', paid_on: '2026-01-01' },
    }),
  },
  // A confirmation is none of KSeF's.
  'admin.markInKsef': {
    ...administration,
    admin: 404,
    send: async ({ planDocument }) => ({
      path: `/api/admin/invoices/${await planDocument()}/ksef`,
      body: { number: '1' },
    }),
  },
  'admin.stripe': administration,
  // Nothing was refused.
  'admin.settleRefund': {
    ...administration,
    admin: 404,
    send: ({ owner }) => ({ body: { user_id: owner.id, invoice_id: 'in_1', how: 'again' } }),
  },
  // No body is right without Stripe's signature, and nobody has pages there where it is not set up.
  'billing.stripeWebhook': { visitor: 400, user: 400, key: 400, eyes: 400, send: () => ({ body: {} }) },
  'billing.back': { ...inPerson, visitor: 404, user: 404 },
  'billing.portal': { ...inPerson, user: 404 },
  'billing.kept': own,
  'billing.keepActive': {
    ...inPerson,
    stranger: 404,
    send: async (fixture) => ({ body: { policy: 'portfolios', ids: [(await fixture.portfolio()).id] } }),
  },
};
