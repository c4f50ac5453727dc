import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { product, usedFolder } from '../../tests/support/used-products.ts';
import { readPostmaster } from '../platform/own-postgres/postmaster-pid.ts';
import { clusterFolder, killServer } from '../platform/own-postgres/test-bench.ts';

const addresses = [
  '/dashboard',
  '/pl/dashboard/settings',
  '/dashboard/broker-investments/assets',
  '/symbols/etf',
  '/pl',
];

/** Asks for pages in the name of somebody, over and over. */
function askForPages(url: string, { cookies }: Visitor) {
  const shown: { address: string; status: number; text: string; cookies: string[] }[] = [];
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let stopped = false;
  const asking = addresses.map(async (address) => {
    while (!stopped) {
      const answer = await fetch(url + address, { headers: { cookie }, redirect: 'manual' });
      const { status, headers } = answer;
      shown.push({ address, status, text: await answer.text(), cookies: headers.getSetCookie() });
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(asking);
      return shown;
    },
  };
}

test('the own database, killed while it is needed, is there again without anybody’s help (A-23)', async () => {
  const dataDir = await usedFolder();
  const running = await product(dataDir, { WALORY_LOG: 'info' });
  const jan = new Visitor(running.url);
  const account = await jan.register();
  const asked = { meanwhile: new Set<number>() };
  const asking = setInterval(async () => asked.meanwhile.add((await jan.get('/api/user')).status), 20);
  const pages = askForPages(running.url, jan);
  await killServer(await clusterFolder(dataDir), 'SIGKILL');
  await expect.poll(() => running.output()).toContain('database was gone and is back');
  clearInterval(asking);
  const shown = await pages.stop();
  await expect.poll(async () => (await jan.get('/readyz')).status).toBe(200);
  expect((await jan.get('/api/user')).body.data.email).toBe(account.email);
  expect((await jan.post('/api/user/api-key')).status).toBe(200);
  expect([...asked.meanwhile].filter((status) => ![200, 503].includes(status))).toEqual([]);
  // Pages say so as well, in words and without signing anybody out, and try again (U-20).
  expect(shown.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  const away = shown.filter(({ status }) => status === 503);
  expect(new Set(away.map(({ address }) => address))).toContain('/dashboard');
  for (const { address, text, cookies } of away) {
    expect(text).toMatch(/<title>\S/);
    expect(text).toContain(
      address.startsWith('/pl') ? 'Brak połączenia z\u00a0Walorami' : 'No connection to Walory',
    );
    expect(cookies.filter((cookie) => /^walory_session=|^XSRF-TOKEN=/.test(cookie))).toEqual([]);
  }
  for (const address of addresses) expect((await jan.get(address)).status, address).toBe(200);
  await running.stop();
  expect(running.child.exitCode).toBe(0);
  expect(existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
});

test('a product whose database cannot be started again leaves, and makes no empty one (A-23)', async () => {
  const dataDir = await usedFolder();
  const running = await product(dataDir);
  const gone = once(running.child, 'exit');
  const cluster = await clusterFolder(dataDir);
  const { pid } = (await readPostmaster(cluster))!;
  await rename(cluster, `${cluster}-lost`);
  process.kill(pid, 'SIGKILL');
  expect(await gone).toEqual([1, null]);
  expect(existsSync(path.join(cluster, 'PG_VERSION'))).toBe(false);
  expect(running.output()).toContain('database lost');
});
