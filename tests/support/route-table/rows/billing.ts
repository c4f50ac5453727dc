import { everybody, type Row } from '../row.ts';

export const billingRoutes: Record<string, Row> = {
  'billing.plans': everybody,
};
