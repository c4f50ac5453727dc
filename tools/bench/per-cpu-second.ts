import autocannon from 'autocannon';
import type { RunningProduct } from '../../tests/support/running-product.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import type { Figure } from './figure.ts';

const seconds = 8;

/** Requests for each CPU second of the app process, under as much load as it takes. */
export async function perCpuSecond(
  product: RunningProduct,
  name: string,
  path: string,
  headers: Record<string, string>,
  budget: number,
): Promise<Figure> {
  const load = { url: product.url + path, headers, connections: 20 };
  await autocannon({ ...load, duration: 3 });
  const before = await cpuSeconds(product);
  const result = await autocannon({ ...load, duration: seconds });
  const used = (await cpuSeconds(product)) - before;
  if (result.non2xx || result.errors)
    throw new Error(`${path}: ${result.non2xx} bad answers, ${result.errors} errors`);
  const value = Math.round(result.requests.total / used);
  return { name, value, unit: 'requests a CPU second', budget, atLeast: true };
}

/** As browsers ask for pages. */
export const asBrowser = (language: 'en' | 'pl') => ({
  'accept-encoding': 'gzip, br',
  'accept-language': language,
  cookie: `i18n_redirected=${language}`,
});
