import type { Page } from '@playwright/test';
import { sql } from '../../src/platform/database/sql.ts';
import { alpacaKeys } from '../support/brokers/alpaca.ts';
import { exanteKeys } from '../support/brokers/exante.ts';
import { krakenKeys } from '../support/brokers/kraken.ts';
import { withJourneyDatabase } from '../support/journey-database.ts';
import { barriersIn } from './barriers.ts';
import { type Account, expect, send, test, toast, visit } from './journey.ts';

const address = '/dashboard/broker-investments/integrations';
const dialog = (page: Page) => page.getByRole('dialog').last();
const card = (page: Page, name: string) =>
  dialog(page).getByRole('list', { name: 'Brokers and exchanges' }).getByRole('button', { name });
const inGrid = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Brokers and exchanges' }) })
    .getByRole('button', { name });

async function currency(page: Page, code: string): Promise<string> {
  const { body } = await send(page, 'GET', '/api/currencies');
  return (body.data as { id: string; title: string }[]).find(({ title }) => title === code)!.id;
}

async function newPortfolio(page: Page, name: string, code: string): Promise<void> {
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: await currency(page, code) });
  expect(made.status).toBe(200);
}

type Connection = { name: string; status: string; rows: number };
async function connections(page: Page): Promise<Connection[]> {
  return (await send(page, 'GET', '/api/integrations')).body.data as Connection[];
}

/** Without a subscription there is room for one connection. */
function withoutPlan({ email }: Account): Promise<void> {
  return withJourneyDatabase(async (database) => {
    await database.run(
      sql`delete from subscriptions where user_id = (select id from users where email = ${email})`,
    );
  });
}

async function enterKeys(page: Page, keys: { applicationId: string; accessKey: string }): Promise<void> {
  await dialog(page).getByLabel('Application ID').fill(keys.applicationId);
  await dialog(page).getByLabel('Secret key', { exact: true }).fill(keys.accessKey);
}

