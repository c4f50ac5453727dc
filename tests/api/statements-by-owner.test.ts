import { afterAll, beforeAll, expect, test } from 'vitest';
import * as resultStore from '../../src/domains/backtest/server/result-store.ts';
import * as simulationStore from '../../src/domains/backtest/server/simulation-store.ts';
import * as sweepStore from '../../src/domains/backtest/server/sweep-store.ts';
import * as fileStore from '../../src/domains/identity/server/file-store.ts';
import * as tokenStore from '../../src/domains/identity/server/mail/token-store.ts';
import * as sessionStore from '../../src/domains/identity/server/sign-in/session-store.ts';
import * as chosenCurrencyStore from '../../src/domains/instruments/server/chosen-currency-store.ts';
import * as moduleStore from '../../src/domains/modules/server/module-store.ts';
import * as connectionStore from '../../src/domains/strategies/server/connection-store.ts';
import * as ratingStore from '../../src/domains/strategies/server/rating-store.ts';
import * as strategyStore from '../../src/domains/strategies/server/strategy-store.ts';
import { newId } from '../../src/foundation/ids.ts';
import type { Tx } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { newPerson } from '../support/callers/people.ts';
import { plansOf } from '../support/database/query-plans.ts';
import { alertJobs, alertQuestions, alertStores } from '../support/database/questions/alert-questions.ts';
import {
  billingOfEverybody,
  billingQuestions,
  billingStores,
} from '../support/database/questions/billing-questions.ts';
import {
  brokerJobs,
  brokerQuestions,
  brokerStores,
  type Questions,
} from '../support/database/questions/broker-questions.ts';
import { changeJobs, changeQuestions, changeStores } from '../support/database/questions/change-questions.ts';
import {
  channelQuestions,
  channelStores,
  channelsOfEverybody,
} from '../support/database/questions/channel-questions.ts';
import { deskOfEverybody, deskQuestions, deskStores } from '../support/database/questions/desk-questions.ts';
import { exposureQuestions, exposureStores } from '../support/database/questions/exposure-questions.ts';
import { holdingQuestions, holdingStores } from '../support/database/questions/holding-questions.ts';
import { noticeJobs, noticeQuestions, noticeStores } from '../support/database/questions/notice-questions.ts';
import { onboardingQuestions, onboardingStores } from '../support/database/questions/onboarding-questions.ts';
import { planQuestions, planStores } from '../support/database/questions/plan-questions.ts';
import { propertyQuestions, propertyStores } from '../support/database/questions/property-questions.ts';
import {
  reminderJobs,
  reminderQuestions,
  reminderStores,
} from '../support/database/questions/reminder-questions.ts';
import { reportJobs, reportQuestions, reportStores } from '../support/database/questions/report-questions.ts';
import { savingsQuestions, savingsStores } from '../support/database/questions/savings-questions.ts';
import { ownStrategyQuestions, ownStrategyStores } from '../support/database/questions/strategy-questions.ts';
import {
  stripeOfEverybody,
  stripeQuestions,
  stripeStores,
} from '../support/database/questions/stripe-questions.ts';
import { taxQuestions, taxStores } from '../support/database/questions/tax-questions.ts';
import { watchQuestions, watchStores } from '../support/database/questions/watch-questions.ts';
import { storesApart, storesNotLookedAt } from '../support/database/stores-apart.ts';
import { ownBond } from '../support/records/own-bond.ts';
import { ownIntegration } from '../support/records/own-integration.ts';
import { ownPortfolio } from '../support/records/own-portfolio.ts';
import { ownProperty } from '../support/records/own-property.ts';
import { ownSimulation } from '../support/records/own-simulation.ts';
import { newReport } from '../support/route-table/rows/reports.ts';
import { startTestWalory, type TestWalory } from '../support/test-walory.ts';

let walory: TestWalory;
let userId: string;
let portfolioId: string;
let transactionId: string;
let propertyId: string;
let bondId: string;
let reportId: string;
let simulationId: string;
let strategyId: string;
let integrationId: string;
beforeAll(async () => {
  walory = await startTestWalory({ role: 'web' });
  const person = await newPerson(walory);
  userId = person.id;
  ({ id: portfolioId, transactionId } = await ownPortfolio(walory.database, person.browser));
  propertyId = (await ownProperty(person.browser)).id;
  bondId = await ownBond(person.browser, { symbol: 'EDO1034', amount: 1, purchased_at: '2024-10-02' });
  reportId = (await person.browser.post('/api/reports', newReport)).body.data.id;
  simulationId = (await ownSimulation(walory.database, portfolioId)).id;
  integrationId = (await ownIntegration(person.browser)).id;
  strategyId = (await walory.database.one<{ id: string }>(sql`select id from strategies limit 1`)).id;
});
afterAll(() => walory.stop());

