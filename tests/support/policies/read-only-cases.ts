import { templateCsv } from '../../../src/domains/imports/template.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must } from '../callers/trader.ts';
import type { Answer } from '../callers/visitor.ts';
import { dueDividend } from '../records/due/due-dividend.ts';
import { duePlan } from '../records/due/own-plan.ts';
import { addKnownAsset } from '../records/known-asset.ts';
import { ownPortfolio } from '../records/own-portfolio.ts';
import {
  addIntegration,
  addPortfolio,
  type Counted,
  connectBroker,
  follow,
  someKeys,
  type World,
} from './limited-world.ts';

/** What somebody has of everything; once within the plan and once beyond it. */
export type Owned = Awaited<ReturnType<typeof ownedBy>>;

export type ReadOnlyCase = {
  call: string;
  policy: Counted;
  how: string;
  send(world: World, owned: Owned, beside: Owned): Promise<Answer>;
};

/** A portfolio with rows, one of them annotated just now, a PPK account, a file that waits, connections and a strategy. */
export async function ownedBy(world: World) {
  const { browser, database } = world;
  const portfolio = await ownPortfolio(database, browser);
  await must(follow(browser, portfolio.id));
  const transfer = await must(
    browser.post('/api/transactions', {
      ...purchase(portfolio),
      type: 'transfer-out',
      amount: '1',
      created_at: '2024-06-03',
    }),
  );
  const ppk = await addPortfolio(browser, { kind: 'ppk' });
  const paid = await must(browser.post(`/api/portfolios/${ppk}/ppk-payments`, await payment(world)));
  const integration = await addIntegration(world, portfolio.id, 'connected');
  await must(bulk(world, [portfolio.transactionId], 'note', { note: 'Why' }));
  const change = (await must(browser.get('/api/changes?undoable=1'))).body.data[0].id as string;
  const [transferId, paidId] = [transfer.body.data.id, paid.body.data.ids[0]];
  return { ...portfolio, transferId, ppk, paid: paidId, integration, change };
}

/** Where money goes once and again. */
async function payment({ database }: World) {
  const { id } = await addKnownAsset(database);
  return { asset_id: id, price: '100', created_at: '2024-05-06', employee: '200' };
}

function purchase({ id, holdingId }: { id: string; holdingId: string }) {
  const currency_id = currencyIds.pln;
  const created_at = '2024-05-06';
  return {
    type: 'buy',
    portfolio_id: id,
    asset_value_id: holdingId,
    amount: '2',
    price: '12.5',
    currency_id,
    created_at,
  };
}

function paidBack({ holdingId }: { holdingId: string }) {
  const currency_id = currencyIds.pln;
  return {
    kind: 'repayment',
    asset_value_id: holdingId,
    created_at: '2024-05-06',
    currency_id,
    price: '0.5',
  };
}

const otherStrategy = async ({ database }: World, portfolioId: string): Promise<string> =>
  (
    await database.one<{ id: string }>(sql`
      select id from strategies where id not in (select strategy_id from portfolio_strategies where portfolio_id = ${portfolioId})
      order by id limit 1`)
  ).id;

/** Says of a connection that its broker has a złoty more than the ledger. */
async function differing({ database, id: userId }: World, { integration, id }: Owned): Promise<object> {
  const explanation = {
    type: 'deposit',
    label: null,
    day: '2024-05-06',
    units: null,
    price: null,
    total: '1',
    fee: '0',
  };
  const comparison = {
    at: '2026-11-13T12:00:00Z',
    differences: [
      { of: 'PLN', kind: 'cash', label: 'PLN', title: null, broker: '1', ledger: '0', difference: '1' },
    ],
    explanations: [
      { ...explanation, currency: 'PLN', explains: ['PLN'], portfolioId: id, instrumentId: null },
    ],
    agreeing: 0,
    unknown: [],
  };
  await database.run(sql`
    update integrations set differences = ${JSON.stringify(comparison)}::jsonb
    where user_id = ${userId} and id = ${integration}`);
  return { action: 'accept', differences: [{ of: 'PLN', difference: '1' }] };
}

