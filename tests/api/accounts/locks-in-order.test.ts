import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareUser } from '../../../src/domains/identity/server/user-store.ts';
import type { Tx } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { mailTo, tokenIn } from '../../support/callers/mailbox.ts';
import { newPerson, operator, type Person } from '../../support/callers/people.ts';
import { Trader } from '../../support/callers/trader.ts';
import type { Answer } from '../../support/callers/visitor.ts';
import { ownPortfolio } from '../../support/records/own-portfolio.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

const waiting = async () => {
  const { rows } = await walory.database.raw(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
};

/** Starts calls one after the other while an account is held, each once the one before waits for it. */
async function inThisOrder(
  person: Pick<Person, 'id'>,
  calls: (() => Promise<Answer>)[],
  meanwhile: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<number[]> {
  const answers: Promise<Answer>[] = [];
  const { promise: started, resolve: allWait } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const holding = walory.database.transaction(async (tx) => {
    await tx.one(sql`select id from users where id = ${person.id} for update`);
    isHeld();
    await started;
    await meanwhile(tx);
  });
  await held;
  try {
    for (const call of calls) {
      answers.push(call());
      await expect.poll(waiting, { timeout: 20_000 }).toBe(answers.length);
    }
  } finally {
    allWait();
    await holding;
  }
  return (await Promise.all(answers)).map(({ status }) => status);
}

const remove = ({ browser, password }: Person) => browser.send('DELETE', '/api/user', { password });

async function redeem(type: string, token: string): Promise<Answer> {
  const visitor = await walory.visitor().arrive();
  const password = 'krzemien-2025';
  return visitor.post('/api/email', { type, token, password, password_confirmation: password });
}

const links: Record<string, (person: Person) => Promise<string>> = {
  'email-verification': async ({ email }) => tokenIn(await mailTo(walory.database, email, 'verifyEmail')),
  'reset-password': async ({ email }) => {
    const visitor = await walory.visitor().arrive();
    await visitor.get(`/api/email?type=reset-password&email=${encodeURIComponent(email)}`);
    return tokenIn(await mailTo(walory.database, email, 'resetPassword'));
  },
  'email-undo': async ({ id, email, browser, password }) => {
    await browser.put(`/api/user/${id}`, { name: 'Jan', email: `nowy-${email}`, current_password: password });
    return tokenIn(await mailTo(walory.database, email, 'emailChanged'));
  },
};

test.each(Object.keys(links))(
  'a link (%s) that is opened while the account is removed waits for neither for ever (SF-11)',
  async (type) => {
    const person = await newPerson(walory);
    const token = await links[type]!(person);
    expect(await inThisOrder(person, [() => remove(person), () => redeem(type, token)])).toEqual([200, 422]);
  },
);

test('an administrator who leaves while entering an account leaves, and enters none (SF-11)', async () => {
  // The last operator could not leave.
  await operator(walory);
  const browser = await operator(walory);
  const { id } = (await browser.get('/api/user')).body.data;
  const other = await newPerson(walory);
  const admin = { id, browser, password: 'bursztyn-1919' } as Person;
  const enter = () => browser.post('/api/admin/impersonate', { user_id: other.id });
  const [removed, entered] = await inThisOrder(admin, [() => remove(admin), enter]);
  expect(removed).toBe(200);
  expect([401, 404]).toContain(entered);
});

test('a password that was reset while it was checked neither changes the new one nor removes the account (A-19)', async () => {
  const person = await newPerson(walory);
  const change = () =>
    person.browser.put('/api/user/password', {
      current_password: person.password,
      password: 'krzemien-2025',
      password_confirmation: 'krzemien-2025',
    });
  const reset = (tx: Tx) =>
    tx.run(sql`update users set password_hash = password_hash || 'x' where id = ${person.id}`);
  expect(await inThisOrder(person, [change, () => remove(person)], reset)).toEqual([422, 422]);
});

test('an account that goes waits for whoever writes for it before it holds its portfolios (SF-11)', async () => {
  const person = await newPerson(walory);
  await ownPortfolio(walory.database, person.browser);
  const { promise: started, resolve: removalWaits } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const writing = walory.database.transaction(async (tx) => {
    await shareUser(tx, person.id);
    isHeld();
    await started;
    return tx.many(sql`select id from portfolios where user_id = ${person.id} order by id for update`);
  });
  await held;
  const removal = remove(person);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
  removalWaits();
  expect(await writing).not.toEqual([]);
  expect((await removal).status).toBe(200);
});

test('who writes into a portfolio waits for its account before the portfolio is held (SF-11)', async () => {
  const trader = await Trader.start(walory, { follows_cash: true });
  const record = () => trader.send('deposit', '2024-03-04', { total: '100' });
  // What removes the account has to get the portfolio while the other one waits.
  const holdPortfolios = (tx: Tx) =>
    tx.run(sql`select from portfolios where user_id = ${trader.id} for update nowait`);
  expect(await inThisOrder(trader, [record], holdPortfolios)).toEqual([200]);
});
