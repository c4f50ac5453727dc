import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currencyIds } from '../../../../tests/support/callers/trader.ts';
import { plansOf } from '../../../../tests/support/database/query-plans.ts';
import { startTestWalory, type TestWalory } from '../../../../tests/support/test-walory.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import * as chargeStore from '../../ledger/server/charge-store.ts';
import * as exportStore from '../../ledger/server/export-store.ts';
import * as holdingStore from '../../ledger/server/holding-store.ts';
import * as linkStore from '../../ledger/server/link-store.ts';
import * as portfolioStore from '../../ledger/server/portfolio-store.ts';
import * as foundStore from '../../ledger/server/search/found-transaction-store.ts';
import * as transactionStore from '../../ledger/server/transaction-store.ts';
import * as benchmarkStore from '../../valuation/server/benchmark-store.ts';
import * as rateStore from '../../valuation/server/rate-store.ts';
import * as upcomingStore from './upcoming-store.ts';

/** A thousand people with a portfolio of two assets and a hundred rows each. */
const people = 1000;
const rowsEach = 100;

let walory: TestWalory;
/** One of them. */
let userId: string;
let portfolioId: string;
let holdingIds: string[];
let transactionIds: string[];
let instrumentId: string;
beforeAll(async () => {
  walory = await startTestWalory();
  const { database } = walory;
  await database.raw(`
    insert into users (id, email, name, password_hash, terms_accepted_at, created_at, updated_at)
    select gen_random_uuid(), 'osoba-' || n || '@example.pl', 'Osoba', 'x', now(), now(), now()
    from generate_series(1, ${people}) n`);
  await database.raw(`
    insert into portfolios (id, user_id, name, currency_id, submission_id, created_at, updated_at)
    select gen_random_uuid(), id, 'Portfel', '${currencyIds.pln}', gen_random_uuid(), now(), now()
    from users where email like 'osoba-%'`);
  await database.raw(`
    insert into holdings (user_id, id, portfolio_id, instrument_id, currency_id, created_at)
    select p.user_id, gen_random_uuid(), p.id, i.id, '${currencyIds.pln}', now()
    from portfolios p, lateral (select id from instruments where owner_id is null and p.name = 'Portfel' order by random() limit 2) i
    where p.name = 'Portfel'`);
  await database.raw(`
    insert into transactions (user_id, id, portfolio_id, holding_id, type, day, units, price, currency_id, note, submission_id, created_at, updated_at)
    select h.user_id, gen_random_uuid(), h.portfolio_id, h.id, 'buy', date '2022-01-01' + (random() * 1500)::int, 1, 10, h.currency_id,
      case when n % 10 = 0 then 'notatka ' || n end, gen_random_uuid(), now(), now()
    from holdings h join portfolios p on p.id = h.portfolio_id, generate_series(1, ${(rowsEach - 4) / 2}) n where p.name = 'Portfel'`);
  await database.raw(`
    insert into transactions (user_id, id, portfolio_id, type, day, total, currency_id, created_at, updated_at)
    select user_id, gen_random_uuid(), id, 'deposit', date '2022-01-01' + n, 100, currency_id, now(), now()
    from portfolios, generate_series(1, 4) n where name = 'Portfel'`);
  await database.raw('analyze');
  const one = await database.one<{ user_id: string; id: string }>(
    sql`select user_id, id from portfolios where name = 'Portfel' limit 1`,
  );
  [userId, portfolioId] = [one.user_id, one.id];
  const holdings = await database.many<{ id: string; instrument_id: string }>(
    sql`select id, instrument_id from holdings where portfolio_id = ${portfolioId}`,
  );
  holdingIds = holdings.map(({ id }) => id);
  instrumentId = holdings[0]!.instrument_id;
  const rows = await database.many<{ id: string }>(
    sql`select id from transactions where portfolio_id = ${portfolioId} limit 20`,
  );
  transactionIds = rows.map(({ id }) => id);
});
afterAll(() => walory.stop());

const at = new Date('2026-11-13T12:00:00Z');
const fields = {
  name: 'Inna',
  currency_id: currencyIds.pln,
  is_virtual: false,
  kind: 'ordinary' as const,
  lot_method: 'fifo' as const,
  follows_cash: false,
  notify_email: false,
  notify_sms: false,
  notify_percent: null,
};
const row = () => ({
  id: transactionIds[0]!,
  portfolio_id: portfolioId,
  holding_id: holdingIds[0]!,
  type: 'buy' as const,
  day: '2026-01-02',
  time: null,
  rank: 0,
  units: '1',
  price: '1',
  total: null,
  currency_id: currencyIds.pln,
  fee: '0',
  tax: '0',
  to_total: null,
  to_currency_id: null,
  numerator: null,
  denominator: null,
  note: null,
  origin: 'typed' as const,
  submission_id: null,
  link_id: null,
});
const holding = () => ({
  id: newId(),
  portfolio_id: portfolioId,
  instrument_id: instrumentId,
  currency_id: currencyIds.pln,
  notify_email: false,
  notify_sms: false,
  created_at: at,
});