const bulk = ({ browser }: World, ids: string[], action: string, more: object = {}) =>
  browser.post('/api/transactions/bulk', { ids, action, ...more });

const ofPortfolios: [call: string, how: string, send: ReadOnlyCase['send']][] = [
  [
    'portfolios.update',
    'is renamed',
    ({ browser }, { id }) =>
      browser.put(`/api/portfolios/${id}`, { name: 'Inaczej', currency_id: currencyIds.pln }),
  ],
  [
    'portfolioAssets.create',
    'gets an asset',
    async ({ browser, database }, { id }) =>
      browser.post('/api/portfolio-assets', {
        parent_id: (await addKnownAsset(database)).id,
        portfolio_id: id,
        value: '10.50',
        volume: '3',
        currency_id: currencyIds.pln,
        added_at: '2024-03-01',
      }),
  ],
  [
    'portfolioAssets.update',
    'has the channels of an asset changed',
    ({ browser }, { holdingId }) =>
      browser.put(`/api/portfolio-assets/${holdingId}`, { notifications: { email: true } }),
  ],
  [
    'transactions.create',
    'gets a row',
    ({ browser }, owned) => browser.post('/api/transactions', purchase(owned)),
  ],
  [
    'transactions.create',
    'takes units from another one',
    ({ browser }, owned, beside) =>
      browser.post('/api/transactions', {
        ...purchase(beside),
        type: 'transfer-out',
        amount: '1',
        other_portfolio_id: owned.id,
      }),
  ],
  [
    'transactions.update',
    'has a row changed',
    ({ browser }, owned) =>
      browser.put(`/api/transactions/${owned.transactionId}`, { ...purchase(owned), amount: '30' }),
  ],
  [
    'transactions.update',
    'gets the row of another one',
    async ({ browser }, owned, beside) => {
      const row = await browser.post('/api/transactions', purchase(beside));
      const id = row.status === 200 ? row.body.data.id : beside.transactionId;
      const body = { ...purchase(owned), asset_value_id: owned.holdingId };
      return browser.put(`/api/transactions/${id}`, body);
    },
  ],
  [
    'transactions.bulk',
    'has rows annotated',
    (world, { transactionId }) => bulk(world, [transactionId], 'note', { note: 'x' }),
  ],
  [
    'transactions.bulk',
    'gets rows of another one',
    async (world, { id }, beside) => {
      const row = await world.browser.post('/api/transactions', { ...purchase(beside), amount: '0.5' });
      const moved = row.status === 200 ? row.body.data.id : beside.transferId;
      return bulk(world, [moved], 'move', { portfolio_id: id });
    },
  ],
  [
    'changes.undo',
    'has a change of rows undone',
    ({ browser }, { change }) => browser.post(`/api/changes/${change}/undo`, {}),
  ],
  [
    'changes.restore',
    'has earlier versions of rows restored',
    ({ browser }, { change }) => browser.post(`/api/changes/${change}/restore`, {}),
  ],
  [
    'pensions.addPayment',
    'gets a payment of PPK',
    async (world, { ppk }) => world.browser.post(`/api/portfolios/${ppk}/ppk-payments`, await payment(world)),
  ],
  [
    'pensions.assignPayer',
    'is told who paid',
    ({ browser }, { paid }) => browser.put(`/api/transactions/${paid}/payer`, { paid_by: 'state' }),
  ],
  [
    'corporateActions.record',
    'has capital paid back',
    ({ browser }, owned) => browser.post('/api/corporate-actions', paidBack(owned)),
  ],
  ['imports.change', 'gets the rows of a file', imported],
  [
    'income.confirm',
    'gets a dividend that was due',
    async ({ browser, database }, owned) =>
      browser.post('/api/income/confirm', { payments: [{ id: await dueDividend(database, owned) }] }),
  ],
  [
    'recurringPlans.confirm',
    'gets a purchase that was planned',
    async ({ browser, database }, owned) =>
      browser.post('/api/recurring-plans/confirm', { items: [await duePlan(database, browser, owned)] }),
  ],
  [
    'strategies.connect',
    'follows another strategy',
    async (world, { id }) => follow(world.browser, id, await otherStrategy(world, id)),
  ],
  [
    'integrations.connect',
    'is fed by a new connection',
    ({ browser }, { id }) =>
      connectBroker(browser, Number.parseInt(newId().slice(-6), 16), { portfolio_id: id }),
  ],
  [
    'integrations.rehouse',
    'takes the place of a portfolio that is gone',
    async (world, { id }) => {
      const lost = await addIntegration(world, id, 'connected');
      await world.database.run(sql`update integrations set portfolio_id = null where id = ${lost}`);
      return world.browser.put(`/api/integrations/${lost}/portfolio`, { portfolio_id: id });
    },
  ],
  [
    'integrations.settle',
    'gets what explains a difference to its broker',
    async (world, owned) =>
      world.browser.post(`/api/integrations/${owned.integration}/differences`, await differing(world, owned)),
  ],
  [
    'integrations.answer',
    'gets rows that waited',
    ({ browser }, { integration }) => browser.put(`/api/integrations/${integration}/rows`, {}),
  ],
  [
    'integrations.synchronise',
    'is synchronised',
    ({ browser }, { integration }) => browser.post(`/api/integrations/${integration}/synchronise`, {}),
  ],
];

