import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { bearer, keyOf, newPerson, operator, type Person } from '../../support/callers/people.ts';
import { currencyIds } from '../../support/callers/trader.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ role: 'web' });
});
afterAll(() => walory.stop());

const newcomer = () => newPerson(walory, { onboard: false });
const profile = { familiarity: 3, reason: 4, scope: 'personal' } as const;
const progressOf = async ({ browser }: Pick<Person, 'browser'>) =>
  (await browser.get('/api/onboarding')).body.data;
const userOf = async ({ browser }: Person) => (await browser.get('/api/user')).body.data;
const save = ({ browser }: Pick<Person, 'browser'>, body: object) => browser.put('/api/onboarding', body);
const end = ({ browser }: Person, body: object = {}) => browser.post('/api/onboarding/end', body);

async function elsewhere({ email, password }: Person) {
  const browser = walory.visitor();
  await browser.signIn(email, password);
  return { browser };
}

describe('progress (OB-2)', () => {
  test('begins at the first step with nothing, and goes on where it was left on another device', async () => {
    const jan = await newcomer();
    expect(await progressOf(jan)).toEqual({
      step: 'profile',
      answers: {},
      portfolio: null,
      submission_id: null,
      saved_at: null,
      is_done: false,
      has_sample: true,
    });
    const answers = { ...profile, name: 'Emerytura', kind: 'ike', started_on: '2021-01-02' };
    expect((await save(jan, { step: 'portfolio', answers })).status).toBe(200);
    expect(await progressOf(await elsewhere(jan))).toMatchObject({
      step: 'portfolio',
      answers,
      is_done: false,
    });
    expect((await userOf(jan)).familiarity, 'answers count when the wizard ends').toBeNull();
  });

  test('of two tabs the later saving holds, and both make one portfolio', async () => {
    const jan = await newcomer();
    const other = await elsewhere(jan);
    await save(jan, { step: 'modules', answers: profile });
    const { submission_id } = await progressOf(other);
    await Promise.all([
      save(jan, { step: 'portfolio', answers: { ...profile, name: 'A' }, submission_id }),
      save(other, { step: 'portfolio', answers: { ...profile, name: 'B' }, submission_id }),
    ]);
    await save(other, { step: 'portfolio', answers: { ...profile, name: 'C' }, submission_id });
    expect((await progressOf(jan)).answers.name).toBe('C');
    const make = ({ browser }: Pick<Person, 'browser'>) =>
      browser.post('/api/portfolios', { name: 'Emerytura', currency_id: currencyIds.pln, submission_id });
    const made = await Promise.all([make(jan), make(jan), make(other), make(other)]);
    expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1);
    const { id } = made[0]!.body.data;
    await save(jan, { step: 'fill', answers: profile, portfolio_id: id, submission_id });
    expect((await progressOf(other)).portfolio).toMatchObject({ id, name: 'Emerytura', kind: 'ordinary' });
    await jan.browser.delete(`/api/portfolios/${id}`);
    expect((await progressOf(other)).portfolio, 'a portfolio that was removed is none').toBeNull();
  });
});

describe('the end (OB-5)', () => {
  test('at the last step stores the profile and opens the dashboard on every device', async () => {
    const jan = await newcomer();
    const other = await elsewhere(jan);
    await save(jan, { step: 'fill', answers: profile });
    expect((await end(jan)).body).toEqual({ data: { ok: true } });
    expect(await userOf(jan)).toMatchObject({ ...profile, onboarding_done_at: expect.any(String) });
    expect((await progressOf(other)).is_done).toBe(true);
  });

  test('closed before its end is ended, and begins again at the first step', async () => {
    const jan = await newcomer();
    await save(jan, { step: 'modules', answers: { familiarity: 1 } });
    const before = await progressOf(jan);
    await end(jan);
    const first = await userOf(jan);
    expect(first).toMatchObject({ familiarity: null, onboarding_done_at: expect.any(String) });
    const anew = await progressOf(jan);
    expect(anew).toMatchObject({ step: 'profile', answers: {}, portfolio: null, is_done: true });
    expect(anew.submission_id).not.toBe(before.submission_id);
    const late = await save(jan, {
      step: 'fill',
      answers: profile,
      submission_id: before.submission_id,
    });
    expect(late.status, 'a tab that was left open').toBe(409);
    expect((await progressOf(jan)).step).toBe('profile');

    await end(jan, { answers: profile });
    const second = await userOf(jan);
    expect(second).toMatchObject({ ...profile, onboarding_done_at: first.onboarding_done_at });
    expect(await progressOf(jan), 'what was answered before is there again').toMatchObject({
      step: 'profile',
      answers: profile,
    });
  });
});

