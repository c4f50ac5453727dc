import { everybody, type Row } from '../row.ts';

export const consentRoutes: Record<string, Row> = {
  'consent.choose': { ...everybody, key: 403, send: () => ({ body: { agreed: [] } }) },
};
