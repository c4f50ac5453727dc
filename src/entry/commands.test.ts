import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { runCommand } from '../../tests/support/run-command.ts';
import type { RunningProduct } from '../../tests/support/running-product.ts';
import { folder, product, usedFolder } from '../../tests/support/used-products.ts';

/** `npm run admin` and `npm run mail` beside a product that runs. */
async function operatorIsMade({ url, dataDir }: RunningProduct): Promise<void> {
  const jan = new Visitor(url);
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
}

test('npm run admin makes an operator; an orderly stop finishes what is under way and ends the own database', async () => {
  const dataDir = await usedFolder();
  const running = await product(dataDir);
  await operatorIsMade(running);
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
