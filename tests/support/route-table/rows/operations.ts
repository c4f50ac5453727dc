import { administration, type Row } from '../row.ts';

export const operationsRoutes: Record<string, Row> = {
  'admin.outbox': { ...administration, send: () => ({ path: '/api/admin/outbox?start=0&limit=5' }) },
  // Without a mail server no mail was given up, so there is none to try again.
  'admin.retryMail': {
    ...administration,
    admin: 404,
    send: ({ anybody }) => ({ path: `/api/admin/outbox/${anybody}/retry` }),
  },
};
