import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { oneIn } from '../../support/chance/chance.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let jan: Visitor;
let path: string;
/** What a plain file of three megabytes costs here and now: hosts differ, and one host from hour to hour. */
let ordinary: number;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-14T12:00:00Z', role: 'web' });
  jan = (await newPerson(walory)).browser;
  const made = await jan.post('/api/custom-assets', {
    name: 'Fundusz Żabi Skok',
    class_id: '0193277e-0000-7000-8000-000000000208',
    currency_id: '0193277e-0000-7000-8000-000000000101',
  });
  path = `/api/custom-assets/${made.body.data.id}/prices`;
  // The first file also starts the thread.
  await jan.post(path, { csv: '2026-11-10;100\n', preview: true });
  ordinary = Math.min((await upload(oneDay)).milliseconds, (await upload(oneDay)).milliseconds);
});
afterAll(() => walory.stop());

/** The answer, and how long the thread that serves everybody computed for it: what others on the machine do is not in it. */
async function upload(csv: string, more: object = { preview: true }) {
  const before = process.threadCpuUsage();
  const answer = await jan.post(path, { csv, ...more });
  const { user, system } = process.threadCpuUsage(before);
  return { answer, milliseconds: (user + system) / 1000 };
}

const dayAt = (i: number) => new Date(Date.UTC(2026, 10, 13) - i * 86_400_000).toISOString().slice(0, 10);
const wellOrdered = (rows: number) =>
  `date,close,volume\n${Array.from({ length: rows }, (_, i) => `${dayAt(i)},${100 + (i % 40)}.25,${i}`).join('\n')}\n`;
const oneDay = 'date,close\n'.concat('2026-11-10,100.25\n'.repeat(190_000));

const hostile: [name: string, csv: string][] = [
  ['a number of 40,000 digits', `date,close\n2026-11-10,0.${'0'.repeat(40_000)}1\n`],
  ['a thousand long numbers', `date,close\n${`2026-11-10,0.${'0'.repeat(4000)}1\n`.repeat(1000)}`],
  ['a quoted cell of blanks', `date,close\n2026-11-10,"1${' '.repeat(9000)}2"\n`.repeat(400)],
  ['a day of blanks and times', `date,close\n"2026-11-10${' 1:00'.repeat(1900)}\n",1\n`.repeat(400)],
  ['quotes that never end', 'a"'.repeat(20_000)],
  ['quotes in quotes', `date,close\n${'"a""'.repeat(500_000)}`],
  ['one day again and again', oneDay],
  [
    'one day with as many prices',
    `date,close\n${Array.from({ length: 150_000 }, (_, i) => `2026-11-10,${i + 1}\n`).join('')}`,
  ],
  ['rows without prices', 'date,close\n'.concat('2026-11-10,\n'.repeat(190_000))],
  ['commas alone', ','.repeat(4_000_000)],
  ['line breaks alone', `date,close\n${'\n'.repeat(4_000_000)}`],
  ['a price beyond all bounds', 'date,close\n2026-11-10,1e50\n'],
];

test.each(oneIn(3, hostile))(
  '%s takes no more of the server than an ordinary file (rule SF-12)',
  async (_name, csv) => {
    const bound = Math.max(400, 4 * ordinary);
    let least = Number.POSITIVE_INFINITY;
    // What else the thread does meanwhile differs from time to time; what the file costs does not.
    for (let tries = 0; tries < 3 && least >= bound; tries++) {
      const { answer, milliseconds } = await upload(csv);
      expect([200, 422]).toContain(answer.status);
      expect(JSON.stringify(answer.body).length).toBeLessThan(60_000);
      least = Math.min(least, milliseconds);
    }
    expect(least).toBeLessThan(bound);
  },
);

test('three megabytes without a last line break are read like any others', async () => {
  const { answer } = await upload(oneDay.slice(0, 3_000_000).trimEnd());
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({ stored: 1, first_day: '2026-11-10', last_day: '2026-11-10' });
});

test('twenty thousand good rows are read and stored, and others are answered meanwhile (rule SF-12)', async () => {
  const shown = await upload(wellOrdered(20_000));
  expect(shown.answer.body.data).toMatchObject({ read: 20_000, stored: 20_000, refused: 0 });
  expect(shown.milliseconds).toBeLessThan(Math.max(250, 4 * ordinary));
  const stored = await upload(wellOrdered(20_000), {});
  expect(stored.answer.body.data).toMatchObject({ stored: 20_000, first_day: dayAt(19_999) });
  expect(stored.milliseconds).toBeLessThan(Math.max(1250, 8 * ordinary));
  expect((await jan.get(`${path}?limit=1`)).body).toMatchObject({
    data: [{ day: '2026-11-13', close: '100.25' }],
    meta: { total: 20_000 },
  });
});

test('who sends many files at once waits or is sent away, and others are not kept waiting', async () => {
  const wave = Promise.all(
    Array.from({ length: 12 }, () => jan.post(path, { csv: wellOrdered(20_000), preview: true })),
  );
  const other = (await newPerson(walory)).browser;
  expect((await other.get('/api/custom-assets')).status).toBe(200);
  const statuses = (await wave).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
});
