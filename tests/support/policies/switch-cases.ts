import { newPortfolio } from '../records/sample-records.ts';
import { routeTable } from '../route-table/route-table.ts';
import type { Fixture, RouteRequest } from '../route-table/row.ts';
import type { Switch } from './limited-world.ts';

/** A call that a plan has or has not: the request is right except perhaps for the plan. */
export type SwitchCase = {
  call: string;
  policy: Switch;
  /** How it is answered where the plan has it, if otherwise than by 200. */
  passes?: number;
  send(fixture: Fixture): Promise<RouteRequest>;
};

const asUsual = (policy: Switch, call: string): SwitchCase => ({
  call,
  policy,
  send: async (fixture) => (await routeTable[call]!.send?.(fixture)) ?? {},
});

/** The usual request, and text messages are wanted. */
const withSms = (call: string): SwitchCase => ({
  call,
  policy: 'sms',
  async send(fixture) {
    const request = (await routeTable[call]!.send?.(fixture)) ?? {};
    return { ...request, body: { ...(request.body as object), notifications: { email: false, sms: true } } };
  },
});

export const switchCases: SwitchCase[] = [
  withSms('portfolios.create'),
  {
    call: 'portfolios.update',
    policy: 'sms',
    send: async (fixture) => ({
      path: `/api/portfolios/${(await fixture.portfolio()).id}`,
      body: { ...newPortfolio(), notifications: { email: false, sms: true } },
    }),
  },
  withSms('portfolioAssets.create'),
  withSms('portfolioAssets.update'),
  {
    call: 'notifications.settings',
    policy: 'sms',
    send: async () => ({ body: { email: true, sms: true, phone: '+48 600 100 200' } }),
  },
  asUsual('sms', 'channels.setPhone'),
  // There is no number that one could be sent to.
  { ...asUsual('sms', 'channels.sendCode'), passes: 422 },
  asUsual('export', 'transactions.export'),
  asUsual('export', 'lookThrough.export'),
  asUsual('export', 'imports.export'),
  asUsual('export', 'simulations.csv'),
  // It is printed meanwhile.
  { ...asUsual('export', 'reports.pdf'), passes: 202 },
  ...['csv', 'xlsx', 'tables', 'figures-csv', 'figures-xlsx', 'figures-tables'].map((kind) =>
    asUsual('export', `reports.${kind}`),
  ),
  ...['pdf', 'csv', 'xlsx'].map((kind) => asUsual('export', `comparison.${kind}`)),
  { ...asUsual('export', 'taxes.pdf'), passes: 202 },
  asUsual('export', 'taxes.xlsx'),
  asUsual('education', 'education.figures'),
];
