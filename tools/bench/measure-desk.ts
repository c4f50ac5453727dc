import { openDatabase } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { createLog } from '../../src/platform/log.ts';
import { startOwnPostgres } from '../../src/platform/own-postgres/start-own-postgres.ts';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { runProduct, temporaryFolder } from '../../tests/support/running-product.ts';
import { answerTime } from './answer-time.ts';
import type { Figure } from './figure.ts';
import { fillDesk, sizes } from './fill-desk.ts';

type Query = Record<string, string>;

/** Every choice of one each: the first choice of each kind is to ask for nothing. */
function combinations(choices: readonly (readonly Query[])[]): Query[] {
  return choices.reduce<Query[]>(
    (all, these) => all.flatMap((one) => these.map((choice) => ({ ...one, ...choice }))),
    [{}],
  );
}

const each = (name: string, values: readonly string[]): Query[] => [
  {},
  ...values.map((value) => ({ [name]: value })),
];

/** For one, for few, for many, for everybody, for nobody, and as short as can be. */
const searches = ['osoba77777@', 'kowalska 7', 'nowak', 'example', 'nikogo-takiego', 'an', 'zq', '0a1b2c3d'];
const orders: Query[] = [{}, { direction: 'asc' }, { sort: 'seen' }, { sort: 'seen', direction: 'asc' }];

const lists: Record<string, { path: string; asked: Query[] }> = {
  [`people of ${sizes.people}`]: {
    path: '/api/admin/users',
    asked: [
      ...combinations([
        each('search', searches),
        each('plan', ['free', 'trial', 'standard', 'professional']),
        each('seen', ['week', 'month', 'older']),
        orders,
        each('start', ['2000']),
      ]),
      ...combinations([
        each('state', ['blocked', 'operators', 'unconfirmed']),
        each('search', ['nowak', 'zq']),
        each('plan', ['free', 'trial']),
        orders,
      ]),
      ...combinations([orders, [{ start: '50000' }, { start: String(sizes.people - 10) }]]),
    ],
  },
  [`audit log of ${sizes.entries}`]: {
    path: '/api/admin/audit',
    asked: combinations([
      each('who', ['osoba777@', 'nowak', 'example', 'zq', 'system']),
      each('whom', ['kowalska 7']),
      each('action', ['blocked', 'no-such']),
      each('refused', ['yes']),
      [{}, { from: '2026-03-01', to: '2026-03-01' }],
      each('start', ['2000']),
    ]),
  },
  [`outbox of ${sizes.mails}`]: {
    path: '/api/admin/outbox',
    asked: combinations([
      each('search', ['osoba777@', 'dywidenda', 'example', 'zq', 'nikogo-takiego']),
      each('only', ['trouble']),
      each('until', ['2026-09-01']),
      each('start', ['1950']),
    ]),
  },
  [`messages that failed, of ${sizes.messages}`]: {
    path: '/api/admin/messages',
    asked: combinations([
      each('search', ['osoba777@', 'nowak', 'gone', 'example', 'zq']),
      each('channel', ['sms']),
      each('state', ['uncertain']),
      each('start', ['1950']),
    ]),
  },
  [`jobs, ${sizes.jobs} in each state`]: {
    path: '/api/admin/jobs',
    asked: combinations([
      each('search', ['refused', 'connection 777', 'nikogo', 'mail']),
      each('state', ['waiting', 'running']),
      each('start', ['1950']),
    ]),
  },
  invoices: {
    path: '/api/admin/invoices',
    asked: combinations([
      each('search', ['nowak', 'kowalska 7', '1000000777', 'zq']),
      each('kind', ['invoice', 'correction']),
      each('ksef', ['to-send', 'sent']),
      each('start', ['1950']),
    ]),
  },
  splits: {
    path: '/api/admin/splits',
    asked: combinations([each('search', ['nvda', 'zq']), each('state', ['undone'])]),
  },
  announcements: { path: '/api/admin/announcements', asked: each('search', ['przerwa']) },
  'figures above the list': { path: '/api/admin/desk', asked: [{}] },
};

/** The slowest question to each list of the operator's desk, of all that can be combined. */
export async function measureDesk(env: Record<string, string>): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const own = await startOwnPostgres({ dataDir: folder.path, log: createLog('silent') });
  const product = await runProduct(env, folder.path);
  const database = openDatabase(own.connection, 2, () => {});
  try {
    await fillDesk(database);
    const operator = new Visitor(product.url);
    const { id, email, password } = await operator.register();
    await database.run(sql`update users set role = 'admin' where id = ${id}`);
    await operator.signIn(email, password);
    const figures: Figure[] = [];
    for (const [name, { path, asked }] of Object.entries(lists)) {
      const { query, time } = await slowest(product.url, operator, path, asked);
      figures.push({
        name: `${name}, slowest of ${asked.length}: ${query || 'all'}`,
        value: Math.round(time * 10) / 10,
        unit: 'ms',
        budget: 50,
        atLeast: false,
      });
    }
    return figures;
  } finally {
    await database.close();
    await product.stop();
    await own.stop();
    await folder.remove();
  }
}

/** Each is asked three times and its best counts; those that are slow then, nine times more, and their median counts. */
async function slowest(url: string, operator: Visitor, path: string, asked: readonly Query[]) {
  const timesOf = async (query: string, times: number) => {
    const taken: number[] = [];
    for (let n = 0; n < times; n += 1) taken.push(await answerTime(url, operator, `${path}?${query}`));
    return taken.sort((a, b) => a - b);
  };
  const first: { query: string; time: number }[] = [];
  for (const one of asked) {
    const query = new URLSearchParams(one).toString();
    first.push({ query, time: (await timesOf(query, 3))[0]! });
  }
  const again: typeof first = [];
  for (const { query } of first.sort((a, b) => b.time - a.time).slice(0, 5))
    again.push({ query, time: (await timesOf(query, 9))[4]! });
  return again.sort((a, b) => b.time - a.time)[0]!;
}
