import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { engineFlags } from '../../../src/domains/imports/server/engine/engine.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { oneIn } from '../../support/chance/chance.ts';
import { type HostileFile, hostileFiles } from '../../support/imports/hostile-files.ts';
import { ourTrades } from '../../support/our-book.ts';

const our = ourTrades();
const upload = (bytes: Buffer | string, name = 'export.csv') =>
  our.anna.browser.post('/api/import-documents', {
    file: `data:text/csv;base64,${Buffer.from(bytes).toString('base64')}`,
    name,
  });
const stored = async () =>
  (
    await our.walory.database.one<{ count: number }>(
      sql`select count(*) from import_documents where user_id = ${our.anna.id}`,
    )
  ).count;
beforeEach(() => our.walory.database.run(sql`delete from import_documents where user_id = ${our.anna.id}`));

const named = (...names: string[]): HostileFile[] =>
  names.map((name) => hostileFiles.find((one) => one.name === name)!);

/** Processes that read files for us. */
function engines(): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
      return (
        parent === String(process.pid) &&
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('engine-child')
      );
    } catch {
      // It ended meanwhile.
      return false;
    }
  });
}

describe('a file that means no good', () => {
  it.each(
    oneIn(
      2,
      named(
        'an archive that holds more than it says',
        'an archive of nothing but repetition',
        'a workbook of a million columns',
        'a workbook with a program',
        'entities that grow without end',
        'a workbook with a password',
        'ten megabytes of quotes',
        'JSON as deep as can be, and closed',
      ),
    ),
  )(
    '$name: refused, nothing stored, others answered meanwhile, nothing left running (I-2, I-9)',
    async ({ make, refused }) => {
      const reading = upload(make());
      const other = await our.anna.browser.get('/api/portfolios');
      const { status, body } = await reading;
      expect([other.status, status]).toEqual([200, 422]);
      expect(refused).toContain(body.errors.file[0]);
      expect(await stored()).toBe(0);
      expect(engines()).toEqual([]);
    },
  );

  it('that is none at all is refused while others are still read (I-2)', async () => {
    const [{ make }] = named('200,000 rows of one letter') as [HostileFile];
    const long = make();
    const reading = [upload(long), upload(long)];
    const refused = Promise.all(
      ['%PDF-1.7', '<!doctype html><p>Log in', ''].map(
        async (bytes) => (await upload(bytes)).body.errors.file[0],
      ),
    );
    expect(await Promise.race([refused, ...reading])).toEqual([
      'onlyDocumentsAllowed',
      'onlyDocumentsAllowed',
      'documentEmpty',
    ]);
    await Promise.all(reading);
  });

  it('with signs that no database keeps is shown and stored without them (I-2)', async () => {
    for (const file of [
      'signs that nobody sees, far down',
      'a workbook with signs that cannot be stored',
      'halves of letters',
      'columns with the names of what objects are made of',
      'a workbook whose sheets and columns have the names of what objects are made of',
    ]) {
      const [{ make }] = named(file) as [HostileFile];
      const { status, body } = await upload(make());
      expect([file, status]).toEqual([file, 200]);
      expect(JSON.stringify(body.data), file).not.toMatch(/\\u00|\\ud8/i);
    }
  });

  it('is recorded with such names and signs in its cells, as they can be kept (I-2, I-10)', async () => {
    const header =
      'Action,Time,ISIN,Ticker,Name,Notes,ID,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total)';
    const filler = Array.from(
      { length: 60 },
      (_, at) =>
        `Deposit,2025-01-02 10:00:${String(at).padStart(2, '0')},,,,"Transaction ID: ${'x'.repeat(60)}",D${at},,,,,1.00,"EUR"`,
    );
    const rows = [
      'Deposit,2025-02-03 10:00:00,,,,"a\0\u0001b =cmd|\' /C calc\'!A0",__proto__,,,,,10.00,"EUR"',
      'Deposit,2025-02-04 10:00:00,,,,"c",constructor,,,,,20.00,"EUR"',
    ];
    const { status, body } = await upload([header, ...filler, ...rows, ''].join('\n'));
    expect([status, body.document?.format, body.document?.counts.import]).toEqual([200, 'trading212', 62]);
    const done = await our.anna.browser.put(`/api/import-documents/${body.fileName}`, { importAssets: true });
    expect(done.body.document).toMatchObject({ state: 'imported', imported: 62 });
    const kept = await our.walory.database.many<{ reference: string; original: string }>(sql`
      select reference, original from transaction_sources where user_id = ${our.anna.id} and reference !~ '^D' order by line`);
    expect(kept.map(({ reference }) => reference)).toEqual(['__proto__', 'constructor']);
    expect(kept[0]!.original).toContain('ab =cmd');
  });

  it('is called what its name says without paths and signs that nobody sees (I-1)', async () => {
    const { status, body } = await upload(
      'Kiedy;Co\n2026-01-02;x\n',
      '../../etc\\pass\u0001wd\u202e\n<b>.pdf',
    );
    expect(status).toBe(200);
    expect(body.document.name).toBe('passwd<b>.pdf');
  });
});

it('reads files in a process that reads nothing else, writes nothing and starts nothing (I-9)', async () => {
  const tries = {
    read: "readFileSync('/etc/hostname')",
    secret: "readdirSync('data')",
    list: "readdirSync('/')",
    write: "writeFileSync('/tmp/walory-engine', '')",
    change: "writeFileSync('src/a.ts', '')",
    start: "require('child_process').execSync('true')",
    thread: "new (require('worker_threads').Worker)('1', { eval: true })",
  };
  const script = `const { readFileSync, readdirSync, writeFileSync } = require('fs');
    const said = {};
    for (const [name, work] of Object.entries(${JSON.stringify(tries)}))
      try { eval(work); said[name] = 'done'; } catch (error) { said[name] = error.code; }
    readFileSync('package.json');
    console.log(JSON.stringify(said));`;
  const { stdout } = await promisify(execFile)(process.execPath, [...engineFlags, '-e', script]);
  const denied = Object.keys(tries).map((name) => [name, 'ERR_ACCESS_DENIED']);
  expect(JSON.parse(stdout)).toEqual(Object.fromEntries(denied));
});