const at = new Date('2026-11-13T12:00:00Z');
const shown = () => ({ hash: Buffer.from('x'), ownerId: userId });
const key = () => ({ userId, simulationId });
const place = () => ({ userId, simulationId, slot: 1 });
const reason = { code: 'interrupted', values: {} } as const;

const ofIdentity: Questions = {
  insertSession: (tx) =>
    sessionStore.insertSession(tx, {
      id: newId(),
      token_hash: Buffer.from('y'),
      user_id: userId,
      impersonator_id: null,
      remember: false,
      is_visit: false,
      user_agent: '',
      address: '',
      created_at: at,
      expires_at: at,
    }),
  liveSession: (tx) => sessionStore.liveSession(tx, shown(), at),
  touchSession: (tx) => sessionStore.touchSession(tx, userId, newId(), at),
  touchVisit: (tx) => sessionStore.touchVisit(tx, userId, newId(), { at, until: at }),
  trimVisits: (tx) => sessionStore.trimVisits(tx, userId, at, 10),
  sessionsOf: (tx) => sessionStore.sessionsOf(tx, userId, at),
  deleteSession: (tx) => sessionStore.deleteSession(tx, userId, newId()),
  upsertApiKey: (tx) => sessionStore.upsertApiKey(tx, userId, { hash: Buffer.from('k'), ending: 'k' }, at),
  apiKeyOf: (tx) => sessionStore.apiKeyOf(tx, userId),
  deleteApiKey: (tx) => sessionStore.deleteApiKey(tx, userId),
  liveApiKey: (tx) => sessionStore.liveApiKey(tx, shown()),
  touchApiKey: (tx) => sessionStore.touchApiKey(tx, userId, at),
  insertToken: (tx) =>
    tokenStore.insertToken(tx, {
      id: newId(),
      userId,
      purpose: 'reset-password',
      hash: Buffer.from('m'),
      email: 'a@b.pl',
      createdAt: at,
      expiresAt: at,
    }),
  redeemToken: (tx) => tokenStore.redeemToken(tx, userId, 'reset-password', Buffer.from('m'), at),
  spendTokensOf: (tx) => tokenStore.spendTokensOf(tx, userId, 'reset-password', at),
  spendAllTokensOf: (tx) => tokenStore.spendAllTokensOf(tx, userId, at),
  addressesOf: (tx) => tokenStore.addressesOf(tx, userId),
  insertFile: (tx) =>
    fileStore.insertFile(tx, {
      id: newId(),
      userId,
      purpose: 'avatar',
      content_type: 'image/png',
      bytes: Buffer.from('p'),
      at,
    }),
  fileOf: (tx) => fileStore.fileOf(tx, userId, newId()),
  deleteFile: (tx) => fileStore.deleteFile(tx, userId, newId()),
};

const ofAccount: Questions = {
  ...billingQuestions(() => userId),
  modulesOf: (tx) => moduleStore.modulesOf(tx, userId),
  chosenCurrencies: (tx) => chosenCurrencyStore.chosenCurrencies(tx, userId),
  storeChosenCurrencies: async (tx) => {
    await chosenCurrencyStore.storeChosenCurrencies(tx, userId, [newId()]);
    await chosenCurrencyStore.storeChosenCurrencies(tx, userId, []);
  },
  connectAll: (tx) => moduleStore.connectAll(tx, userId, at),
  connectFirst: (tx) => moduleStore.connectFirst(tx, userId, at),
  ...noticeQuestions(() => userId),
  ...alertQuestions(() => userId),
  ...ownStrategyQuestions(() => userId),
};

const ofStrategies: Questions = {
  connectionsOf: (tx) => connectionStore.connectionsOf(tx, userId),
  limitedConnections: (tx) => connectionStore.limitedConnections(tx, userId),
  keepConnections: (tx) => connectionStore.keepConnections(tx, userId, [portfolioId]),
  // Both stores have these: modules and strategies are connected.
  connect: async (tx) => {
    await connectionStore.connect(tx, userId, portfolioId, { id: strategyId, isOwn: false }, at);
    await moduleStore.connect(tx, userId, newId(), at);
  },
  disconnect: async (tx) => {
    await connectionStore.disconnect(tx, userId, portfolioId, strategyId);
    await moduleStore.disconnect(tx, userId, newId());
  },
  rate: (tx) => ratingStore.rate(tx, { userId, strategyId, rating: 3, review: null, at }),
  removeRating: (tx) => ratingStore.removeRating(tx, strategyId, userId),
  givenBy: (tx) => ratingStore.givenBy(tx, userId),
  strategiesOfPortfolios: (tx) => strategyStore.strategiesOfPortfolios(tx, userId, [portfolioId]),
  strategies: (tx) => strategyStore.strategies(tx),
  strategyExists: (tx) => strategyStore.strategyExists(tx, strategyId),
  strategiesOfPeople: (tx) => strategyStore.strategiesOfPeople(tx, [userId], [portfolioId]),
  referencedInstruments: (tx) => strategyStore.referencedInstruments(tx, userId, ['IE00BK5BQT80', newId()]),
  currencyTitles: (tx) => strategyStore.currencyTitles(tx),
  strategyStamp: (tx) => strategyStore.strategyStamp(tx, userId),
};

