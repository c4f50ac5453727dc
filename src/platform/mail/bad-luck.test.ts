import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateOf, messageIdOf, startPostOffice } from '../../../tests/support/post-office.ts';
import { runWalory } from '../../../tests/support/run-walory.ts';
import { startTestWalory, type TestWalory } from '../../../tests/support/test-walory.ts';
import { sql } from '../database/sql.ts';

let office: Awaited<ReturnType<typeof startPostOffice>>;
let walory: TestWalory;
beforeAll(async () => {
  office = await startPostOffice();
  walory = await startTestWalory({ smtpUrl: office.url, publicUrl: 'https://walory.example', role: 'web' });
});
afterAll(async () => {
  await walory.stop();
  await office.close();
});

test('a worker that is killed while it hands a mail over: another sends it again, as the same message (N-7)', async () => {
  const { databaseUrl } = walory;
  const settings = { smtpUrl: office.url, publicUrl: 'https://walory.example', role: 'worker' as const };
  const doomed = await runWalory({ ...settings, databaseUrl });
  office.onTaken(async () => {
    office.onTaken(async () => {});
    doomed.child.kill('SIGKILL');
  });
  const { email } = await walory.visitor().register({});
  await expect.poll(() => doomed.child.signalCode).toBe('SIGKILL');
  expect(office.received.map(({ to }) => to)).toEqual([[email]]);
  const state = () => walory.database.one(sql`select state, attempts from mails where recipient = ${email}`);
  expect(await state()).toEqual({ state: 'waiting', attempts: 0 });

  const next = await walory.another({ role: 'worker' });
  await expect.poll(state, { timeout: 240_000 }).toEqual({ state: 'sent', attempts: 1 });
  await next.stop();
  expect(office.received.map(({ to }) => to)).toEqual([[email], [email]]);
  expect(new Set(office.received.map(messageIdOf)).size).toBe(1);
  expect(messageIdOf(office.received[0]!)).toMatch(/@walory\.example>$/);
  expect(new Set(office.received.map(dateOf)).size).toBe(1);
});
