import { Visitor } from '../../tests/support/callers/visitor.ts';
import type { RunningProduct } from '../../tests/support/running-product.ts';
import type { Figure } from './figure.ts';
import { asBrowser, perCpuSecond } from './per-cpu-second.ts';
import { publicPages } from './public-pages.ts';

/** Pages that answer a question in their address. */
const asked = {
  'pricing for a year': '/pricing?period=year',
  'loan calculator with inputs': '/tools/housing-loan-subsidy?amount=600000&months=240',
  'bonds calculator with inputs': '/tools/treasury-bonds?months=24&amount=5000',
  'search of the API docs': '/api-docs?q=bonds',
};

export async function measureThroughput(product: RunningProduct): Promise<Figure[]> {
  const demo = new Visitor(product.url);
  await demo.signInAsDemo();
  const cookie = [...demo.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const pages: Figure[] = [];
  for (const [name, path] of Object.entries({ ...publicPages, ...asked }))
    pages.push(await perCpuSecond(product, `page: ${name}`, path, asBrowser('en'), 600));
  return [
    ...pages,
    await perCpuSecond(product, 'page: home in Polish', '/pl', asBrowser('pl'), 600),
    await perCpuSecond(product, 'signed-in call, modules', '/api/investment-modules', { cookie }, 4000),
    await perCpuSecond(product, 'signed-in call, current user', '/api/user', { cookie }, 1500),
  ];
}
