import { everybody, type Row, signedIn } from '../row.ts';

export const newReport = {
  name: 'My year',
  definition: { kind: 'overview', portfolios: 'all', period: { of: 'year', at: '2025' }, currency: 'pln' },
};

/** Everything but amounts and names, as it is now. */
export const newShare = { elements: ['line-chart', 'tables'] };

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
  'reports.share': {
    ...signedIn,
    eyes: 403,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/reports/${await fixture.reportId()}/link`, body: newShare }),
  },
  'reports.unshare': {
    ...signedIn,
    eyes: 403,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/reports/${(await fixture.sharedReport()).id}/link` }),
  },
  'reports.preview': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => {
      const { id } = await fixture.portfolio();
      const asked = `kind=overview&period=start&portfolios=${id}&name=Rok&elements=tables`;
      return { path: `/api/report-figures/shared?${asked}` };
    },
  },
  'shared-reports.read': {
    ...everybody,
    stranger: 200,
    send: async (fixture) => ({ path: `/api/shared-reports/${(await fixture.sharedReport()).link}` }),
  },
  'shared-portfolios.read': {
    ...everybody,
    stranger: 200,
    send: async (fixture) => {
      const { id } = await fixture.portfolio();
      return { path: `/api/shared-portfolios/${(await fixture.sharedReport(id)).link}` };
    },
  },
  'shared-reports.unlock': {
    ...everybody,
    stranger: 200,
    send: async (fixture) => ({
      path: `/api/shared-reports/${(await fixture.sharedReport()).link}/unlock`,
      body: { password: 'otwórz się' },
    }),
  },
  'shared-reports.opened': {
    ...everybody,
    stranger: 200,
    send: async (fixture) => ({
      path: `/api/shared-reports/${(await fixture.sharedReport()).link}/openings`,
    }),
  },
  'shared-reports.pdf': {
    visitor: 202,
    user: 202,
    key: 202,
    eyes: 202,
    stranger: 202,
    send: async (fixture) => ({ path: `/api/shared-reports/${(await fixture.sharedReport()).link}/pdf` }),
  },
  'shared-reports.xlsx': {
    ...everybody,
    stranger: 200,
    send: async (fixture) => ({ path: `/api/shared-reports/${(await fixture.sharedReport()).link}/xlsx` }),
  },
  'shared-reports.picture': {
    ...everybody,
    stranger: 200,
    send: async (fixture) => ({ path: `/api/shared-reports/${(await fixture.sharedReport()).link}/picture` }),
  },
};
