import { Visitor } from '../../tests/support/callers/visitor.ts';
import type { RunningProduct } from '../../tests/support/running-product.ts';
import type { Figure } from './figure.ts';
import { asBrowser, perCpuSecond } from './per-cpu-second.ts';

export async function measureThroughput(product: RunningProduct): Promise<Figure[]> {
  const demo = new Visitor(product.url);
  await demo.signInAsDemo();
  const cookie = [...demo.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return [
    await perCpuSecond(product, 'home page, server-rendered', '/', asBrowser('en'), 600),
    await perCpuSecond(product, 'home page in Polish', '/pl', asBrowser('pl'), 600),
    await perCpuSecond(product, 'signed-in call, modules', '/api/investment-modules', { cookie }, 4000),
    await perCpuSecond(product, 'signed-in call, current user', '/api/user', { cookie }, 1500),
  ];
}