test.describe('connecting a broker', () => {
  test('refuses wrong keys with the way to help, and takes the right ones (U-25)', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await visit(page, address);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Add an integration' })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: /CSV integrations/ })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: /Manual integration/ })).toBeVisible();
    expect(await barriersIn(page)).toEqual([]);
    await dialog(page)
      .getByRole('button', { name: /API integrations/ })
      .click();
    await expect(card(page, 'Exante real demo')).toBeVisible();
    await expect(card(page, 'Interactive Brokers real')).toBeVisible();
    await expect(card(page, 'XTB')).toHaveCount(0);
    expect(await barriersIn(page)).toEqual([]);
    await card(page, 'Demo broker demo').click();

    // Everything that is missing is said at once (U-13).
    await expect(dialog(page).getByRole('heading', { name: 'Connect Demo broker' })).toBeVisible();
    await expect(dialog(page).getByLabel('Client ID')).toHaveCount(0);
    await expect(dialog(page).getByLabel('Into portfolio')).toContainText('New portfolio: Demo broker');
    await dialog(page).getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog(page).getByText('Enter the application ID')).toBeVisible();
    await expect(dialog(page).getByText('Enter the secret key')).toBeVisible();
    await expect(dialog(page).getByLabel('Currency')).toHaveAttribute('aria-invalid', 'true');

    await enterKeys(page, { applicationId: 'demo', accessKey: 'guess' });
    await dialog(page)
      .getByLabel('Currency')
      .selectOption(await currency(page, 'pln'));
    await dialog(page).getByRole('button', { name: 'Connect', exact: true }).click();
    const refusal = dialog(page).getByRole('alert').filter({ hasText: 'The connection with the platform' });
    await expect(refusal).toContainText('Demo broker does not accept this secret key.');
    await expect(refusal.getByRole('link', { name: 'How to set it up' })).toHaveAttribute(
      'href',
      `${address}/set-up/demo`,
    );
    await expect(dialog(page).getByLabel('Secret key', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect(await barriersIn(page)).toEqual([]);
    expect(await connections(page)).toEqual([]);

    await enterKeys(page, { applicationId: 'demo', accessKey: 'demo' });
    await expect(refusal).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Check again' }).click();
    await toast(page, 'Demo broker has been connected');
    await expect(dialog(page).getByRole('status')).toContainText('are on their way');
    expect(await barriersIn(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The first synchronisation was queued with it.
    await expect.poll(async () => (await connections(page))[0]?.rows).toBeGreaterThan(10);
    await visit(page, '/dashboard/broker-investments/portfolios');
    await expect(page.getByRole('main')).toContainText('Demo broker');
  });

  test('warns of keys that can trade, refuses such as can withdraw, and tells silence from a no (U-25)', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await newPortfolio(page, 'Brokerage', 'pln');
    await newPortfolio(page, 'Dollar account', 'usd');
    await visit(page, address);

    await inGrid(page, 'Kraken API File real').click();
    await enterKeys(page, krakenKeys);
    await dialog(page).getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('These keys can withdraw money.');
    await expect(dialog(page).getByRole('button', { name: 'Check again' })).toBeVisible();

    // Leaving what was typed is asked first.
    await dialog(page).getByRole('button', { name: 'Back to the list' }).click();
    await dialog(page).getByRole('button', { name: 'Discard' }).click();
    await card(page, 'Trading 212 real demo').click();
    await enterKeys(page, alpacaKeys);
    await dialog(page).getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      'An error occurred while connecting the integration. Try again later.',
    );
    await expect(dialog(page).getByRole('alert')).toContainText('Nothing was saved.');
    await expect(dialog(page).getByRole('button', { name: 'Connect', exact: true })).toBeVisible();

    await dialog(page).getByRole('button', { name: 'Back to the list' }).click();
    await dialog(page).getByRole('button', { name: 'Discard' }).click();
    await card(page, 'Alpaca real demo').click();
    await expect(dialog(page).getByLabel('Into portfolio')).toHaveValue(/.+/);
    await dialog(page)
      .getByLabel('Currency')
      .selectOption(await currency(page, 'usd'));
    // The portfolio follows the currency until it is chosen.
    await expect(dialog(page).getByLabel('Into portfolio').locator('option:checked')).toHaveText(
      'Dollar account',
    );
    await dialog(page).getByText('Demo', { exact: true }).click();
    await enterKeys(page, alpacaKeys);
    await dialog(page).getByRole('button', { name: 'Connect', exact: true }).click();
    await toast(page, 'Alpaca has been connected');
    await expect(dialog(page)).toContainText('These keys can also trade.');
    await expect(dialog(page).getByRole('status').first()).toContainText('into “Dollar account”');
    expect(await connections(page)).toMatchObject([{ name: 'Alpaca', status: 'connected' }]);
  });

  test('is closed to who has used up the plan, with the way to a larger one', async ({
    page,
    newAccount,
  }) => {
    const account = await newAccount();
    await withoutPlan(account);
    const made = await send(page, 'POST', '/api/integrations', {
      name: 'demo',
      currency_id: await currency(page, 'pln'),
      configuration: { applicationId: 'demo', accessKey: 'demo' },
    });
    expect(made.status).toBe(200);
    await visit(page, address);
    await inGrid(page, 'Exante API File real demo').click();
    await expect(dialog(page).getByRole('alert')).toContainText('You cannot connect more integrations');
    await expect(dialog(page).getByRole('alert')).toContainText('Please upgrade your account');
    await expect(card(page, 'Exante')).toHaveAttribute('aria-disabled', 'true');
    await card(page, 'Exante').click({ force: true });
    await expect(dialog(page).getByRole('heading', { name: 'Choose your broker' })).toBeVisible();
    expect(await barriersIn(page)).toEqual([]);
    await expect(dialog(page).getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/dashboard/payment',
    );
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    // Files are not limited.
    await page.getByRole('link', { name: /^XTB/ }).click();
    await expect(page).toHaveURL(`${address}/import`);
  });

  test('works without a mouse, and asks before typed keys are thrown away (U-12)', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await newPortfolio(page, 'Brokerage', 'pln');
    await visit(page, address);
    const opener = inGrid(page, 'Demo broker API demo');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel('Into portfolio')).toBeVisible();
    await dialog(page).getByLabel('Application ID').focus();
    await page.keyboard.type('demo');
    await page.keyboard.press('Tab');
    await page.keyboard.type('demo');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: /Discard/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page).getByLabel('Application ID')).toHaveValue('demo');
    await dialog(page).getByLabel('Secret key', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await toast(page, 'Demo broker has been connected');
    // Nothing is lost any more, so nothing is asked.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('several accounts behind one key may have a portfolio each (L-20)', async ({ page, newAccount }) => {
  await newAccount();
  await newPortfolio(page, 'Dollar account', 'usd');
  await visit(page, address);
  await inGrid(page, 'Demo broker').click();
  await expect(dialog(page).getByLabel('Into portfolio')).toBeVisible();
  await expect(dialog(page).getByRole('switch')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Back to the list' }).click();
  await card(page, 'Exante real demo').click();
  await dialog(page)
    .getByRole('switch', { name: /A portfolio for each account/ })
    .check();
  await dialog(page).getByText('Demo', { exact: true }).click();
  await dialog(page).getByLabel('Application ID').fill(exanteKeys.applicationId);
  await dialog(page).getByLabel('Shared key', { exact: true }).fill(exanteKeys.accessKey);
  await dialog(page).getByLabel('Client ID').fill(exanteKeys.clientId);
  await dialog(page).getByRole('button', { name: 'Connect', exact: true }).click();
  await toast(page, 'Exante has been connected');
  const { body } = await send(page, 'GET', '/api/portfolios?simplified=1');
  expect((body.data as { name: string }[]).map(({ name }) => name)).toHaveLength(2);
});

