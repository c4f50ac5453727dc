import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const byArguments = 'asks for one person by what it is given; its calls are held against strangers';

/** Stores that touch rows of people and are not looked at in statements-by-owner.test.ts, and why. */
export const storesApart: Readonly<Record<string, string>> = {
  'src/domains/identity/server/user-store.ts': 'the directory of people, asked before anybody is known',
  'src/domains/imports/server/document-store.ts': byArguments,
  'src/domains/imports/server/mapping-store.ts': byArguments,
  'src/domains/imports/server/match-store.ts': byArguments,
  'src/domains/imports/server/source-store.ts': byArguments,
  'src/domains/imports/server/template-store.ts': byArguments,
  'src/domains/ledger/server/export-store.ts': byArguments,
  'src/domains/ledger/server/search/found-transaction-store.ts': byArguments,
  'src/domains/ledger/server/holding-store.ts': byArguments,
  'src/domains/ledger/server/charge-store.ts': byArguments,
  'src/domains/ledger/server/link-store.ts': byArguments,
  'src/domains/ledger/server/portfolio-store.ts': byArguments,
  'src/domains/ledger/server/transaction-store.ts': byArguments,
  'src/domains/reports/server/files/report-file-store.ts': byArguments,
  'src/domains/tax-files/server/tax-file-store.ts': byArguments,
};

async function filesIn(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true });
  return entries.filter((name) => name.endsWith(ending)).map((name) => path.posix.join(folder, name));
}

const textOf = (file: string) => readFile(path.join(root, file), 'utf8');

/** Stores that name one of these tables in a statement and are not among the questions. */
export async function storesNotLookedAt(tables: readonly string[], test: string): Promise<string[]> {
  const asking = [test, ...(await filesIn('tests/support/database', '-questions.ts'))];
  const lookedAt = new Set<string>();
  for (const file of asking)
    for (const [, store] of (await textOf(file)).matchAll(/from '([^']+-store\.ts)'/g))
      lookedAt.add(path.posix.join(path.posix.dirname(file), store!));
  const named = new RegExp(`\\b(${tables.join('|')})\\b`);
  const apart: string[] = [];
  for (const store of await filesIn('src', '-store.ts')) {
    if (lookedAt.has(store)) continue;
    const statements = (await textOf(store)).match(/`[^`]*`/g) ?? [];
    if (statements.some((statement) => named.test(statement))) apart.push(store);
  }
  return apart.sort();
}
