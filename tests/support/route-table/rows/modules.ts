import { type Row, signedIn } from '../row.ts';

export const modulesRoutes: Record<string, Row> = {
  'modules.list': signedIn,
  'modules.connect': {
    ...signedIn,
    send: async (fixture) => ({ body: { module_id: await fixture.moduleId() } }),
  },
  'modules.disconnect': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/investment-modules/${await fixture.moduleId()}` }),
  },
};