const ofSimulations: Questions = {
  insertSimulation: (tx) =>
    simulationStore.insertSimulation(tx, {
      id: newId(),
      userId,
      portfolioId,
      jobId: newId(),
      language: 'pl',
      request: {} as never,
      submissionId: newId(),
      at,
    }),
  simulationOfSubmission: (tx) => simulationStore.simulationOfSubmission(tx, userId, portfolioId, newId()),
  lockUnderWay: (tx) => simulationStore.lockUnderWay(tx, userId),
  simulationOf: (tx) => simulationStore.simulationOf(tx, userId, { id: simulationId }),
  holdSimulation: (tx) => simulationStore.holdSimulation(tx, key()),
  simulationById: (tx) => simulationStore.simulationById(tx, key()),
  simulationsOf: (tx) => simulationStore.simulationsOf(tx, userId, portfolioId),
  everySimulationOf: (tx) => simulationStore.everySimulationOf(tx, userId),
  claimSimulation: (tx) => simulationStore.claimSimulation(tx, key(), newId()),
  keepAlive: (tx) => simulationStore.keepAlive(tx, key(), newId(), null),
  endRun: (tx) => simulationStore.endRun(tx, key(), newId(), { status: 'done' }),
  cancelUnderWay: (tx) => simulationStore.cancelUnderWay(tx, key()),
  deleteSimulationRow: (tx) => simulationStore.deleteSimulationRow(tx, key()),
  insertResult: async (tx) => {
    const result = (await resultStore.resultOf(tx, key()))!;
    await tx.run(sql`delete from simulation_results where user_id = ${userId}`);
    await tx.run(sql`delete from simulation_lines where user_id = ${userId}`);
    await resultStore.insertResult(tx, userId, result, at);
  },
  resultOf: (tx) => resultStore.resultOf(tx, key()),
  lineOf: (tx) => resultStore.lineOf(tx, key(), 1),
  summariesOf: (tx) => resultStore.summariesOf(tx, userId, [simulationId]),
  simulationOfResult: (tx) => resultStore.simulationOfResult(tx, userId, { resultId: newId(), portfolioId }),
  keepMetrics: async (tx) =>
    resultStore.keepMetrics(tx, key(), (await resultStore.resultOf(tx, key()))!.lines),
  storeInterpretation: (tx) => resultStore.storeInterpretation(tx, userId, newId(), '', {} as never),
  replaceSweep: (tx) => sweepStore.replaceSweep(tx, place(), { gammas: [1], kappas: [1] }, at),
  sweepOf: (tx) => sweepStore.sweepOf(tx, place()),
  claimSweep: (tx) => sweepStore.claimSweep(tx, place(), newId()),
  keepSweepAlive: (tx) => sweepStore.keepSweepAlive(tx, place(), newId(), null),
  endSweep: (tx) => sweepStore.endSweep(tx, place(), newId(), { cells: [], reason: null }),
  lockSweepsUnderWay: (tx) => sweepStore.lockSweepsUnderWay(tx, userId),
};

const ofBrokers = brokerQuestions(() => ({ userId, id: integrationId, portfolioId }));

const ofProperties = propertyQuestions(() => ({ userId, propertyId }));

const ofSavings = savingsQuestions(() => ({ userId, bondId, portfolioId }));

const ofExposure = exposureQuestions(() => userId);

const ofReports = reportQuestions(() => ({ userId, reportId }));

const ofChannels = channelQuestions(() => userId);

const ofReminders = reminderQuestions(() => userId);

const ofOnboarding = onboardingQuestions(() => ({ userId, portfolioId }));

const questions: Questions = {
  ...ofIdentity,
  ...ofAccount,
  ...ofStrategies,
  ...ofSimulations,
  ...ofProperties,
  ...ofSavings,
  ...ofExposure,
  ...ofReports,
  ...ofBrokers,
  ...ofChannels,
  ...ofReminders,
  ...ofOnboarding,
  ...changeQuestions(() => userId),
  ...holdingQuestions(() => ({ userId, portfolioId })),
  ...planQuestions(() => ({ userId, portfolioId })),
  ...taxQuestions(
    () => userId,
    () => transactionId,
  ),
  ...watchQuestions(() => ({ userId, transactionId })),
  ...stripeQuestions(() => userId),
  ...deskQuestions(() => userId),
};

