import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, setRates } from '../../support/callers/trader.ts';
import { cutOffAt } from '../../support/database/cut-off.ts';
import { ourTrades } from '../../support/our-book.ts';

const our = ourTrades();
const samples = path.resolve(import.meta.dirname, '../../../src/domains/imports/formats/trading212/samples');
const plain = readFileSync(path.join(samples, 'plain.csv'));
const own = '/api/import-documents';

async function upload(): Promise<string> {
  const file = `data:text/csv;base64,${plain.toString('base64')}`;
  return (await our.anna.browser.post(own, { file, name: 'export.csv' })).body.fileName;
}
const importing = (fileName: string, body: object = {}) =>
  our.anna.browser.put(`${own}/${fileName}`, { importAssets: true, ...body });
const undoing = (fileName: string) => our.anna.browser.delete(`${own}/${fileName}?leaning=remove`);
const rowsOf = async () => (await our.anna.read('/api/transactions?limit=100')).data;
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

beforeEach(async () => {
  const { database } = our.walory;
  await database.run(sql`delete from import_documents where user_id = ${our.anna.id}`);
  await setRates(database, { usd: { '2020-01-02': '4' }, eur: { '2020-01-02': '4.3' } });
});

describe('two things at once', () => {
  it('one file imported twice is in the ledger once (I-5)', async () => {
    const fileName = await upload();
    const answers = await Promise.all([importing(fileName), importing(fileName)]);
    expect(statuses(answers)).toEqual([200, 422]);
    expect(await rowsOf()).toHaveLength(6);
  });

  it('two uploads of one file are in the ledger once, also into two portfolios (I-5)', async () => {
    const { body } = await our.anna.browser.post('/api/portfolios', {
      name: 'Second',
      currency_id: currencyIds.pln,
    });
    const [first, second] = [await upload(), await upload()];
    const answers = await Promise.all([
      importing(first),
      importing(second, { portfolios: [{ account: '', portfolio_id: body.data.id }] }),
    ]);
    expect(statuses(answers)).toEqual([200, 422]);
    expect(await rowsOf()).toHaveLength(6);
    await our.anna.browser.delete(`/api/portfolios/${body.data.id}`);
  });

  it('an import, an undoing and what is typed meanwhile end in order (I-6, I-7, SF-11)', async () => {
    const fileName = await upload();
    expect((await importing(fileName)).status).toBe(200);
    for (let round = 0; round < 4; round++) {
      const typed = Array.from({ length: 3 }, () =>
        our.anna.record('deposit', '2025-01-05', { total: '1', currency_id: currencyIds.pln }),
      );
      const [imported, undone] = await Promise.all([importing(fileName), undoing(fileName), ...typed]);
      expect([200, 422]).toContain(imported.status);
      expect(undone.status).toBe(200);
      const { body } = await our.anna.browser.get(`${own}/${fileName}`);
      const there = (await rowsOf()).filter(({ total }: { total: string }) => total !== '1').length;
      expect(there).toBe(body.document.state === 'imported' ? 6 : 0);
      expect(body.document.imported).toBe(there);
    }
  });
});

it('an import that loses its connection while it writes is not there at all, and complete at the next try (I-6, SF-8)', async () => {
  const fileName = await upload();
  for (const table of [
    'transactions',
    'transaction_sources',
    'changes',
    'import_documents',
    'notifications',
  ]) {
    const lift = await cutOffAt(our.walory.database, table);
    const cutOff = await importing(fileName);
    await lift();
    expect(cutOff.status, table).toBe(503);
    expect(await rowsOf(), table).toEqual([]);
    const { document } = (await our.anna.browser.get(`${own}/${fileName}`)).body;
    expect([document.state, document.imported], table).toEqual(['read', 0]);
  }
  expect((await importing(fileName)).status).toBe(200);
  expect(await rowsOf()).toHaveLength(6);
});