/** Every function of the stores that asks the database, as it is asked for one person. */
const questions: Record<string, (tx: Tx) => Promise<unknown>> = {
  portfoliosOf: (tx) => portfolioStore.portfoliosOf(tx, userId),
  portfolioById: (tx) => portfolioStore.portfolioById(tx, portfolioId, userId),
  lockPortfolios: (tx) => portfolioStore.lockPortfolios(tx, [portfolioId], userId),
  limitedPortfolios: (tx) => portfolioStore.limitedPortfolios(tx, userId),
  keepPortfolios: (tx) => portfolioStore.keepPortfolios(tx, userId, [portfolioId]),
  portfolioOfSubmission: (tx) => portfolioStore.portfolioOfSubmission(tx, userId, newId()),
  insertPortfolio: (tx) =>
    portfolioStore.insertPortfolio(tx, {
      ...fields,
      id: newId(),
      user_id: userId,
      submission_id: newId(),
      at,
    }),
  changePortfolio: (tx) => portfolioStore.changePortfolio(tx, userId, portfolioId, fields, at),
  followCash: (tx) => portfolioStore.followCash(tx, userId, portfolioId, at),
  markSynchronized: (tx) => portfolioStore.markSynchronized(tx, userId, portfolioId, at),
  removePortfolio: (tx) => portfolioStore.removePortfolio(tx, userId, portfolioId),
  removeEveryPortfolio: (tx) => portfolioStore.removeEveryPortfolio(tx, userId),
  currencyTitle: (tx) => portfolioStore.currencyTitle(tx, currencyIds.pln),
  currencyExists: (tx) => portfolioStore.currencyExists(tx, currencyIds.pln),
  holdingsOf: async (tx) => {
    await holdingStore.holdingsOf(tx, userId);
    await holdingStore.holdingsOf(tx, userId, portfolioId);
  },
  holdingById: (tx) => holdingStore.holdingById(tx, holdingIds[0]!, userId),
  ownHolding: (tx) => holdingStore.ownHolding(tx, userId, portfolioId, instrumentId),
  instrumentStays: (tx) => holdingStore.instrumentStays(tx, instrumentId),
  insertHoldings: async (tx) => {
    await tx.run(sql`delete from holdings where user_id = ${userId} and id = ${holdingIds[0]}`);
    await holdingStore.insertHoldings(tx, userId, [holding()]);
  },
  changeHolding: (tx) => holdingStore.changeHolding(tx, userId, holdingIds[0]!, fields),
  removeHolding: (tx) => holdingStore.removeHolding(tx, userId, holdingIds[0]!),
  removeEmptyHoldings: (tx) => holdingStore.removeEmptyHoldings(tx, userId, holdingIds),
  followOpening: (tx) => holdingStore.followOpening(tx, userId, holdingIds),
  touchLedger: (tx) => holdingStore.touchLedger(tx, userId, [portfolioId], holdingIds),
  ledgerStamp: (tx) => holdingStore.ledgerStamp(tx, userId),
  openSplits: (tx) => holdingStore.openSplits(tx, userId, '2026-11-15'),
  openSplitsOfMany: (tx) =>
    holdingStore.openSplitsOfMany(tx, [userId], { from: '2026-08-15', to: '2026-11-15' }),
  notesOf: (tx) => foundStore.notesOf(tx, userId),
  foundById: (tx) => foundStore.foundById(tx, userId, transactionIds),
  foundOnDay: (tx) => foundStore.foundOnDay(tx, userId, { day: '2023-05-08', words: ['notatka'] }, 50),
  rowsOfHoldings: (tx) => transactionStore.rowsOfHoldings(tx, userId, holdingIds),
  unitsOfHoldings: (tx) => transactionStore.unitsOfHoldings(tx, userId, holdingIds),
  unitsOfMany: (tx) =>
    transactionStore.unitsOfMany(
      tx,
      holdingIds.map((holding_id) => ({ user_id: userId, holding_id })),
    ),
  cashRowsOf: (tx) => transactionStore.cashRowsOf(tx, userId, [portfolioId]),
  transactionsById: (tx) => transactionStore.transactionsById(tx, transactionIds, userId),
  transactionOfSubmission: (tx) => transactionStore.transactionOfSubmission(tx, userId, portfolioId, newId()),
  insertTransactions: (tx) =>
    transactionStore.insertTransactions(tx, userId, [{ ...row(), id: newId() }], at),
  insertActionRows: (tx) => {
    const action = { share: null, event_id: newId(), event_kind: 'rights' } as const;
    return transactionStore.insertActionRows(tx, userId, [{ ...row(), id: newId(), ...action }], at);
  },
  nameLots: (tx) => transactionStore.nameLots(tx, userId, transactionIds[0]!, null),
  lotsKnown: (tx) =>
    transactionStore.lotsKnown(tx, userId, transactionIds, { holdingId: holdingIds[0]!, day: '2026-01-02' }),
  changeTransaction: (tx) => transactionStore.changeTransaction(tx, userId, row(), at),
  removeTransactions: (tx) => transactionStore.removeTransactions(tx, userId, transactionIds),
  moveTransactions: (tx) =>
    transactionStore.moveTransactions(
      tx,
      userId,
      transactionIds.map((id) => ({ id, portfolioId, holdingId: holdingIds[0]! })),
      at,
    ),
  splitOn: (tx) => transactionStore.splitOn(tx, userId, holdingIds[0]!, '2026-01-02', null),
  dropRepeatedSplits: (tx) => transactionStore.dropRepeatedSplits(tx, userId, transactionIds),
  annotateTransactions: (tx) => transactionStore.annotateTransactions(tx, userId, transactionIds, 'nowa', at),
  openingOf: (tx) => transactionStore.openingOf(tx, userId, holdingIds[0]!),
  notedTransactions: (tx) => transactionStore.notedTransactions(tx, userId, 'notatka'),
  keepCharge: (tx) => chargeStore.keepCharge(tx, userId, row(), at),
  withCharges: (tx) => chargeStore.withCharges(tx, userId, transactionIds),
  linksOf: (tx) => linkStore.linksOf(tx, userId),
  withOtherHalves: (tx) => linkStore.withOtherHalves(tx, userId, transactionIds),
  rowsOfEvent: (tx) => linkStore.rowsOfEvent(tx, userId, newId()),
  otherHalves: (tx) => linkStore.otherHalves(tx, userId, transactionIds),
  partedLinks: (tx) => linkStore.partedLinks(tx, userId, [portfolioId]),
  linkRows: (tx) =>
    linkStore.linkRows(tx, userId, { outId: newId(), inId: newId(), day: '2026-01-02', time: null }, at),
  unlinkRows: (tx) => linkStore.unlinkRows(tx, userId, transactionIds, at),
  halvesLeftBehind: async (tx) => {
    await linkStore.halvesLeftBehind(tx, userId, { holdingId: holdingIds[0]! });
    await linkStore.halvesLeftBehind(tx, userId, { portfolioId });
  },
  transactionsAfter: (tx) => exportStore.transactionsAfter(tx, userId, newId(0), 2000),
  versionsOfRates: (tx) => rateStore.versionsOfRates(tx),
  ratesOf: (tx) => rateStore.ratesOf(tx, ['eur', 'usd']),
  indexByTicker: (tx) => benchmarkStore.indexByTicker(tx, ['WIG20']),
  upcomingOf: (tx) => upcomingStore.upcomingOf(tx, [instrumentId], '2026-01-01', '2026-03-01'),
};

