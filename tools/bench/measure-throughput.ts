import autocannon from 'autocannon';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import type { RunningProduct } from '../../tests/support/running-product.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import type { Figure } from './figure.ts';

const seconds = 8;

/** Requests for each CPU second of the app process, under as much load as it takes. */
async function perCpuSecond(
  product: RunningProduct,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  const load = { url: product.url + path, headers, connections: 20 };
  await autocannon({ ...load, duration: 3 });
  const before = await cpuSeconds(product);
  const result = await autocannon({ ...load, duration: seconds });
  const used = (await cpuSeconds(product)) - before;
  if (result.non2xx || result.errors)
    throw new Error(`${path}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return Math.round(result.requests.total / used);
}

export async function measureThroughput(product: RunningProduct): Promise<Figure[]> {
  const demo = new Visitor(product.url);
  await demo.signInAsDemo();
  const cookie = [...demo.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const browser = { 'accept-encoding': 'gzip, br', 'accept-language': 'en', cookie: 'i18n_redirected=en' };
  const figure = async (
    name: string,
    path: string,
    headers: Record<string, string>,
    budget: number,
  ): Promise<Figure> => ({
    name,
    value: await perCpuSecond(product, path, headers),
    unit: 'requests a CPU second',
    budget,
    atLeast: true,
  });
  return [
    await figure('home page, server-rendered', '/', browser, 600),
    await figure('home page in Polish', '/pl', { ...browser, cookie: 'i18n_redirected=pl' }, 600),
    await figure('signed-in call, modules', '/api/investment-modules', { cookie }, 4000),
    await figure('signed-in call, current user', '/api/user', { cookie }, 1500),
  ];
}
