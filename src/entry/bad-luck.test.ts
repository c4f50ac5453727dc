import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { runCommand } from '../../tests/support/run-command.ts';
import { type RunningProduct, runProduct, temporaryFolder } from '../../tests/support/running-product.ts';
import { readPostmaster } from '../platform/own-postgres/postmaster-pid.ts';
import { clusterFolder, killServer } from '../platform/own-postgres/test-bench.ts';
import { root } from './project-root.ts';

const quiet = { WALORY_LOG: 'warn', WALORY_LIMIT_FACTOR: '1000' };
const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function folder(): Promise<string> {
  const made = await temporaryFolder();
  cleanUp.push(made.remove);
  return made.path;
}

let seeded: ReturnType<typeof temporaryFolder> | undefined;
afterAll(async () => (await seeded)?.remove());

/** A data folder in which the product has run before: copying one takes a tenth of setting up another. */
async function usedFolder(): Promise<string> {
  seeded ??= (async () => {
    const made = await temporaryFolder();
    await (await runProduct(quiet, made.path)).stop();
    return made;
  })();
  const copy = await folder();
  await promisify(execFile)('cp', ['-a', `${(await seeded).path}/.`, copy]);
  return copy;
}

async function product(dataDir: string, env: Record<string, string> = {}): Promise<RunningProduct> {
  const running = await runProduct({ ...quiet, ...env }, dataDir);
  cleanUp.push(() => running.stop());
  return running;
}