/** What is asked about all transactions of a person or portfolio; those of links read an index of linked rows alone. */
const wholeLedger = [
  'notedTransactions',
  'notesOf',
  'transactionsAfter',
  'removePortfolio',
  'withOtherHalves',
  'otherHalves',
  'halvesLeftBehind',
  'partedLinks',
];

/** Tables that grow with people and years; the rest are a handful of rows. */
const large = ['transactions', 'holdings', 'portfolios', 'users', 'corporate_events', 'price_years'];

describe('with 100,000 transactions', () => {
  test('that is how many there are', async () => {
    const { count } = await walory.database.one<{ count: number }>(
      sql`select count(*) from transactions where origin <> 'demo'`,
    );
    expect(count).toBe(people * rowsEach);
  });

  test.each(Object.keys(questions))('%s reads no large table from end to end', async (name) => {
    const plans = await plansOf(walory.database, questions[name]!);
    expect(plans.length).toBeGreaterThan(0);
    for (const { statement, scanned, ofEverybody, wholePerson } of plans) {
      expect(
        scanned.filter((table) => large.includes(table)),
        statement,
      ).toEqual([]);
      // Divided by user, each is answered by the part of the database that has this person (rule SF-9).
      expect(ofEverybody, statement).toEqual([]);
      // The plan for people with few rows is used for those with very many too.
      if (!wholeLedger.includes(name)) expect(wholePerson, statement).not.toContain('transactions');
    }
  });

  test('every query of the stores is looked at', () => {
    const stores = [
      portfolioStore,
      holdingStore,
      transactionStore,
      foundStore,
      chargeStore,
      linkStore,
      exportStore,
      rateStore,
      benchmarkStore,
      upcomingStore,
    ];
    // One asks nothing; the other is asked by a job about everybody at once.
    const apart = ['ledgerRow', 'heldInstruments'];
    const names = stores
      .flatMap((store) => Object.entries(store))
      .flatMap(([name, value]) => (typeof value === 'function' && !apart.includes(name) ? name : []));
    expect(Object.keys(questions).sort()).toEqual(names.sort());
  });
});
