import { type Row, signedIn } from '../row.ts';

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
  'reports.tables': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/reports/${await fixture.reportId()}/tables` }),
  },
  'reports.xlsx': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/reports/${await fixture.reportId()}/xlsx` }),
  },
  'reports.csv': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/reports/${await fixture.reportId()}/csv?table=figures` }),
  },
  'reports.pdf': {
    ...signedIn,
    user: 202,
    key: 202,
    eyes: 202,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/reports/${await fixture.reportId()}/pdf` }),
  },
  'reports.figures-tables': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => {
      const { id } = await fixture.portfolio();
      return { path: `/api/report-figures/tables?kind=overview&period=start&portfolios=${id}` };
    },
  },
  'reports.figures-xlsx': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => {
      const { id } = await fixture.portfolio();
      return { path: `/api/report-figures/xlsx?kind=overview&period=start&portfolios=${id}` };
    },
  },
  'reports.figures-csv': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => {
      const { id } = await fixture.portfolio();
      return { path: `/api/report-figures/csv?kind=overview&period=start&portfolios=${id}&table=figures` };
    },
  },
};