test('keys that ran out are replaced in their connection, whatever the plan has room for (U-25)', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  await withoutPlan(account);
  const made = await send(page, 'POST', '/api/integrations', {
    name: 'demo',
    currency_id: await currency(page, 'pln'),
    configuration: { applicationId: 'demo', accessKey: 'demo' },
  });
  const { id } = made.body.data as { id: string };
  await expect.poll(async () => (await connections(page))[0]?.rows).toBeGreaterThan(10);
  await withJourneyDatabase((database) =>
    database.run(sql`update integrations set is_validated = false, last_result = jsonb_build_object('is', 'failed',
      'failure', 'credentials', 'added', 0, 'corrected', 0, 'removed', 0, 'waiting', 0) where id = ${id}`),
  );
  await visit(page, address);
  await page.getByRole('button', { name: 'Connect again' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'New keys for Demo broker' })).toBeVisible();
  await expect(dialog(page).getByLabel('Currency')).toHaveCount(0);
  await enterKeys(page, { applicationId: 'demo', accessKey: 'old' });
  await dialog(page).getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('does not accept this secret key');
  await enterKeys(page, { applicationId: 'demo', accessKey: 'demo' });
  await dialog(page).getByRole('button', { name: 'Check again' }).click();
  await toast(page, 'Demo broker has been connected');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Connect again' })).toHaveCount(0);
  expect(await connections(page)).toMatchObject([{ name: 'Demo broker', status: 'connected' }]);
});

