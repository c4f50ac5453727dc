import { readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import { openDatabase } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { createLog } from '../../src/platform/log.ts';
import { startOwnPostgres } from '../../src/platform/own-postgres/start-own-postgres.ts';
import { currencyIds, must } from '../../tests/support/callers/trader.ts';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { type HostileFile, hostileFiles } from '../../tests/support/imports/hostile-files.ts';
import { type RunningProduct, runProduct, temporaryFolder } from '../../tests/support/running-product.ts';
import type { Figure } from './figure.ts';

const rows = 100_000;

/** Files of 100,000 rows of instruments we know, previewed and imported, and files that mean no good. */
export async function measureImports(env: Record<string, string>): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const own = await startOwnPostgres({ dataDir: folder.path, log: createLog('silent') });
  const product = await runProduct(env, folder.path);
  try {
    const table = tableOf(await knownInstruments(own.connection));
    const csv = Buffer.from(table.map((row) => row.join(',')).join('\n'));
    return [
      ...(await measureFile(product, 'CSV', csv, { preview: 4, import: 10 })),
      ...(await measureFile(product, 'XLSX', workbookOf(table), { preview: 12 })),
      await measureRefusals(product),
    ];
  } finally {
    await product.stop();
    await own.stop();
    await folder.remove();
  }
}

type Known = { isin: string; ticker: string; mic: string; currency: string };

async function knownInstruments(connection: Parameters<typeof openDatabase>[0]): Promise<Known[]> {
  const database = openDatabase(connection, 1, () => {});
  try {
    return await database.many<Known>(sql`
      select i.isin, i.ticker, i.mic, upper(c.title) as currency from instruments i join currencies c on c.id = i.currency_id
      where i.isin is not null and i.owner_id is null and i.status <> 'renamed' and c.title in ('pln', 'eur', 'usd')
      order by i.popularity desc limit 100`);
  } finally {
    await database.close();
  }
}

/** Purchases and smaller sales in turn over five years, as in our own template. */
function tableOf(instruments: readonly Known[]): string[][] {
  const header =
    'Date,Time,Type,Account,ISIN,Ticker,Exchange,Name,Units,Price,Amount,Currency,Fee,Tax,Received,Received currency,Ratio,Settled,Link,Note,ID'.split(
      ',',
    );
  const first = Date.UTC(2021, 10, 15);
  const body = Array.from({ length: rows }, (_, at) => {
    const { isin, ticker, mic, currency } = instruments[at % instruments.length]!;
    const moment = new Date(first + Math.floor((at * 1800) / rows) * 86_400_000 + (at % 80_000) * 1000);
    const isSale = Math.floor(at / instruments.length) % 4 === 3;
    const price = (20 + ((at * 37) % 400) / 4).toFixed(2);
    const [day, time] = [moment.toISOString().slice(0, 10), moment.toISOString().slice(11, 19)];
    const said = [
      day,
      time,
      isSale ? 'Sell' : 'Buy',
      '',
      isin,
      ticker,
      mic,
      '',
      '2',
      price,
      '',
      currency,
      '1.25',
    ];
    return [...said, ...Array<string>(7).fill(''), `b${at}`];
  });
  return [header, ...body];
}

function workbookOf(table: string[][]): Buffer {
  const book = utils.book_new();
  const typed = table.map((row) =>
    row.map((cell, at) => (at >= 8 && Number(cell) ? Number(cell) : cell || null)),
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet(typed), 'Transactions');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

const dataUrl = (bytes: Buffer) => `data:text/csv;base64,${bytes.toString('base64')}`;
const own = '/api/import-documents';

async function measureFile(
  product: RunningProduct,
  name: string,
  bytes: Buffer,
  budgets: { preview: number; import?: number },
): Promise<Figure[]> {
  const person = new Visitor(product.url);
  await person.register();
  await must(person.post('/api/portfolios', { name: 'Benchmark', currency_id: currencyIds.pln }));
  const most = (what: string, value: number, unit: string, budget: number): Figure => ({
    name: `${what}, 100,000 rows of ${name}`,
    value: Math.round(value * 100) / 100,
    unit,
    budget,
    atLeast: false,
  });
  const begun = memoryOf(product);
  await loopDelay(product);
  const watch = peakOf(product);
  const preview = await timed(() => must(person.post(own, { file: dataUrl(bytes), name: `bench.${name}` })));
  const { document, fileName } = preview.answer.body;
  if (document.counts.import !== rows) throw new Error(`preview: ${JSON.stringify(document.counts)}`);
  const figures = [most('preview', preview.seconds, 's', budgets.preview)];
  if (budgets.import) {
    const imported = await timed(() => must(person.put(`${own}/${fileName}`, { importAssets: true })));
    if (imported.answer.body.document.imported !== rows) throw new Error('not all rows were imported');
    figures.push(most('import', imported.seconds, 's', budgets.import));
  }
  const delay = await loopDelay(product);
  return [
    ...figures,
    most('memory of the app process beyond before', (watch.stop() - begun) / 1e6, 'MB', 400),
    most('event-loop delay meanwhile, p99', delay * 1000, 'ms', 50),
  ];
}

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; seconds: number }> {
  const begun = performance.now();
  const answer = await work();
  return { answer, seconds: (performance.now() - begun) / 1000 };
}

function memoryOf({ child }: RunningProduct): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1024;
}

function peakOf(product: RunningProduct): { stop(): number } {
  let most = 0;
  const look = () => {
    most = Math.max(most, memoryOf(product));
  };
  const timer = setInterval(look, 50);
  // Whoever ends in the middle does not stop it.
  product.child.once('exit', () => clearInterval(timer));
  return {
    stop() {
      clearInterval(timer);
      look();
      return most;
    },
  };
}

/** Since it was last asked for. */
async function loopDelay({ url }: RunningProduct): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]);
}

/** The slowest of the files that are refused (I-2). */
async function measureRefusals(product: RunningProduct): Promise<Figure> {
  const person = new Visitor(product.url);
  await person.register();
  let slowest = { name: '', seconds: 0 };
  for (const { name, make, refused } of hostileFiles as readonly HostileFile[]) {
    if (refused === 'read') continue;
    const file = dataUrl(make());
    const { answer, seconds } = await timed(() => person.post(own, { file, name: 'bench.csv' }));
    if (answer.status !== 422) throw new Error(`${name}: ${answer.status}`);
    if (seconds > slowest.seconds) slowest = { name, seconds };
  }
  return {
    name: `slowest refusal: ${slowest.name}`,
    value: Math.round(slowest.seconds * 100) / 100,
    unit: 's',
    budget: 2,
    atLeast: false,
  };
}
