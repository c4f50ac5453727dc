import { afterEach, expect, test } from 'vitest';
import { addDays, dayNumber } from '../../../../foundation/calendar-day.ts';
import { type Asked, type LocalProvider, proofOfWorkPage, startProvider } from '../provider-for-tests.ts';
import { createNbpSource } from './source.ts';
import { pagesOf } from './translate.ts';

let provider: LocalProvider;
afterEach(() => provider?.close());

/** NBP as it is: refuses more than 93 days, answers 404 where no table was published; A on weekdays, B on Wednesdays. */
function nbp({ path }: Asked) {
  const [, letter = '', from = '', to = ''] = /tables\/([ab])\/([\d-]+)\/([\d-]+)\/$/.exec(path) ?? [];
  const table = letter.toUpperCase();
  if (dayNumber(to) - dayNumber(from) > 93)
    return { status: 400, body: '400 BadRequest - Przekroczony limit 93 dni / Limit of 93 days exceeded' };
  const tables = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const weekday = new Date(day).getUTCDay();
    if (table === 'B' ? weekday !== 3 : weekday === 0 || weekday === 6) continue;
    const ofWeek = [{ currency: 'dirham ZEA', code: 'AED', mid: 0.9932 }];
    const ofDay = [
      { currency: 'dolar amerykański', code: 'USD', mid: 3.98 },
      { currency: 'forint (Węgry)', code: 'HUF', mid: 0.010917 },
    ];
    const rates = table === 'B' ? ofWeek : ofDay;
    tables.push({ table, no: `${dayNumber(day)}/${table}/NBP`, effectiveDate: day, rates });
  }
  return tables.length ? { body: tables } : { status: 404, body: '404 NotFound - Not Found - Brak danych' };
}

async function against(reply: Parameters<typeof startProvider>[0], timeoutMs?: number) {
  provider = await startProvider(reply);
  const now = () => new Date('2026-11-13T15:00:00Z');
  const { rates } = createNbpSource({ address: provider.address, now, timeoutMs }).provides;
  return rates!;
}

test('a year is asked in stretches of 93 days, none twice and none left out', async () => {
  const rates = await against(nbp);
  const found = await rates(['USD'], '2025-01-01', '2025-12-31');
  expect(provider.requests, 'of both tables').toHaveLength(8);
  expect(found).toHaveLength(261);
  expect(new Set(found.map(({ day }) => day)).size).toBe(261);
});

test('stretches cover a range exactly', () => {
  const pages = pagesOf('2024-01-01', '2024-07-05');
  expect(pages).toEqual([
    { from: '2024-01-01', to: '2024-04-02' },
    { from: '2024-04-03', to: '2024-07-04' },
    { from: '2024-07-05', to: '2024-07-05' },
  ]);
  expect(pagesOf('2024-01-02', '2024-01-01')).toEqual([]);
});

test('only wanted currencies come, for one unit, with the table they stand in', async () => {
  const rates = await against(nbp);
  const found = await rates(['HUF', 'XXX'], '2026-11-13', '2026-11-13');
  expect(found).toEqual([
    { day: '2026-11-13', base: 'HUF', quote: 'PLN', value: '0.010917', table: '20770/A/NBP' },
  ]);
});

test('a weekend has no table, and that is no failure', async () => {
  const rates = await against(nbp);
  expect(await rates(['USD'], '2026-11-07', '2026-11-08')).toEqual([]);
});

test('months without any table are a fault of the service, not holidays', async () => {
  const rates = await against(() => ({ status: 404, body: 'Not Found' }));
  await expect(rates(['USD'], '2025-01-01', '2025-03-01')).rejects.toMatchObject({ kind: 'unavailable' });
});

test('the future and the time before the first table are not asked for', async () => {
  const rates = await against(nbp);
  await rates(['USD'], '1990-01-01', '2002-01-31');
  expect(provider.requests[0]?.path).toContain('/2002-01-02/2002-01-31/');
  await rates(['USD'], '2026-11-12', '2027-01-01');
  expect(provider.requests.at(-1)?.path).toContain('/2026-11-12/2026-11-13/');
});

test('what stands in table B comes from its Wednesdays', async () => {
  const rates = await against(nbp);
  const found = await rates(['AED', 'USD'], '2026-11-09', '2026-11-13');
  expect(found.filter(({ base }) => base === 'AED')).toEqual([
    { day: '2026-11-11', base: 'AED', quote: 'PLN', value: '0.9932', table: '20768/B/NBP' },
  ]);
  expect(found.filter(({ base }) => base === 'USD')).toHaveLength(5);
});

test('a web page, half an answer, another table and a silent server give no rates', async () => {
  const range = ['2026-11-13', '2026-11-13'] as const;
  const bad = [
    { body: proofOfWorkPage },
    { body: '[{"table":"A","no":"1","effectiveDate":"2026-11-' },
    { body: [{ table: 'C', no: '1', effectiveDate: '2026-11-13', rates: [] }] },
    { body: [{ table: 'A', no: '1', effectiveDate: '2026-02-30', rates: [] }] },
    { body: [{ table: 'A', no: '1', effectiveDate: '2026-11-13', rates: [{ code: 'USD', mid: 0 }] }] },
  ];
  for (const reply of bad) {
    const rates = await against(() => reply);
    await expect(rates(['USD'], ...range)).rejects.toMatchObject({ kind: 'garbled' });
    await provider.close();
  }
  const slow = await against(() => 'silence', 20);
  await expect(slow(['USD'], ...range)).rejects.toMatchObject({ kind: 'tooSlow' });
});