test('kill -9 right after an answer loses nothing, and the next start needs no help', async () => {
  const dataDir = await usedFolder();
  const first = await product(dataDir);
  const jan = new Visitor(first.url);
  const account = await jan.register({ username: 'Jan', onboard: false });
  await first.kill();

  const second = await product(dataDir);
  const back = new Visitor(second.url);
  expect((await back.signIn(account.email, account.password)).status).toBe(200);
  const me = await back.get('/api/user');
  expect(me.body.data).toMatchObject({ name: 'Jan', subscriptionPlan: { slug: 'trial' } });
  // The browser that was open before is still signed in: sessions live in the database.
  const stillOpen = new Visitor(second.url);
  for (const [name, value] of jan.cookies) stillOpen.cookies.set(name, value);
  expect((await stillOpen.get('/api/user')).status).toBe(200);
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
  for (const [moment, hasCome] of Object.entries(moments)) {
    const child = spawn(process.execPath, ['src/entry/server.ts'], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', WALORY_DATA_DIR: dataDir },
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

test('two processes share one data folder, and the first to leave does not take the database with it', async () => {
  const dataDir = await usedFolder();
  const first = await product(dataDir);
  const second = await product(dataDir);
  const jan = new Visitor(first.url);
  await jan.register();
  await first.stop();
  const elsewhere = new Visitor(second.url);
  for (const [name, value] of jan.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.get('/api/user')).status).toBe(200);
});

test('an orderly stop finishes what is under way and ends the own database', async () => {
  const dataDir = await usedFolder();
  const running = await product(dataDir);
  const jan = await new Visitor(running.url).arrive();
  const token = jan.cookies.get('XSRF-TOKEN')!;
  const underWay = request(`${running.url}/register`, {
    method: 'POST',
    headers: {
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': decodeURIComponent(token),
      'content-type': 'application/json',
      expect: '100-continue',
    },
  });
  const answered = once(underWay, 'response') as Promise<[IncomingMessage]>;
  underWay.flushHeaders();
  // The server has taken the request, and waits for the rest of it.
  await once(underWay, 'continue');
  const stopping = running.stop();
  await expect
    .poll(() =>
      fetch(running.url).then(
        () => 'lets in',
        () => 'closed',
      ),
    )
    .toBe('closed');
  underWay.end(
    JSON.stringify({
      username: 'Jan',
      email: 'jan@example.pl',
      password: 'bursztyn-1919',
      password_confirmation: 'bursztyn-1919',
      terms: true,
    }),
  );
  const [answer] = await answered;
  answer.resume();
  expect(answer.statusCode).toBe(200);
  await stopping;
  expect(running.child.exitCode).toBe(0);
  expect(existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
});

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

/** What `npm start` does once everything is installed and built, with npm and its shell in front. */
async function npmStart(dataDir: string) {
  const project = await folder();
  const scripts = { start: 'node start.mjs' };
  await writeFile(path.join(project, 'package.json'), JSON.stringify({ name: 'x', type: 'module', scripts }));
  const become = `import { become } from ${JSON.stringify(path.join(root, 'tools/project.mjs'))};`;
  await writeFile(path.join(project, 'start.mjs'), `${become}\nawait become(['src/entry/server.ts']);\n`);
  const npm = spawn('npm', ['start'], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: '0',
      WALORY_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  npm.stdout.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output).toContain('Walory is ready');
  return { npm, url: /Walory is ready: (\S+)/.exec(output)![1]! };
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s to npm alone ends the product and its database in order (A-24)',
  async (signal) => {
    const dataDir = await usedFolder();
    const { npm, url } = await npmStart(dataDir);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    npm.kill(signal);
    const answers = () =>
      fetch(`${url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(false);
    const cluster = path.join(dataDir, 'postgres/cluster/postmaster.pid');
    await expect.poll(() => existsSync(cluster)).toBe(false);
  },
);

test('a backup survives the loss of the whole data folder', async () => {
  const dataDir = await usedFolder();
  const keep = await folder();
  const before = await product(dataDir);
  const jan = new Visitor(before.url);
  const account = await jan.register({ username: 'Żółta Łódź' });
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const avatar = (await jan.post('/api/avatars', { avatar: `data:image/png;base64,${pixel}` })).body.data
    .avatar;
  const picture = (await jan.get(avatar)).text;

  const file = path.join(keep, 'backup.tar.gz');
  const saved = await runCommand(process.execPath, ['src/entry/backup.ts', file], {
    WALORY_DATA_DIR: dataDir,
  });
  expect(saved.output).toMatch(/Backed up \d+ tables with \d+ rows/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await before.stop();
  await rm(dataDir, { recursive: true });

  const restored = await runCommand(process.execPath, ['src/entry/restore.ts', file], {
    WALORY_DATA_DIR: dataDir,
  });
  expect(restored.output).toContain('Restored');
  expect(restored.code).toBe(0);
  const after = await product(dataDir);
  const back = new Visitor(after.url);
  expect((await back.signIn(account.email, account.password)).status).toBe(200);
  expect((await back.get('/api/user')).body.data.name).toBe('Żółta Łódź');
  expect((await back.get(avatar)).text).toBe(picture);
  // The session of before works too, because the secret came back with the data.
  const open = new Visitor(after.url);
  for (const [name, value] of jan.cookies) open.cookies.set(name, value);
  expect((await open.delete('/api/notifications/none')).status).toBe(404);

  const again = await runCommand(process.execPath, ['src/entry/restore.ts', file], {
    WALORY_DATA_DIR: dataDir,
  });
  expect(again).toMatchObject({
    code: 1,
    output: expect.stringContaining('Walory is running on this database'),
  });
  await after.stop();
  const refused = await runCommand(process.execPath, ['src/entry/restore.ts', file], {
    WALORY_DATA_DIR: dataDir,
  });
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
});

test('every mistake in the settings is reported at once, and nothing is started', async () => {
  const result = await runCommand(process.execPath, ['src/entry/server.ts'], {
    PORT: 'abc',
    WALORY_DEMOO: 'off',
    DATABASE_URL: 'mysql://x',
  });
  expect(result.code).toBe(1);
  expect(result.output).toContain('PORT must be a whole number from 0 to 65535, but is "abc"');
  expect(result.output).toContain('WALORY_DEMOO is not a setting; did you mean WALORY_DEMO?');
  expect(result.output).toContain(
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
  );
});

test('npm run admin makes an operator of a running installation', async () => {
  const dataDir = await usedFolder();
  const running = await product(dataDir);
  const jan = new Visitor(running.url);
  const { email } = await jan.register();
  expect((await jan.get('/api/admin/users')).status).toBe(404);
  const made = await runCommand(process.execPath, ['src/entry/admin.ts', email], {
    WALORY_DATA_DIR: dataDir,
  });
  expect(made.output).toContain(`${email} is an administrator now.`);
  const mail = await runCommand(process.execPath, ['src/entry/mail.ts', email.toUpperCase()], {
    WALORY_DATA_DIR: dataDir,
  });
  expect(mail.output, 'and prints what it wrote to somebody').toMatch(/\/verify-email\/[\w-]{60,}/);
  await expect.poll(async () => (await jan.get('/api/admin/users')).status).toBe(200);
});
