import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { templateCells } from '../../../src/domains/imports/template.ts';
import { writeCsv } from '../../../src/foundation/csv/write-csv.ts';
import { newId } from '../../../src/foundation/ids.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { must, type Trader } from '../../support/callers/trader.ts';

// biome-ignore lint/suspicious/noExplicitAny: a file from outside, and answers of the API as they come
export type Any = any;
const file = new URL('../../golden/tax/cases.json', import.meta.url);
export const cases: Any[] = JSON.parse(readFileSync(file, 'utf8')).cases;

/** The tables of a case, and no other rates. */
export async function setTables(database: Database, nbp: Record<string, Any[]> = {}): Promise<void> {
  await database.run(sql`delete from currency_rates`);
  for (const [currency, tables] of Object.entries(nbp))
    await database.run(sql`
      insert into currency_rates (currency_id, day, pln, source)
      select c.id, given.day, given.pln, given.no from currencies c, unnest(${tables.map((one) => one.effectiveDate)}::date[],
        ${tables.map((one) => String(one.mid))}::numeric[], ${tables.map((one) => one.no)}::text[]) as given (day, pln, no)
      where c.title = ${currency.toLowerCase()}`);
}

/** The last sign of an ISIN follows from the others. */
function isin(country: string, rest: string): string {
  const digits = [...`${country}${rest}`].map((sign) => Number.parseInt(sign, 36)).join('');
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${country}${rest}${(10 - (sum % 10)) % 10}`;
}

const classes: Record<string, string> = { etf: 'etf', fund: 'funds', bond: 'bonds', crypto: 'crypto' };
const mics: Record<string, string> = { US: 'XNAS', DE: 'XETR' };
let made = 0;

/** A paper of the catalogue; without a market nobody knows when it settles. */
export async function paper(database: Database, known: Any = {}): Promise<{ id: string; isin: string }> {
  made += 1;
  const {
    country = 'US',
    kind = 'share',
    market,
    exchange_country,
    mic = mics[market ?? exchange_country] ?? '',
  } = known;
  const [id, code] = [newId(), isin(country, String(100_000_000 + made))];
  await database.run(sql`
    insert into instruments (id, isin, mic, ticker, class_id, currency_id, names, country, source, slug, search, created_at)
    select ${id}, ${code}, ${mic}, ${`TAX${made}`}, k.id, c.id, ${JSON.stringify({ en: `Paper ${made}` })}, ${country}, 'test', ${id},
      ${`tax${made}`}, now() from asset_classes k, currencies c where k.slug = ${classes[kind] ?? 'stocks'} and c.title = 'usd'`);
  return { id, isin: code };
}

const kinds: Record<string, string> = { none: 'ordinary', IKE: 'ike', IKZE: 'ikze', OIPE: 'oipe' };

/** A portfolio for each account of a case, by its name there. */
export async function accountsOf(anna: Trader, accounts: Any[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { id, wrapper } of accounts)
    ids.set(id, await anna.addPortfolio({ name: `Account ${id}`, kind: kinds[wrapper] }));
  return ids;
}

/** A file in our own template; each account goes to its portfolio. */
export async function importRows(anna: Trader, rows: Any[], accounts: Map<string, string>): Promise<void> {
  const text = writeCsv(templateCells(rows, 'en'));
  const sent = `data:text/csv;base64,${Buffer.from(text).toString('base64')}`;
  const { body } = await must(
    anna.browser.post('/api/import-documents', { file: sent, name: `${newId()}.csv` }),
  );
  const portfolios = [...accounts].map(([account, portfolio_id]) => ({ account, portfolio_id }));
  const answer = await anna.browser.put(`/api/import-documents/${body.fileName}`, {
    importAssets: true,
    portfolios: portfolios.filter(({ account }) => rows.some((row) => row.account === account)),
  });
  expect(answer.text, answer.text).toContain('"import"');
  const { counts } = answer.body.document ?? body.document;
  expect({ rejected: counts.rejected ?? 0, all: counts.all }).toEqual({ rejected: 0, all: rows.length });
}
