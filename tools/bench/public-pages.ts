import { Visitor } from '../../tests/support/callers/visitor.ts';
import type { RunningProduct } from '../../tests/support/running-product.ts';

/** One page of each kind that visitors see, by what it is called in the table. */
export const publicPages = {
  home: '/',
  login: '/login',
  registration: '/register',
  pricing: '/pricing',
  about: '/about-us',
  contact: '/contact',
  FAQ: '/faq',
  'symbol list': '/symbols',
  'symbols of a class': '/symbols/stocks',
  symbol: '/symbols/stocks/pko',
  'tools index': '/tools',
  'loan calculator': '/tools/housing-loan-subsidy',
  'savings calculator': '/tools/compound-interest',
  'overpayment calculator': '/tools/mortgage-overpayment',
  'bonds calculator': '/tools/treasury-bonds',
  'API docs': '/api-docs',
  'API docs area': '/api-docs/portfolios',
} as const;

const elements = ['line-chart', 'area-chart', 'bar-chart', 'three-month-value', 'tables'];

/** The address of a report with everything in it that the demo account shares. */
export async function sharedReport(product: RunningProduct): Promise<string> {
  const demo = new Visitor(product.url);
  await demo.signInAsDemo();
  const definition = { kind: 'overview', period: { of: 'start' }, currency: 'pln' };
  const { status, text, body } = await demo.post('/api/reports', {
    name: 'Bench',
    definition,
    share: { elements },
  });
  if (status !== 200) throw new Error(`saving a report answers ${status}: ${text}`);
  return `/reports/${body.data.link.id}`;
}
