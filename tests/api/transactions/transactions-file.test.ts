import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must, onPlan, setRates, Trader } from '../../support/callers/trader.ts';
import { fewRates, threeCurrencies } from '../../support/records/three-currencies.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-13T12:00:00Z' });
  await setRates(walory.database, fewRates);
});
afterAll(() => walory.stop());

describe('the list as a file', () => {
  const formula = '=HYPERLINK("http://zle.example","kliknij")';
  let anna: Trader;
  beforeAll(async () => {
    anna = await threeCurrencies(walory, { name: '+SUM(A1:A9)' });
    await anna.record('deposit', '2026-02-02', { total: '1234.5', note: formula });
    await anna.record('withdrawal', '2026-02-03', { total: '7', note: '-5' });
    await anna.record('fee', '2026-02-04', { total: '1', note: '@cmd' });
  });

  async function fileOf(query = ''): Promise<string[][]> {
    const answer = await must(anna.browser.get(`/api/transactions/export${query}`));
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /attachment; filename="walory-transactions-2026-11-13\.csv"/,
    );
    expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    return parseCsv(answer.text.replace(/^\ufeff/, ''));
  }

  test('needs a plan that exports', async () => {
    const free = await Trader.start(walory);
    await onPlan(walory.database, free, null);
    const answer = await free.browser.get('/api/transactions/export');
    expect([answer.status, answer.body.upgrade]).toEqual([403, true]);
  });

  test.each([
    '',
    '?type=buy',
    '?sort=oldest',
    '?search=ame',
    '?from=2026-02-01&to=2026-05-31',
    '?inCurrency=usd',
    '?type=tax',
  ])('has the rows of the list%s and no others', async (query) => {
    const [head, ...rows] = await fileOf(query);
    const { data } = await anna.transactions(`${query}${query ? '&' : '?'}limit=500`);
    expect(rows).toHaveLength(data.length);
    rows.forEach((cells, i) => {
      const row = data[i];
      const shown = Object.fromEntries(head!.map((name, at) => [name, cells[at]]));
      for (const name of [
        'created_at',
        'type',
        'amount',
        'price',
        'total',
        'currency',
        'fee',
        'tax',
        'ticker',
      ])
        expect(shown[name]).toBe(row[name] ?? '');
    });
  });

  test('disarms what a spreadsheet would run, and leaves numbers alone', async () => {
    const [head, ...rows] = await fileOf('?from=2026-02-01&to=2026-02-28&sort=oldest');
    const column = (name: string) => rows.map((cells) => cells[head!.indexOf(name)]);
    expect(column('note')).toEqual([`'${formula}`, '-5', "'@cmd"]);
    expect(column('portfolio_name')).toEqual(Array(3).fill("'+SUM(A1:A9)"));
    expect(column('total')).toEqual(['1234.5', '7', '1']);
  });

  test('has nothing of others', async () => {
    const other = await Trader.start(walory);
    expect(parseCsv((await must(other.browser.get('/api/transactions/export'))).text)).toHaveLength(1);
  });
});

/** Fields may be quoted, with quotes doubled inside. */
function parseCsv(text: string): string[][] {
  return text
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!,
      ),
    );
}
