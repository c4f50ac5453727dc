import { readFileSync } from 'node:fs';
import pg from 'pg';

const c = new pg.Client({
  host: '/tmp/h/sc-data/postgres/socket',
  user: 'walory',
  database: 'walory',
  password: readFileSync('/tmp/h/sc-data/postgres/password', 'utf8').trim(),
});
await c.connect();
const {
  rows: [{ id: user }],
} = await c.query("select id from users where email='demo@walory.local'");
const { rows: ps } = await c.query('select id, name from portfolios where user_id=$1', [user]);
await c.query('delete from notifications where user_id=$1', [user]);
const p = ps[0];
const rows = [
  ['syncDiffers', { connection: 'Demo broker', count: '2' }, 2, false, false, ['integration', null]],
  [
    'bondInterest',
    { series: 'COI1228', day: '2026-12-03', amount: '855.36', currency: 'pln' },
    3,
    false,
    false,
    ['bond', null],
  ],
  [
    'portfolioMoved',
    { portfolio: p.name, percent: '-15.4', amount: '-12345.67', currency: 'pln' },
    5,
    false,
    true,
    ['portfolio', p.id],
  ],
  [
    'levelCrossed',
    { asset: 'Bitcoin', ticker: 'BTC', level: '345000', price: '348200', currency: 'pln', way: 'up' },
    60,
    true,
    false,
    ['portfolio', p.id],
  ],
  ['reportOpened', { report: 'My year 2025', at: '2026-11-14T18:12:00Z' }, 40, true, false, ['report', null]],
  [
    'importFinished',
    { file: 'xtb-2026.csv', portfolio: 'Brokerage', count: '118' },
    100,
    true,
    false,
    ['portfolio', p.id],
  ],
  [
    'signedIn',
    { device: 'Firefox on Linux', at: '2026-11-10T10:12:00Z' },
    140,
    true,
    false,
    ['security', null],
  ],
  [
    'instalmentDue',
    { property: 'Gdynia, Świętojańska 12', day: '2026-11-20', amount: '3210.44', currency: 'pln' },
    200,
    true,
    false,
    ['property', null],
  ],
  ...Array.from({ length: 40 }, (_, i) => [
    'exDividend',
    { asset: 'PKO Bank Polski', ticker: 'PKO', day: '2026-08-10', amount: '120.5', currency: 'pln' },
    300 + i * 5,
    true,
    false,
    ['portfolio', p.id],
  ]),
];
for (const [kind, params, ago, read, sim, [type, id]] of rows) {
  const at = new Date(Date.now() - ago * 3600e3);
  await c.query(
    'insert into notifications (id,user_id,kind,params,subject,day,parent_type,parent_id,is_simulated,read_at,created_at) values (gen_random_uuid(),$1,$2,$3,$4,$5,$6,$7,$8,$9,$10)',
    [user, kind, params, kind + ago, at, type, id, sim, read ? at : null, at],
  );
}
if (process.argv[2] === 'sms') {
  await c.query(
    "update subscriptions set plan_id=(select id from plans where slug='professional') where user_id=$1",
    [user],
  );
}
await c.end();
