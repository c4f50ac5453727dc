import { administration, type Row } from '../row.ts';

const user =
  (rest = '') =>
  ({ owner }: { owner: { id: string } }) => ({
    path: `/api/admin/users/${owner.id}${rest}`,
  });
const nothing = '018f0000-0000-7000-8000-000000000000';

export const operationsRoutes: Record<string, Row> = {
  'admin.outbox': { ...administration, send: () => ({ path: '/api/admin/outbox?start=0&limit=5' }) },
  // Without a mail server no mail was given up, so there is none to try again.
  'admin.retryMail': {
    ...administration,
    admin: 404,
    send: ({ anybody }) => ({ path: `/api/admin/outbox/${anybody}/retry` }),
  },
  'admin.users': { ...administration, send: () => ({ path: '/api/admin/users?search=an' }) },
  'admin.user': { ...administration, send: user() },
  'admin.desk': administration,
  'admin.resendVerification': { ...administration, send: user('/verification') },
  'admin.sendReset': { ...administration, send: user('/password-reset') },
  'admin.endSessions': { ...administration, send: user('/sessions') },
  'admin.block': {
    ...administration,
    send: ({ owner }) => ({ path: `/api/admin/users/${owner.id}/block`, body: { blocked: true } }),
  },
  'admin.setOperator': {
    ...administration,
    send: ({ owner }) => ({ path: `/api/admin/users/${owner.id}/role`, body: { role: 'user' } }),
  },
  'admin.removeUser': {
    ...administration,
    send: ({ owner }) => ({ path: `/api/admin/users/${owner.id}`, body: { email: owner.email } }),
  },
  'admin.audit': administration,
  'admin.queues': administration,
  'admin.jobs': administration,
  // No job of this id was given up.
  'admin.retryJob': {
    ...administration,
    admin: 404,
    send: () => ({ path: `/api/admin/jobs/mail.sweep/${nothing}/retry` }),
  },
  'admin.discardJob': {
    ...administration,
    admin: 404,
    send: () => ({ path: `/api/admin/jobs/mail.sweep/${nothing}` }),
  },
  'admin.connections': administration,
  'admin.storage': administration,
  'admin.version': administration,
  'admin.planEffects': {
    ...administration,
    admin: 404,
    send: () => ({ path: `/api/admin/plans/${nothing}/effects` }),
  },
  'admin.exportDocuments': {
    ...administration,
    send: () => ({ path: '/api/admin/invoices/export?month=2026-11' }),
  },
};
