import { type Row, signedIn } from '../row.ts';

export const educationRoutes: Record<string, Row> = {
  'education.articles': signedIn,
  'education.figures': { ...signedIn, send: () => ({ path: '/api/education-articles/returns/figures' }) },
};
