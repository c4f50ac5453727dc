import { administration, type Row } from '../row.ts';

export const operationsRoutes: Record<string, Row> = {
  'admin.outbox': { ...administration, send: () => ({ path: '/api/admin/outbox?start=0&limit=5' }) },
};
