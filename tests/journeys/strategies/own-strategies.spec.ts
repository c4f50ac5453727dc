import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { barriersIn } from '../barriers.ts';
import { expect, send, signInAsDemo, test, toast, visit } from '../journey.ts';

const strategies = '/dashboard/broker-investments/strategies';
const złoty = '0193277e-0000-7000-8000-000000000101';

async function newPortfolio(page: Page, name: string): Promise<void> {
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: złoty });
  expect(made.status).toBe(200);
  const { id } = made.body.data as { id: string };
  for (const [ticker, volume] of [
    ['PKO', '200'],
    ['EUNA', '100'],
  ] as const) {
    const found = await send(page, 'GET', `/api/assets?search=${ticker}&limit=1`);
    const [asset] = found.body.data as { id: string; currency_id: string }[];
    const bought = await send(page, 'POST', '/api/portfolio-assets', {
      parent_id: asset!.id,
      portfolio_id: id,
      value: '5',
      volume,
      currency_id: asset!.currency_id,
      added_at: '2025-03-14',
    });
    expect(bought.status).toBe(200);
  }
}

test('targets of one’s own are made from what is held, changed, planned with, shared and taken back', async ({
  page,
  browser,
  newAccount,
}) => {
  await newAccount();
  await newPortfolio(page, 'Emerytura');
  await visit(page, strategies);
  await page.getByRole('button', { name: 'New strategy' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Start from')).toHaveValue(/^portfolio /);
  await dialog.getByLabel('Name').fill('Spokojny rdzeń');
  expect(await barriersIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create strategy' }).click();
  await expect(page.getByRole('heading', { name: /^Spokojny rdzeń/, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/strategies\/mine\//);
  const targets = page.getByRole('list', { name: 'Targets' });
  await expect(targets.getByRole('textbox', { name: /^Target of/ })).toHaveCount(2);
  // What is held today drifts from nothing.
  await expect(targets.getByText('out of band')).toHaveCount(0);
  const save = page.getByRole('button', { name: 'Save version 2' });
  await expect(save).toBeDisabled();
  for (const [kind, typed, found] of [
    ['Country', 'Pola', 'Poland'],
    ['Class', 'Bonds', 'Bonds'],
    ['Asset', 'VWCE', 'Vanguard'],
  ] as const) {
    await page.getByRole('button', { name: /^Add an asset/ }).click();
    await page.getByText(kind, { exact: true }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill(typed);
    await page.getByRole('option', { name: found }).first().click();
    await expect(targets.getByRole('textbox', { name: /^Target of/ })).toHaveCount(3);
    await targets.getByRole('button', { name: new RegExp(`^Remove ${found}`) }).click();
    await expect(targets.getByRole('textbox', { name: /^Target of/ })).toHaveCount(2);
  }

  const [shares, bonds] = [/^Target of PKO/, /^Target of iShares/].map((name) =>
    targets.getByRole('textbox', { name }),
  );
  await shares!.fill('50');
  await bonds!.fill('49.99');
  await expect(page.getByText('Targets must add up to exactly 100% before you can save.')).toBeVisible();
  await expect(save).toBeDisabled();
  await bonds!.fill('50');
  await expect(targets.getByText('out of band').first()).toBeVisible();
  const band = targets.getByRole('textbox', { name: /^Band of PKO/ });
  await band.fill('60');
  await save.click();
  await expect(targets.getByRole('alert')).toHaveText('The band must be between 0 and the target itself');
  await expect(band).toHaveAttribute('aria-invalid', 'true');
  await band.fill('5');
  await expect(targets.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Smallest order').fill('300');
  await page.getByLabel('Minimum commission').fill('4');
  await save.click();
  await toast(page, 'Version 2 saved');
  await expect(page.getByRole('listitem').filter({ hasText: '50%' }).first()).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);

  await page.getByLabel('Amount to invest').fill('5000');
  const orders = page.getByRole('list', { name: 'Orders' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(orders.getByRole('listitem')).toContainText(/EUNA.*commission 4,00/s);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Order list' }).click();
  const list = await readFile(await (await downloading).path(), 'utf8');
  expect(list).toContain('side,ticker,isin,name,units,price,price_currency,amount,commission,currency');
  expect(list).toMatch(/buy,EUNA,IE00BDBRDM35,[^\n]*,\d+,[\d.]+,EUR,[\d.]+,4\.00,PLN/);

  await page.getByRole('button', { name: 'Compare' }).click();
  const compared = page.getByRole('table', { name: 'Compare' });
  await expect(compared.getByRole('columnheader', { name: 'Version 1' })).toBeVisible();
  await expect(compared.getByRole('row', { name: /^PKO.* 50% / })).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await toast(page, 'Version 1 restored as a new version');
  await expect(page.getByText('restored from version 1')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Connect portfolio' }).click();
  await dialog.getByRole('radio', { name: 'Emerytura' }).check();
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await toast(page, 'Emerytura now follows Spokojny rdzeń');

  await page.getByRole('button', { name: 'Private link' }).click();
  await expect(dialog.getByLabel('Link')).toHaveValue(/\/shared-strategies\/[\w-]{43}$/);
  const address = await dialog.getByLabel('Link').inputValue();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('Made by a Walory user. Not a recommendation.')).toBeVisible();
  await expect(visitor.getByRole('row', { name: /^PKO/ })).toBeVisible();
  await expect(visitor.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expect(visitor.locator('link[hreflang]')).toHaveCount(0);
  expect(await visitor.content()).not.toContain('Emerytura');
  expect(await barriersIn(visitor)).toEqual([]);
  await dialog.getByRole('button', { name: 'Unlink' }).click();
  await toast(page, 'The link no longer works');
  expect((await visitor.goto(address))?.status()).toBe(404);
  await expect(visitor.getByText('This link does not work')).toBeVisible();
});

test('the demo account shows its own strategy with drift over two years and a plan, and simulates it', async ({
  page,
}) => {
  await signInAsDemo(page);
  await visit(page, strategies);
  await page.getByRole('link', { name: 'Calm core' }).click();
  await expect(page.getByRole('heading', { name: /^Calm core/, level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Target of/ })).toHaveCount(5);
  await expect(page.getByRole('img', { name: /over two years/ })).toHaveCount(5);
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Restore version/ })).toHaveCount(2);
  expect(await barriersIn(page)).toEqual([]);

  // The simulation takes its targets as weights (S-20).
  const { data } = (await send(page, 'GET', '/api/portfolios?simplified=1')).body;
  const { id } = (data as { id: string; name: string }[]).find(({ name }) => name === 'Retirement')!;
  await visit(page, `/dashboard/broker-investments/portfolios?simulation=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Simulate portfolio history' });
  await dialog.getByRole('button', { name: 'New simulation' }).click();
  await dialog.getByRole('button', { name: /^Fixed weights/ }).click();
  await dialog.getByLabel('Take the targets of a strategy').selectOption({ label: 'Calm core (mine)' });
  await expect(dialog.getByRole('textbox', { name: 'The same as JSON' })).toHaveValue(/"VWCE": 0\.62/);
});
