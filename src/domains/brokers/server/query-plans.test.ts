import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currencyIds } from '../../../../tests/support/callers/trader.ts';
import { plansOf } from '../../../../tests/support/database/query-plans.ts';
import {
  brokerJobs,
  brokerQuestions,
  brokerStores,
  type Questions,
} from '../../../../tests/support/database/questions/broker-questions.ts';
import { startTestWalory, type TestWalory } from '../../../../tests/support/test-walory.ts';
import { newId } from '../../../foundation/ids.ts';
import { sql } from '../../../platform/database/sql.ts';
import * as documentStore from '../../imports/server/document-store.ts';
import type { DraftedRow } from '../../imports/server/engine/engine-messages.ts';
import * as mappingStore from '../../imports/server/mapping-store.ts';
import * as matchStore from '../../imports/server/match-store.ts';
import * as sourceStore from '../../imports/server/source-store.ts';
import * as templateStore from '../../imports/server/template-store.ts';

/** Many people, each with a portfolio of rows that a file and a connection brought, and a few that wait. */
const people = 500;
const rowsEach = 100;

let walory: TestWalory;
let userId: string;
let portfolioId: string;
let documentId: string;
let connectionId: string;
let transactionId: string;
let typedId: string;
let keys: string[];
beforeAll(async () => {
  walory = await startTestWalory({ role: 'web' });
  const { database } = walory;
  await database.raw(`
    insert into users (id, email, name, password_hash, terms_accepted_at, created_at, updated_at)
    select gen_random_uuid(), 'osoba-' || n || '@example.pl', 'Osoba', 'x', now(), now(), now()
    from generate_series(1, ${people}) n`);
  await database.raw(`
    insert into portfolios (id, user_id, name, currency_id, created_at, updated_at)
    select gen_random_uuid(), id, 'Portfel', '${currencyIds.pln}', now(), now() from users where email like 'osoba-%'`);
  await database.raw(`
    insert into import_documents (user_id, id, name, size, format, state, summary, created_at, imported_at)
    select p.user_id, gen_random_uuid(), 'plik.csv', 10, 'exante-trades', case n when 1 then 'imported' else 'read' end, '{}', now(), now()
    from portfolios p, generate_series(1, 4) n where p.name = 'Portfel'`);
  await database.raw(`
    insert into import_pages (user_id, document_id, number, content)
    select user_id, id, n, '' from import_documents, generate_series(0, 5) n`);
  await database.raw(`
    insert into import_aliases (user_id, broker, name, instrument_id, created_at)
    select p.user_id, 'exante', 'nazwa ' || n, (select id from instruments limit 1), now()
    from portfolios p, generate_series(1, 20) n where p.name = 'Portfel'`);
  await database.raw(`
    insert into import_mappings (user_id, id, name, shape, mapping, created_at)
    select p.user_id, gen_random_uuid(), 'plik', 'kształt ' || n, '{}', now()
    from portfolios p, generate_series(1, 5) n where p.name = 'Portfel'`);
  await database.raw(`
    insert into integrations (user_id, id, name, broker, is_demo, currency_id, portfolio_id, credentials, is_validated, status,
      next_try_at, disconnected_at, connection, created_at)
    select p.user_id, gen_random_uuid(), 'Exante ' || n, 'exante', false, p.currency_id, p.id, 'x', true,
      case n when 1 then 'connected' else 'disconnected' end, now() + interval '1 hour', case n when 1 then null else now() end,
      'auth-' || n, now()
    from portfolios p, generate_series(1, 5) n where p.name = 'Portfel'`);
  await database.raw(`
    insert into integration_rows (user_id, integration_id, key, reason, original, created_at)
    select user_id, id, 'k' || n, '{"code": "kindUnknown"}', 'x', now() from integrations, generate_series(1, 5) n`);
  await database.raw(`
    insert into aggregator_people (user_id, person, secret, led_at)
    select user_id, gen_random_uuid(), 'x', case when random() < 0.01 then now() end from portfolios where name = 'Portfel'`);
  await database.raw(`
    insert into aggregator_removals (person, due_at) select gen_random_uuid(), now() + interval '1 hour' from generate_series(1, 500)`);
  await database.raw(`
    insert into transactions (user_id, id, portfolio_id, type, day, total, currency_id, origin, created_at, updated_at)
    select user_id, gen_random_uuid(), id, 'deposit', date '2022-01-01' + n, 100, currency_id,
      case when n % 3 = 0 then 'typed' else 'import' end, now(), now()
    from portfolios, generate_series(1, ${rowsEach}) n where name = 'Portfel'`);
  await database.raw(`
    insert into transaction_sources (user_id, transaction_id, document_id, connection_id, broker, account, key, reference)
    select t.user_id, t.id, case when t.day < '2022-02-15' then d.id end, case when t.day >= '2022-02-15' then i.id end, 'exante', 'A',
      sha256(t.id::text::bytea), t.id::text
    from transactions t join import_documents d on d.user_id = t.user_id and d.state = 'imported'
    join integrations i on i.user_id = t.user_id and i.status = 'connected' where t.origin = 'import'`);
  await database.raw(`
    insert into transaction_source_parts (user_id, transaction_id, key)
    select user_id, transaction_id, sha256(key) from transaction_sources`);
  await database.raw('analyze');
  const one = await database.one<{ user_id: string; id: string }>(
    sql`select user_id, id from portfolios where name = 'Portfel' limit 1`,
  );
  [userId, portfolioId] = [one.user_id, one.id];
  const idOf = async (from: ReturnType<typeof sql>) => (await database.one<{ id: string }>(from)).id;
  documentId = await idOf(
    sql`select id from import_documents where user_id = ${userId} and state = 'imported'`,
  );
  connectionId = await idOf(
    sql`select id from integrations where user_id = ${userId} and status = 'connected'`,
  );
  transactionId = await idOf(
    sql`select transaction_id as id from transaction_sources where user_id = ${userId} limit 1`,
  );
  typedId = await idOf(
    sql`select id from transactions where user_id = ${userId} and origin = 'typed' limit 1`,
  );
  const known = await database.many<{ key: string }>(
    sql`select encode(key, 'hex') as key from transaction_sources where user_id = ${userId} and connection_id is not null limit 20`,
  );
  keys = known.map(({ key }) => key);
});
afterAll(() => walory.stop());