test.describe('a broker that the aggregator reads', () => {
  // What the aggregator's own pages would be: they send the person back.
  const playAggregator = (page: Page) =>
    page.context().route('https://app.snaptrade.com/**', async (route) => {
      const back = /to=(.*?)&as=read/.exec(route.request().url())![1]!;
      await route.fulfill({ status: 302, headers: { location: decodeURIComponent(back) } });
    });

  test('is connected on its pages in a window of its own, and listed on return', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await newPortfolio(page, 'Brokerage', 'pln');
    await playAggregator(page);
    await visit(page, address);
    await inGrid(page, 'SnapTrade API more brokers').click();
    const connect = dialog(page).getByRole('button', { name: 'Connect', exact: true });
    await expect(connect).toBeDisabled();
    await dialog(page)
      .getByLabel('Currency')
      .selectOption(await currency(page, 'pln'));
    expect(await barriersIn(page)).toEqual([]);
    const opened = page.waitForEvent('popup');
    await connect.click();
    const other = await opened;
    await expect(other).toHaveURL(/integrations$/);
    await expect(other.getByRole('main')).toContainText('Questrade');
    await dialog(page).getByRole('button', { name: 'I have connected it' }).click();
    await toast(page, 'Questrade has been connected');
    await expect(dialog(page).getByRole('status').first()).toContainText('into “Brokerage”');
    expect(await connections(page)).toMatchObject([{ name: 'Questrade', status: 'connected' }]);
  });
});

test.describe('brokers and exchanges', () => {
  test('are narrowed by the way in, and lead to the form or to the files', async ({ page, newAccount }) => {
    await newAccount();
    await visit(page, address);
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Brokers and exchanges' }) });
    const names = section.getByRole('listitem');
    await expect(names.filter({ hasText: 'XTB' })).toHaveCount(1);
    await section.getByText('Demo', { exact: true }).click();
    await expect(names.filter({ hasText: 'XTB' })).toHaveCount(0);
    await expect(names.filter({ hasText: 'Demo broker' })).toHaveCount(1);
    await section.getByText('File', { exact: true }).first().click();
    await expect(names.filter({ hasText: 'Demo broker' })).toHaveCount(0);
    await expect(names.filter({ hasText: 'Walory' })).toHaveCount(0);
    expect(await barriersIn(page)).toEqual([]);

    await page.getByRole('button', { name: /Manual integration/ }).click();
    await expect(page.getByRole('dialog', { name: 'Which asset?' })).toBeVisible();
  });

  test('have marks of ours, and nobody else has one', async ({ page, newAccount, request }) => {
    await newAccount();
    const { body } = await send(page, 'GET', '/api/available-integrations');
    const offered = new Set((body.data as { name: string }[]).map(({ name }) => name));
    for (const name of offered) {
      const answer = await request.get(`/brokers/${name}.png`);
      expect([name, answer.status(), answer.headers()['content-type']]).toEqual([name, 200, 'image/png']);
      expect(answer.headers()['cache-control']).toContain('max-age=2592000');
    }
    for (const name of ['nobody', '..%2ffavicon', 'Exante', ''])
      expect((await request.get(`/brokers/${name}.png`)).status(), name).toBe(404);
  });

  test('each have a page on how to make keys, in both languages', async ({ page, newAccount }) => {
    await newAccount();
    const { body } = await send(page, 'GET', '/api/available-integrations');
    const names = (body.data as { name: string; integration_provider: string }[])
      .filter(({ integration_provider }) => integration_provider === 'api')
      .map(({ name }) => name);
    for (const name of new Set(names))
      for (const [prefix, steps] of [
        ['', 'Step by step'],
        ['/pl', 'Krok po kroku'],
      ]) {
        // As the server draws it.
        const html = await (await page.request.get(`${prefix}${address}/set-up/${name}`)).text();
        expect(html, name).toMatch(new RegExp(`<h2[^>]*>${steps}</h2>`));
        expect(/<ol[^>]*>(.*?)<\/ol>/s.exec(html)?.[1]?.match(/<li/g)?.length, name).toBeGreaterThan(2);
      }
    await visit(page, `${address}/set-up/kraken`);
    await expect(page.getByRole('main')).toContainText('“Query Funds” and “Query Ledger Entries”');
    expect(await barriersIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Connect Kraken' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Connect Kraken' })).toBeVisible();
    expect((await page.goto(`${address}/set-up/xtb`))!.status()).toBe(404);
  });
});
