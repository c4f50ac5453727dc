import { type Row, signedIn } from '../row.ts';

export const overviewRoutes: Record<string, Row> = {
  'statistics.read': signedIn,
};