const at = new Date('2026-11-13T12:00:00Z');
const nothing = {
  price: null,
  rate: null,
  fee: null,
  tax: null,
  accrued: null,
  settlesOn: null,
  action: null,
  share: null,
  terms: null,
};
const drafted = (): DraftedRow => ({
  ...nothing,
  key: keys[0]!,
  portfolioId,
  instrumentId: null,
  day: '2026-01-02',
  time: null,
  line: 1,
  sheet: null,
  text: '',
  account: null,
  note: null,
  drafts: [],
  partKeys: [keys[1]!],
  country: null,
  reference: null,
  subtype: null,
  link: null,
});
const document = () =>
  ({ id: newId(), name: 'a.csv', size: 1, format: null, choices: {}, summary: {} }) as never;
const from = () => ({ documentId, connectionId: null, broker: 'exante' });

const ofImports: Questions = {
  documentsOf: (tx) => documentStore.documentsOf(tx, userId, 0, 20),
  documentCount: (tx) => documentStore.documentCount(tx, userId),
  documentById: (tx) => documentStore.documentById(tx, userId, documentId),
  lockDocument: (tx) => documentStore.lockDocument(tx, userId, documentId),
  lockImports: (tx) => documentStore.lockImports(tx, userId),
  contentOf: (tx) => documentStore.contentOf(tx, userId, documentId),
  insertDocument: (tx) =>
    documentStore.insertDocument(
      tx,
      userId,
      { ...(document() as object), content: Buffer.from('x') } as never,
      at,
    ),
  updateDocument: (tx) => documentStore.updateDocument(tx, userId, document()),
  markImported: (tx) => documentStore.markImported(tx, userId, documentId, at),
  markUndone: (tx) => documentStore.markUndone(tx, userId, documentId, at),
  removeDocument: (tx) => documentStore.removeDocument(tx, userId, documentId),
  dropUnused: (tx) => documentStore.dropUnused(tx, userId, 1),
  replacePages: (tx) => documentStore.replacePages(tx, userId, documentId, [Buffer.from('x')]),
  pagesOf: (tx) => documentStore.pagesOf(tx, userId, documentId, 0, 2),
  mappingsOf: (tx) => mappingStore.mappingsOf(tx, userId),
  saveMapping: (tx) =>
    mappingStore.saveMapping(tx, userId, { id: newId(), name: 'x', shape: 'y', mapping: {} as never }, at),
  instrumentsNamed: (tx) =>
    matchStore.instrumentsNamed(tx, userId, { isins: ['PLPKO0000016'], tickers: ['PKO'], names: ['orlen'] }),
  instrumentsById: (tx) => matchStore.instrumentsById(tx, userId, [newId()]),
  aliasesOf: (tx) => matchStore.aliasesOf(tx, userId, 'exante'),
  rememberAliases: async (tx) => {
    const { id } = await tx.one<{ id: string }>(sql`select id from instruments limit 1`);
    await matchStore.rememberAliases(tx, userId, 'exante', [{ name: 'x', instrumentId: id }], at);
  },
  ratesOn: (tx) => matchStore.ratesOn(tx, [{ day: '2026-01-02', from: 'EUR', to: 'PLN' }]),
  knownBookings: (tx) => sourceStore.knownBookings(tx, userId, keys),
  rowsAfter: async (tx) => {
    await sourceStore.rowsAfter(tx, userId, [portfolioId], null, 50);
    await sourceStore.rowsAfter(tx, userId, [portfolioId], transactionId, 50);
  },
  insertSources: (tx) =>
    sourceStore.insertSources(tx, userId, from(), [{ transactionId: typedId, row: drafted() }]),
  transactionsOfDocument: (tx) => sourceStore.transactionsOfDocument(tx, userId, documentId),
  broughtBookings: (tx) =>
    sourceStore.broughtBookings(tx, userId, connectionId, { keys, account: 'A', references: ['1', '2'] }),
  sourceOf: (tx) => sourceStore.sourceOf(tx, userId, transactionId),
  templateOrder: async (tx) => {
    await templateStore.templateOrder(tx, userId, portfolioId);
    await templateStore.templateOrder(tx, userId);
  },
  templateTransactions: (tx) => templateStore.templateTransactions(tx, userId, [transactionId, typedId]),
};
const importStores = [documentStore, mappingStore, matchStore, sourceStore, templateStore];
const importJobs: Questions = {
  forgetUnused: (tx) => documentStore.forgetUnused(tx, at),
  forgetContents: (tx) => documentStore.forgetContents(tx, at),
};

