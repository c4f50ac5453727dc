import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { setRates } from '../../support/callers/trader.ts';
import { ourTrades } from '../../support/our-book.ts';

const our = ourTrades();
const samples = path.resolve(
  import.meta.dirname,
  '../../../src/domains/imports/formats/degiro-account/samples',
);
const [header, ...lines] = readFileSync(path.join(samples, 'plain-en.csv'), 'utf8').trimEnd().split('\n');
const dividend = lines.find((line) => line.includes(',Dividend,'))!;
const tax = lines.find((line) => line.includes(',Dividend Tax,'))!;

async function importLines(...chosen: string[]) {
  const file = `data:text/csv;base64,${Buffer.from([header, ...chosen].join('\n')).toString('base64')}`;
  const { body } = await our.anna.browser.post('/api/import-documents', { file, name: 'Account.csv' });
  const { counts } = body.document;
  if (counts.import)
    await our.anna.browser.put(`/api/import-documents/${body.fileName}`, { importAssets: true });
  return counts;
}

/** What came in after tax, and the types of the rows. */
async function income() {
  const rows = await our.walory.database.many<{ type: string; total: string; tax: string }>(
    sql`select type, total, tax from transactions where user_id = ${our.anna.id} order by type`,
  );
  const net = rows.reduce(
    (sum, { type, total, tax }) => sum + (type === 'tax' ? -Number(total) : Number(total) - Number(tax)),
    0,
  );
  return { types: rows.map(({ type }) => type), net: Number(net.toFixed(6)) };
}

beforeEach(async () => {
  await our.walory.database.run(sql`delete from import_documents where user_id = ${our.anna.id}`);
  await setRates(our.walory.database, { usd: { '2020-01-02': '4' }, eur: { '2020-01-02': '4.3' } });
});

describe('a dividend and its tax (I-5)', () => {
  it('are one row where a file has both, and neither comes again alone', async () => {
    await importLines(dividend, tax);
    expect(await income()).toEqual({ types: ['dividend'], net: 1.49 });
    expect(await importLines(tax)).toMatchObject({ import: 0, duplicate: 1 });
    expect(await importLines(dividend)).toMatchObject({ import: 0, duplicate: 1 });
  });

  it('lose nothing where the tax comes with a later file', async () => {
    await importLines(dividend);
    expect(await importLines(dividend, tax)).toMatchObject({ import: 1, duplicate: 1 });
    expect(await income()).toEqual({ types: ['dividend', 'tax'], net: 1.49 });
    expect(await importLines(dividend, tax)).toMatchObject({ all: 1, import: 0, duplicate: 1 });
  });

  it('count once where the tax came with an earlier file', async () => {
    await importLines(tax);
    expect(await importLines(tax, dividend)).toMatchObject({ import: 1, duplicate: 1 });
    expect(await income()).toEqual({ types: ['dividend', 'tax'], net: 1.49 });
  });
});
