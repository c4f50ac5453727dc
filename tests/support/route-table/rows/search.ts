import { type Row, signedIn } from '../row.ts';

export const searchRoutes: Record<string, Row> = {
  'search.find': { ...signedIn, send: () => ({ path: '/api/search?q=orlen' }) },
};
