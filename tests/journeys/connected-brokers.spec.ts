import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Booking } from '../../src/domains/imports/booking.ts';
import { keysOf } from '../../src/domains/imports/server/engine/booking-keys.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { withJourneyDatabase } from '../support/journey-database.ts';
import { barriersIn } from './barriers.ts';
import { expect, send, test, toast, undoBar, visit } from './journey.ts';

const address = '/dashboard/broker-investments/integrations';
const demoKeys = { applicationId: 'demo', accessKey: 'demo' };

async function zloty(page: Page): Promise<string> {
  const { body } = await send(page, 'GET', '/api/currencies');
  return (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln')!.id;
}

/** The Demo broker, connected; into a portfolio of this name. */
async function connectDemo(page: Page, portfolio = 'Brokerage'): Promise<string> {
  const currency_id = await zloty(page);
  const made = await send(page, 'POST', '/api/portfolios', { name: portfolio, currency_id });
  expect(made.status).toBe(200);
  const answer = await send(page, 'POST', '/api/integrations', {
    name: 'demo',
    currency_id,
    configuration: demoKeys,
  });
  expect(answer.status).toBe(200);
  return (answer.body.data as { id: string }).id;
}

type Integration = { id: string; last_result: { added: number } | null; rows: number };

async function synchronised(page: Page): Promise<Integration> {
  let first: Integration | undefined;
  await expect
    .poll(async () => {
      const { body } = await send(page, 'GET', '/api/integrations');
      [first] = body.data as Integration[];
      return first?.last_result ?? null;
    })
    .not.toBeNull();
  return first!;
}

const connections = (page: Page) => page.getByRole('list', { name: 'Connected' }).locator(':scope > li');
const demoRow = (page: Page) => connections(page).filter({ hasText: 'Demo broker' });

async function choose(page: Page, item: string): Promise<void> {
  await demoRow(page).getByRole('button', { name: 'Actions for Demo broker' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test.describe('a connected broker', () => {
  test('synchronises while one looks, tells where it differs, and is disconnected by its name and restored (U-26, L-18)', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await visit(page, address);
    await expect(page.getByRole('heading', { name: 'No records' })).toBeVisible();
    await connectDemo(page);
    // Without a reload: the server says that something changed.
    await expect(demoRow(page)).toContainText('Synchronised today');
    await expect(demoRow(page)).toContainText('account DEMO-1 · into Brokerage · demo');
    await expect(demoRow(page)).toContainText(/\d+ new rows/);
    await expect(demoRow(page)).toContainText(/next (today|tomorrow), \d\d:\d\d/);
    await expect(page.getByText(/1 of \d+ in your plan · keys are encrypted/)).toBeVisible();
    await expect(page.getByText('1 connected', { exact: true })).toBeVisible();
    expect(await barriersIn(page)).toEqual([]);

    // A purchase that the ledger lost: older than what is read again.
    const { id } = await synchronised(page);
    const lost = await withJourneyDatabase((database) =>
      database.one<{ units: string }>(sql`
        delete from transactions t using holdings h, instruments i
        where t.user_id = h.user_id and h.id = t.holding_id and i.id = h.instrument_id
          and i.ticker = 'KGH' and t.type = 'buy' and t.day = '2026-07-10'
          and t.user_id = (select user_id from integrations where id = ${id})
        returning t.units::text as units`),
    );
    await choose(page, 'Synchronise now');
    await toast(page, 'Synchronisation of Demo broker queued');
    await expect(demoRow(page)).toContainText('Difference found');
    const table = page.getByRole('table', { name: 'Where they differ' });
    await expect(table.locator('tbody tr')).toHaveCount(2);
    await expect(table.locator('tbody tr').filter({ hasText: 'KGHM' })).toContainText(`+${lost.units}`);
    await expect(table.locator('tbody tr').filter({ hasText: 'Cash' })).toContainText('zł');
    await expect(demoRow(page)).toContainText(/The other \d+ positions agree to the grosz/);
    await expect(demoRow(page)).toContainText('One missing purchase would explain both');
    await expect(demoRow(page)).toContainText('Nothing is changed until you say so.');
    expect(await barriersIn(page)).toEqual([]);
    const before = await send(page, 'GET', '/api/transactions?limit=500');
    await demoRow(page).getByRole('button', { name: 'Add the purchase' }).click();
    await toast(page, 'Added to your ledger');
    await expect(demoRow(page)).not.toContainText('Difference found');
    const after = await send(page, 'GET', '/api/transactions?limit=500');
    expect((after.body.data as []).length).toBe((before.body.data as []).length + 1);

    await choose(page, 'Disconnect');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/The \d+ rows it brought stay in your portfolio/);
    await expect(dialog).toContainText('encrypted for 30 days');
    await dialog.getByLabel(/To continue, type Demo broker/).fill('Demo');
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(dialog.getByText('Invalid integration name')).toBeVisible();
    await dialog.getByLabel(/To continue, type Demo broker/).fill('Demo broker');
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await toast(page, 'Demo broker is disconnected');
    await expect(demoRow(page)).toContainText(/disconnected on .* · its \d+ rows stay/);
    await expect(demoRow(page)).toContainText('keys kept until');
    await expect(page.getByText('0 connected, 1 disconnected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Synchronise all' })).toHaveCount(0);

    await demoRow(page).getByRole('button', { name: 'Restore' }).click();
    await toast(page, 'Demo broker is connected again');
    await expect(demoRow(page)).toContainText('Synchronised');
    await page.getByRole('button', { name: 'Synchronise all' }).click();
    await toast(page, 'Portfolio refresh queued');
    await expect(demoRow(page)).toContainText('nothing new');
  });

  test('asks about a row that nobody understands, and the answer puts it into the ledger', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await connectDemo(page);
    const { id, rows } = await synchronised(page);
    const booking: Booking = {
      kind: 'buy',
      day: '2026-11-12',
      account: 'DEMO-1',
      id: 'Q-1',
      instrument: { symbol: 'QQZZ', name: 'Qz Holding', currency: 'USD' },
      units: '2',
      price: { amount: '410', currency: 'USD' },
      cash: { amount: '-820', currency: 'USD' },
      at: { line: 1 },
      text: 'buy 2 QQZZ at 410 USD',
    };
    const [key] = keysOf('demo', [booking]);
    // What the broker said while its asset was unknown here.
    await withJourneyDatabase((database) =>
      database.run(sql`
        insert into integration_rows (user_id, integration_id, key, booking, reason, original, created_at)
        select user_id, id, ${key!}, ${JSON.stringify(booking)}::jsonb,
          '{"code":"instrument"}'::jsonb, ${booking.text}, now() from integrations where id = ${id}
        union all
        select user_id, id, 'unread', null,
          '{"code":"kindUnknown","values":{"word":"RIGHTS"}}'::jsonb, 'RIGHTS 12 PKO', now()
        from integrations where id = ${id}`),
    );
    await visit(page, address);
    await expect(demoRow(page)).toContainText('2 rows wait for you');
    await demoRow(page).getByRole('button', { name: 'Answer' }).click();
    await expect(demoRow(page)).toContainText('Which asset is QQZZ (Qz Holding)?');
    await expect(demoRow(page)).toContainText('12 Nov 2026 · Purchase · 2 QQZZ · −$820.00');
    await expect(demoRow(page)).toContainText('We do not know what “RIGHTS” means.');
    expect(await barriersIn(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Find the asset' }).fill('microsoft');
    await page
      .getByRole('option', { name: /Microsoft/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Use MSFT' }).click();
    await toast(page, '1 row is in your ledger');
    await expect(demoRow(page)).toContainText('1 row waits for you');
    expect((await synchronised(page)).rows).toBe(rows + 1);
    await demoRow(page).getByRole('button', { name: 'Skip this row' }).click();
    await expect(page.getByRole('dialog')).toContainText('Skip this row?');
    await page.getByRole('dialog').getByRole('button', { name: 'Skip this row' }).click();
    await toast(page, 'Skipped');
    await expect(demoRow(page)).not.toContainText('waits for you');
  });

  test('that fails says why and when it is tried again; one that asked to wait is not pressed (U-26)', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    const id = await connectDemo(page);
    await synchronised(page);
    const befalls = (failure: string, failures: number) =>
      withJourneyDatabase((database) =>
        database.run(sql`
          update integrations set failures = ${failures}, next_try_at = now() + interval '2 days',
            last_result = jsonb_build_object('is', 'failed', 'failure', ${failure}::text, 'added', 0, 'corrected', 0,
              'removed', 0, 'waiting', 0)
          where id = ${id}`),
      );
    await befalls('rateLimited', 2);
    await visit(page, address);
    await expect(demoRow(page)).toContainText('Failed twice');
    await expect(demoRow(page)).toContainText('Demo broker asked us to wait');
    await expect(demoRow(page)).toContainText(/next try \d+ \w+ 2\d\d\d, \d\d:\d\d/);
    await expect(demoRow(page).getByRole('button', { name: 'Try now' })).toHaveCount(0);
    await demoRow(page).getByRole('button', { name: 'Actions for Demo broker' }).click();
    await expect(page.getByRole('menuitem', { name: /Synchronise now/ })).toBeDisabled();
    await page.keyboard.press('Escape');

    await befalls('unavailable', 1);
    await visit(page, address);
    await expect(demoRow(page)).toContainText('Demo broker did not answer');
    await demoRow(page).getByRole('button', { name: 'Try now' }).click();
    await expect(demoRow(page)).toContainText('Synchronised today');

    await choose(page, 'Disconnect');
    await page.getByLabel(/To continue, type/).fill('Demo broker');
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await toast(page, 'Demo broker is disconnected');
    await withJourneyDatabase((database) =>
      database.run(sql`update integrations set credentials = null where id = ${id}`),
    );
    await visit(page, address);
    await expect(demoRow(page)).toContainText('keys erased after 30 days');
    await expect(demoRow(page).getByRole('button', { name: 'Restore' })).toHaveCount(0);
  });
});

test.describe('a portfolio that a broker feeds', () => {
  test('says when it was synchronised, what came and what comes next, and why its rows cannot be changed', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await connectDemo(page, 'Fed');
    await synchronised(page);
    await visit(page, '/dashboard/broker-investments/portfolios');
    const card = page.getByRole('region', { name: 'Fed' });
    await expect(card).toContainText(
      /Demo broker: Synchronised today, \d\d:\d\d · \d+ new rows · next (today|tomorrow)/,
    );
    await card.getByRole('link', { name: 'Fed' }).click();
    await expect(page.getByText(/Demo broker: Synchronised today/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage connections' })).toBeVisible();
    expect(await barriersIn(page)).toEqual([]);

    await page.getByRole('button', { name: /KGHM/ }).first().click();
    const add = page.getByRole('menuitem', { name: /Add transaction/ });
    await expect(add).toBeDisabled();
    await expect(add).toContainText('Synced from your broker');
    await page.keyboard.press('Escape');

    await visit(page, '/dashboard/broker-investments/transactions');
    const boxes = page.getByRole('table').locator('tbody input[type="checkbox"]');
    await boxes.filter({ visible: true }).first().check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).press('Enter');
    await toast(page, '1 of them comes from your broker. You cannot change it here.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a connection whose portfolio was deleted is given another, and reads everything into it (L-21)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await connectDemo(page, 'First');
  const { rows } = await synchronised(page);
  const { body } = await send(page, 'GET', '/api/portfolios?simplified=1');
  const [{ id }] = body.data as [{ id: string }];
  await visit(page, `/dashboard/broker-investments/assets?portfolio_id=${id}`);
  await page.getByRole('button', { name: 'Portfolio actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete portfolio' }).click();
  await expect(page.getByRole('dialog')).toContainText('Demo broker brings transactions into it.');
  await page.getByLabel(/To continue, type/).fill('First');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete portfolio' }).click();
  await expect(undoBar(page)).toContainText('Portfolio First deleted');
  await send(page, 'POST', '/api/portfolios', { name: 'Second', currency_id: await zloty(page) });
  await visit(page, address);
  await expect(demoRow(page)).toContainText('Choose a portfolio');
  await expect(demoRow(page)).toContainText('Its portfolio was deleted.');
  expect(await barriersIn(page)).toEqual([]);
  await demoRow(page).getByRole('button', { name: 'Use this portfolio' }).click();
  await toast(page, 'Demo broker has a portfolio again');
  await expect(demoRow(page)).toContainText(`${rows} new rows`);
  await expect(demoRow(page)).toContainText('into Second');
});

test.describe('where a row came from (I-10)', () => {
  const transactions = '/dashboard/broker-investments/transactions';
  const openSource = async (page: Page, row: string, menu: RegExp, item: string) => {
    const line = page.getByRole('table').locator('tbody tr').filter({ hasText: row }).first();
    await line.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: item }).click();
    return page.getByRole('dialog');
  };

  test('is the broker, its account and its own words, for what a connection brought', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await connectDemo(page);
    await synchronised(page);
    await visit(page, `${transactions}?search=KGHM`);
    const dialog = await openSource(page, 'KGHM', /^Actions/, 'Where it came from');
    await expect(dialog).toContainText('From your broker. It changes only when your broker corrects it.');
    await expect(dialog).toContainText('Demo broker');
    await expect(dialog).toContainText('DEMO-1');
    await expect(dialog.locator('pre')).toContainText(/2026-\d\d-\d\d \w+ /);
    expect(await barriersIn(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await visit(page, `/pl${transactions}?search=KGHM`);
    const polish = await openSource(page, 'KGHM', /KGH/, 'Skąd jest ten wiersz');
    await expect(polish).toContainText('Od maklera.');
  });

  test('is the file, its line and the original text, for what was imported', async ({ page, newAccount }) => {
    await newAccount();
    const currency_id = await zloty(page);
    await send(page, 'POST', '/api/portfolios', { name: 'Brokerage', currency_id });
    await visit(page, `${address}/import`);
    const sample = '../../src/domains/imports/formats/trading212/samples/plain.csv';
    const picker = page.locator('input[type="file"]').first();
    await picker.setInputFiles(path.resolve(import.meta.dirname, sample));
    await page.getByRole('button', { name: /^Import assets/ }).click();
    await toast(page, 'Import successful');
    await visit(page, transactions);
    const dialog = await openSource(page, 'Sell', /^Actions/, 'Where it came from');
    await expect(dialog).toContainText('From a file you imported.');
    await expect(dialog.locator('pre')).toContainText('Limit sell');
    await expect(dialog).toContainText('Trading 212');
    await dialog.getByRole('link', { name: 'plain.csv' }).click();
    await expect(page.getByRole('heading', { name: /rows are in Brokerage/ })).toBeVisible();
  });

  test('is not asked of a row that was typed', async ({ page, newAccount }) => {
    await newAccount();
    const currency_id = await zloty(page);
    const made = await send(page, 'POST', '/api/portfolios', { name: 'Brokerage', currency_id });
    const { id } = made.body.data as { id: string };
    const typed = { type: 'deposit', portfolio_id: id, currency_id, total: '100', created_at: '2026-11-10' };
    expect((await send(page, 'POST', '/api/transactions', typed)).status).toBe(200);
    await visit(page, transactions);
    await page
      .getByRole('table')
      .getByRole('button', { name: /^Actions/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Where it came from' })).toHaveCount(0);
  });
});
