import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { oneIn } from '../../tests/support/chance/chance.ts';
import { compiled } from '../../tests/support/running-product.ts';
import { folder, product, usedFolder } from '../../tests/support/used-products.ts';
import { root } from './project-root.ts';

/** A browser with the same cookies, at another process. */
function sameBrowser(url: string, { cookies }: Visitor): Visitor {
  const browser = new Visitor(url);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

test('two processes share one data folder; who leaves first does not take the database with it, and kill -9 of the other right after an answer loses nothing', async () => {
  const dataDir = await usedFolder();
  const first = await product(dataDir);
  const second = await product(dataDir);
  const ewa = new Visitor(first.url);
  await ewa.register();
  await first.stop();
  expect((await sameBrowser(second.url, ewa).get('/api/user')).status).toBe(200);

  const jan = new Visitor(second.url);
  const account = await jan.register({ username: 'Jan', onboard: false });
  await second.kill();

  // The next start needs no help.
  const third = await product(dataDir);
  const back = new Visitor(third.url);
  expect((await back.signIn(account.email, account.password)).status).toBe(200);
  const me = await back.get('/api/user');
  expect(me.body.data).toMatchObject({ name: 'Jan', subscriptionPlan: { slug: 'trial' } });
  // The browser that was open before is still signed in: sessions live in the database.
  expect((await sameBrowser(third.url, jan).get('/api/user')).status).toBe(200);
});

/** The moments of a first start at which it is cut off, by what they leave in the folder or in the log. */
const moments: Record<string, (dataDir: string, log: string) => Promise<boolean>> = {
  'a cluster is being made': async (dataDir) =>
    (await readdir(path.join(dataDir, 'postgres')).catch(() => [])).some((name) =>
      name.startsWith('initdb-'),
    ),
  'the database runs': async (_, log) => log.includes('database started'),
  'a table is there': async (_, log) => log.includes('migration applied'),
  // When the try before has come so far already, it is cut off a little later.
  'all tables are there, and nothing in them': async (_, log) =>
    log.includes((await readdir(path.join(root, 'migrations'))).sort().at(-1)!) || log.includes('listening'),
};

test('killed while it sets everything up, the product comes up at the next try', async () => {
  const dataDir = await folder();
  for (const [moment, hasCome] of oneIn(2, Object.entries(moments))) {
    const child = spawn(process.execPath, ['src/entry/server.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: '0',
        WALORY_DATA_DIR: dataDir,
        ...compiled,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const gone = once(child, 'exit');
    let log = '';
    child.stdout.on('data', (chunk) => (log += chunk));
    await expect.poll(() => hasCome(dataDir, log), { message: moment, interval: 5 }).toBe(true);
    expect(child.exitCode, log).toBeNull();
    child.kill('SIGKILL');
    await gone;
  }
  const running = await product(dataDir);
  expect((await new Visitor(running.url).signInAsDemo()).status).toBe(200);
});
