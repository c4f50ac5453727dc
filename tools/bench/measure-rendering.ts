import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import type { RunningProduct } from '../../tests/support/running-product.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import type { Figure } from './figure.ts';

/** Pages of somebody with a filled account. */
const pages = {
  dashboard: '/dashboard',
  assets: '/dashboard/broker-investments/assets',
  transactions: '/dashboard/broker-investments/transactions',
  markets: '/dashboard/broker-investments/markets/stocks',
};

const warmUp = 60;
const [batches, each] = [9, 20];

const people = 300;
const betweenClicks = 5000;
const clicksEach = 8;

/** As a browser of today asks. */
function ask(agent: Agent, url: string, cookie: string): Promise<{ status: number; bytes: number }> {
  const headers = { cookie, 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en' };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
    }).on('error', reject);
  });
}

/** What a page costs the server, and the person's line. */
async function measurePage(product: RunningProduct, path: string, cookie: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const visit = async () => {
    const answer = await ask(agent, product.url + path, cookie);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return answer;
  };
  for (let i = 0; i < warmUp; i++) await visit();
  const { bytes } = await visit();
  const runs: number[] = [];
  for (let batch = 0; batch < batches; batch++) {
    const before = await cpuSeconds(product);
    for (let i = 0; i < each; i++) await visit();
    runs.push((((await cpuSeconds(product)) - before) * 1000) / each);
  }
  agent.destroy();
  // The middle one, so that one pause of the machine decides nothing.
  return { bytes, cpu: runs.sort((a, b) => a - b)[Math.floor(batches / 2)]! };
}

/** People who open page after page with some time between, each beginning at a moment of their own. */
export async function measureCrowd(
  product: RunningProduct,
  cookie: string,
): Promise<{ p99: number; failures: Map<string, number> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  const paths = Object.values(pages);
  const waits: number[] = [];
  const failures = new Map<string, number>();
  const visit = async (path: string) => {
    const kind = await ask(agent, product.url + path, cookie).then(
      ({ status }) => (status === 200 ? undefined : `status ${status}`),
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
    if (kind) failures.set(kind, (failures.get(kind) ?? 0) + 1);
  };
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      await sleep((person / people) * betweenClicks);
      for (let click = 0; click < clicksEach; click++) {
        const begun = performance.now();
        await visit(paths[(person + click) % paths.length]!);
        const took = performance.now() - begun;
        waits.push(took);
        await sleep(Math.max(0, betweenClicks - took));
      }
    }),
  );
  agent.destroy();
  return { p99: waits.sort((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1]!, failures };
}

/** Pages for signed-in people: CPU and bytes of each, and many people at once. */
export async function measureRendering(product: RunningProduct): Promise<Figure[]> {
  const demo = new Visitor(product.url);
  await demo.signInAsDemo();
  const cookie = [...demo.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const most = (name: string, value: number, unit: string, budget: number): Figure => ({
    name,
    value: Math.round(value * 10) / 10,
    unit,
    budget,
    atLeast: false,
  });
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const { cpu, bytes } = await measurePage(product, path, cookie);
    figures.push(most(`rendering of ${name}, CPU`, cpu, 'ms', 15));
    figures.push(most(`${name}, compressed`, bytes / 1000, 'kB', 60));
  }
  const { p99, failures } = await measureCrowd(product, cookie);
  figures.push(most(`${people} people, a page every 5 s each, p99`, p99, 'ms', 1000));
  const kinds = [...failures].map(([kind, count]) => `, ${count} x ${kind}`).join('');
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  figures.push(most(`errors among them${kinds}`, failed, '', 0));
  return figures;
}
