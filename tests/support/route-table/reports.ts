import { type Row, signedIn } from './row.ts';

export const newReport = {
  name: 'My year',
  definition: { kind: 'overview', portfolios: 'all', period: { of: 'year', at: '2025' }, currency: 'pln' },
};

export const reportsRoutes: Record<string, Row> = {
  'reports.figures': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => {
      const { id } = await fixture.portfolio();
      return { path: `/api/report-figures?kind=overview&period=start&portfolios=${id}` };
    },
  },
  'reports.list': signedIn,
  'reports.read': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/reports/${await fixture.reportId()}` }),
  },
  'reports.create': { ...signedIn, send: () => ({ body: newReport }) },
  'reports.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/reports/${await fixture.reportId()}`, body: newReport }),
  },
  'reports.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/reports/${await fixture.reportId()}` }),
  },
};