const ofIntegrations: typeof ofPortfolios = [
  [
    'integrations.synchronise',
    'is synchronised',
    ({ browser }, { integration }) => browser.post(`/api/integrations/${integration}/synchronise`, {}),
  ],
  [
    'integrations.renew',
    'gets new keys',
    ({ browser }, { integration }) =>
      browser.put(`/api/integrations/${integration}`, { configuration: someKeys(7) }),
  ],
  [
    'integrations.answer',
    'is told what rows mean',
    ({ browser }, { integration }) => browser.put(`/api/integrations/${integration}/rows`, {}),
  ],
  [
    'integrations.settle',
    'has a difference settled',
    async (world, owned) =>
      world.browser.post(`/api/integrations/${owned.integration}/differences`, await differing(world, owned)),
  ],
  [
    'integrations.rehouse',
    'gets a portfolio',
    async (world, { integration }, beside) => {
      await world.database.run(sql`update integrations set portfolio_id = null where id = ${integration}`);
      return world.browser.put(`/api/integrations/${integration}/portfolio`, { portfolio_id: beside.id });
    },
  ],
];

const ofStrategies: typeof ofPortfolios = [
  [
    'strategies.connect',
    'is replaced by another one',
    async (world, { id }) => follow(world.browser, id, await otherStrategy(world, id)),
  ],
];

const all = (policy: Counted, cases: typeof ofPortfolios): ReadOnlyCase[] =>
  cases.map(([call, how, send]) => ({ policy, call, how, send }));

export const readOnlyCases: ReadOnlyCase[] = [
  ...all('portfolios', ofPortfolios),
  ...all('integrations', ofIntegrations),
  ...all('strategies', ofStrategies),
];

/** A file of our own template with money that was paid in. */
async function imported({ browser }: World, { id }: Owned): Promise<Answer> {
  // Never the same payment twice: a row that is known already is not imported.
  const amount = String(1 + Number.parseInt(newId().slice(-6), 16));
  const row = { day: '2024-02-01', type: 'Deposit', amount, currency: 'PLN' };
  const file = `data:text/csv;base64,${Buffer.from(templateCsv([row], 'en')).toString('base64')}`;
  const { body } = await must(browser.post('/api/import-documents', { file, name: 'plik.csv' }));
  return browser.put(`/api/import-documents/${body.fileName}`, {
    importAssets: true,
    portfolios: [{ account: '', portfolio_id: id }],
  });
}