test('ended by the call for programs it begins again at the first step too (OB-5)', async () => {
  const jan = await newcomer();
  await save(jan, { step: 'fill', answers: profile });
  await jan.browser.post('/api/user/onboarding', { familiarity: 1, reason: 1, scope: 'personal' });
  expect(await progressOf(jan)).toMatchObject({
    step: 'profile',
    answers: { familiarity: 1, reason: 1, scope: 'personal' },
    saved_at: null,
  });
});

describe('bad input changes nothing', () => {
  test.each([
    ['no step', { answers: {} }, { step: ['invalid'] }],
    ['a step that is none', { step: 'end', answers: {} }, { step: ['invalid'] }],
    [
      'answers beyond the scale',
      { step: 'modules', answers: { familiarity: 4, reason: '1', scope: 'x' } },
      {
        'answers.familiarity': ['familiarityError'],
        'answers.reason': ['reasonError'],
        'answers.scope': ['scopeError'],
      },
    ],
    ['a novel', { step: 'portfolio', answers: { name: 'x'.repeat(61) } }, { 'answers.name': ['tooLong'] }],
    [
      'no day',
      { step: 'portfolio', answers: { started_on: '2026-02-30' } },
      { 'answers.started_on': ['createdAtError'] },
    ],
    [
      'a portfolio of nobody',
      { step: 'fill', answers: {}, portfolio_id: newId() },
      { portfolio_id: ['portfolioError'] },
    ],
  ])('%s', async (_what, body, errors) => {
    const jan = await newcomer();
    const answer = await save(jan, body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    expect((await progressOf(jan)).saved_at).toBeNull();
  });

  test('a portfolio of somebody else', async () => {
    const [jan, ewa] = [await newcomer(), await newPerson(walory)];
    const theirs = await ewa.browser.post('/api/portfolios', { name: 'Ewa', currency_id: currencyIds.pln });
    const answer = await save(jan, { step: 'fill', answers: {}, portfolio_id: theirs.body.data.id });
    expect(answer.body.errors).toEqual({ portfolio_id: ['portfolioError'] });
  });

  test('answers that nobody asked for are not kept', async () => {
    const jan = await newcomer();
    await save(jan, { step: 'modules', answers: { ...profile, more: 'x'.repeat(5000) } });
    expect((await progressOf(jan)).answers).toEqual(profile);
  });

  test('an operator who looks through other eyes sees how far they are, and answers nothing (OB-7)', async () => {
    const jan = await newcomer();
    await save(jan, { step: 'modules', answers: profile });
    const eyes = await operator(walory);
    expect((await eyes.post('/api/admin/impersonate', { user_id: jan.id })).status).toBe(200);
    expect((await progressOf({ browser: eyes })).step).toBe('modules');
    expect((await save({ browser: eyes }, { step: 'fill', answers: {} })).status).toBe(403);
    expect((await eyes.post('/api/onboarding/end', {})).status).toBe(403);
    expect(await progressOf(jan)).toMatchObject({ step: 'modules', is_done: false });
  });

  test('API keys do not reach the first steps (OB-7)', async () => {
    const jan = await newPerson(walory);
    const key = bearer(await keyOf(jan));
    const before = await progressOf(jan);
    const program = walory.visitor();
    expect((await program.get('/api/onboarding', key)).status).toBe(403);
    const saving = { step: 'modules', answers: profile };
    expect((await program.send('PUT', '/api/onboarding', saving, key)).status).toBe(403);
    expect((await program.post('/api/onboarding/end', {}, key)).status).toBe(403);
    expect(await progressOf(jan)).toEqual(before);
  });
});

test('the start of a first portfolio changes no figure of it (OB-12)', async () => {
  const jan = await newcomer();
  const body = { name: 'Emerytura', currency_id: currencyIds.pln };
  const { id } = (await jan.browser.post('/api/portfolios', body)).body.data;
  const figures = async () => (await jan.browser.get(`/api/portfolios/${id}/performance`)).body.data;
  const before = await figures();
  const answers = { ...profile, name: 'Emerytura', started_on: '2021-01-02' };
  expect((await save(jan, { step: 'fill', answers, portfolio_id: id })).status).toBe(200);
  expect((await progressOf(jan)).answers.started_on).toBe('2021-01-02');
  expect(await figures()).toEqual(before);
});