const ofBrokers = brokerQuestions(() => ({ userId, id: connectionId, portfolioId }));
const questions: Questions = { ...ofImports, ...ofBrokers };

/** Tables that grow with people and years. */
const large = [
  'transactions',
  'transaction_sources',
  'transaction_source_parts',
  'import_documents',
  'import_pages',
  'import_aliases',
  'import_mappings',
  'integrations',
  'integration_rows',
  'aggregator_people',
  'aggregator_removals',
  'portfolios',
  'users',
];
/** What is asked about all that a person brought. */
const wholeLedger = ['rowsAfter', 'templateOrder'];

describe('with 50,000 rows that files and connections brought', () => {
  test.each(Object.keys(questions))('%s reads no large table from end to end', async (name) => {
    const plans = await plansOf(walory.database, questions[name]!);
    expect(plans.length).toBeGreaterThan(0);
    for (const { statement, scanned, ofEverybody, wholePerson } of plans) {
      expect(
        scanned.filter((table) => large.includes(table)),
        statement,
      ).toEqual([]);
      expect(ofEverybody, statement).toEqual([]);
      if (!wholeLedger.includes(name))
        expect(
          wholePerson.filter((table) => table.startsWith('transaction')),
          statement,
        ).toEqual([]);
    }
  });

  test.each(['dueIntegrations', 'ledSince'])(
    'the job that asks for %s finds them by an index',
    async (name) => {
      const plans = await plansOf(walory.database, brokerJobs[name]!);
      for (const { statement, scanned } of plans) expect(scanned, statement).toEqual([]);
    },
  );

  test('every query of the stores is looked at', () => {
    const names = [...importStores, ...brokerStores].flatMap((store) => Object.keys(store));
    const known = [questions, importJobs, brokerJobs].flatMap((one) => Object.keys(one));
    expect(known.sort()).toEqual([...new Set(names)].sort());
  });
});