/** What looks at everybody's rows, and why. */
const ofEverybody: Record<string, { why: string; ask: (tx: Tx) => Promise<unknown> }> = {
  deleteExpiredSessions: { why: 'a job', ask: (tx) => sessionStore.deleteExpiredSessions(tx, at) },
  deleteExpiredTokens: { why: 'a job', ask: (tx) => tokenStore.deleteExpiredTokens(tx, at) },
  ownerOfOldToken: {
    why: 'a link from before tokens named their owner',
    ask: (tx) => tokenStore.ownerOfOldToken(tx, Buffer.from('m')),
  },
  deleteSessionsExcept: {
    why: 'ends the sessions in which one looks through other eyes; only when a password changes',
    ask: (tx) => sessionStore.deleteSessionsExcept(tx, userId, null),
  },
  ratingsOf: { why: 'what everybody thinks', ask: (tx) => ratingStore.ratingsOf(tx, userId) },
  reviewsOf: { why: 'what everybody wrote', ask: (tx) => ratingStore.reviewsOf(tx, strategyId, userId) },
  countAhead: {
    why: 'the queue is everybody’s',
    ask: (tx) => simulationStore.countAhead(tx, { id: simulationId, created_at: at }),
  },
  releaseCutOff: { why: 'a job', ask: (tx) => simulationStore.releaseCutOff(tx, 2, reason) },
  ...Object.fromEntries(
    Object.entries({
      ...brokerJobs,
      ...changeJobs,
      ...noticeJobs,
      ...reminderJobs,
      ...alertJobs,
      ...reportJobs,
    }).map(([name, ask]) => [name, { why: 'a job', ask }]),
  ),
  ...channelsOfEverybody(() => userId),
  ...billingOfEverybody,
  ...stripeOfEverybody,
  ...deskOfEverybody,
  releaseCutOffSweeps: { why: 'a job', ask: (tx) => sweepStore.releaseCutOffSweeps(tx, 2, reason) },
};

test.each(Object.keys(questions))('%s reads rows of the person alone (rule SF-9)', async (name) => {
  const plans = await plansOf(walory.database, questions[name]!);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan.ofEverybody, plan.statement).toEqual([]);
});

test.each(Object.keys(ofEverybody))(
  '%s reads everybody’s, and would be noticed if it were new',
  async (name) => {
    const plans = await plansOf(walory.database, ofEverybody[name]!.ask);
    expect(plans.flatMap((plan) => plan.ofEverybody)).not.toEqual([]);
  },
);

test('a token from before tokens named their owner is looked for among everybody’s', async () => {
  const old = { hash: Buffer.from('x'), ownerId: undefined };
  const plans = await plansOf(walory.database, async (tx) => {
    await sessionStore.liveSession(tx, old, at);
    await sessionStore.liveApiKey(tx, old);
    await tokenStore.ownerOfOldToken(tx, old.hash);
  });
  expect(plans.map((plan) => plan.ofEverybody)).toEqual([['sessions'], ['api_keys'], ['mail_tokens']]);
});

test('every query of these stores is looked at; those of the ledger are beside the figures', () => {
  const stores = [sessionStore, tokenStore, fileStore, moduleStore, chosenCurrencyStore, ...billingStores];
  const others = [connectionStore, ratingStore, strategyStore, simulationStore, resultStore, sweepStore];
  const names = [
    ...stores,
    ...others,
    ...brokerStores,
    ...changeStores,
    ...propertyStores,
    ...holdingStores,
    ...planStores,
    ...taxStores,
    ...watchStores,
    ...savingsStores,
    ...exposureStores,
    ...reportStores,
    ...noticeStores,
    ...channelStores,
    ...reminderStores,
    ...alertStores,
    ...ownStrategyStores,
    ...onboardingStores,
    ...stripeStores,
    ...deskStores,
  ].flatMap((store) =>
    Object.entries(store).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
  );
  const known = [...Object.keys(questions), ...Object.keys(ofEverybody)];
  expect(known.sort()).toEqual([...new Set(names)].sort());
});

test('a store that touches rows of people is looked at here, or says why it is not', async () => {
  const tables = await walory.database.many<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`);
  const names = tables.map(({ name }) => name);
  const apart = await storesNotLookedAt(names, 'tests/api/statements-by-owner.test.ts');
  expect(apart).toEqual(Object.keys(storesApart).sort());
});
