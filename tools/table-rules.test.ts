import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createdTables, owners, tableFaults } from './table-rules.ts';

const root = path.resolve(import.meta.dirname, '..');
const domains = path.join(root, 'src/domains');

test('every table belongs to somebody, and to one alone', () => {
  const created = globSync('migrations/*.sql', { cwd: root }).flatMap((file) =>
    createdTables(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(Object.values(owners).flat().sort()).toEqual(created.sort());
});

test('tables are written by stores of their own domain and read from above', () => {
  const files = globSync('**/*.ts', { cwd: domains }).filter((file) => !/\.test\.ts$/.test(file));
  const stores = files.filter((file) => file.endsWith('-store.ts'));
  expect(stores.length).toBeGreaterThan(30);
  const faults = files.flatMap((file) =>
    tableFaults(file.replaceAll('\\', '/'), readFileSync(path.join(domains, file), 'utf8')),
  );
  expect(faults).toEqual([]);
});

test.each([
  [
    'an operation with a query of its own',
    'ledger/server/record-transaction.ts',
    'sql`select id from portfolios`',
    'ledger/server/record-transaction.ts queries portfolios and is no store',
  ],
  [
    'a store that writes below itself',
    'ledger/server/holding-store.ts',
    'sql`update instruments set slug = null`',
    'ledger/server/holding-store.ts writes instruments of instruments',
  ],
  [
    'a store that looks up',
    'identity/server/user-store.ts',
    'sql`select 1 from users u join portfolios p on p.user_id = u.id`',
    'identity/server/user-store.ts reads portfolios of ledger',
  ],
  [
    'a store that looks beside itself',
    'site-texts/server/site-text-store.ts',
    'sql`select 1 from strategies`',
    'site-texts/server/site-text-store.ts reads strategies of strategies',
  ],
  [
    'a store that fills a table of another',
    'site-texts/server/site-text-store.ts',
    'sql`copy strategies`',
    'site-texts/server/site-text-store.ts writes strategies of strategies',
  ],
])('%s is found', (_what, file, text, fault) => {
  expect(tableFaults(file, text)).toEqual([fault]);
});

test('a store in a room of its own domain may do both, and join what is below', () => {
  const query = 'sql`insert into transactions select i.id from instruments i join users u on true`';
  expect(tableFaults('ledger/server/rows/transaction-store.ts', query)).toEqual([]);
});
