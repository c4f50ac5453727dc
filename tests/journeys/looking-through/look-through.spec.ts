import type { Page } from '@playwright/test';
import { barriersIn } from '../barriers.ts';
import { expect, send, test, toast, undoBar, visit } from '../journey.ts';

const page390 = { width: 390, height: 844 };
const address = '/dashboard/broker-investments/look-through';

type Listed = { id: string; title: string; ticker: string; currency_id: string };

/** A portfolio with a share and the funds that hold it too. */
async function holdings(page: Page) {
  const rowsOf = async (path: string) => (await send(page, 'GET', path)).body.data as Listed[];
  const dollar = (await rowsOf('/api/currencies')).find(({ title }) => title === 'usd')!;
  const made = await send(page, 'POST', '/api/portfolios', { name: 'Dollars', currency_id: dollar.id });
  const { id } = made.body.data as Listed;
  for (const [ticker, amount] of Object.entries({ NVDA: '10', VOO: '5', VWCE: '5' })) {
    const found = (await rowsOf(`/api/assets?search=${ticker}`)).find((asset) => asset.ticker === ticker)!;
    const bought = await send(page, 'POST', '/api/transactions', {
      type: 'buy',
      portfolio_id: id,
      asset_id: found.id,
      currency_id: found.currency_id,
      created_at: '2026-01-05',
      amount,
      price: '100',
    });
    expect(bought.status).toBe(200);
  }
}

test('funds are looked through, by the example, by a file and by hand, and compared (EX-1 to EX-9)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, address);
  await expect(page.getByRole('heading', { name: 'Nothing to look through yet' })).toBeVisible();
  await holdings(page);

  await visit(page, '/dashboard/broker-investments/assets');
  await page.getByRole('link', { name: 'Look through' }).click();
  await expect(page.getByText('Your largest company is NVIDIA')).toBeVisible();
  await expect(page.getByText('The make-up of')).toContainText('is an example, of 31 Oct 2026');
  await expect(page.getByText(/inside funds/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Explain Your largest company is NVIDIA' }).click();
  await expect(page.getByRole('dialog')).toContainText('Inside 2 funds');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /At least 3\d% of V\w+ is also in V\w+/ })).toBeVisible();
  await page.getByLabel('Second fund').selectOption({ label: 'VOO' });
  await page.getByLabel('First fund').selectOption({ label: 'VOO' });
  await expect(page.getByRole('heading', { name: '100% of VOO is also in VOO' })).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);

  await page.getByRole('button', { name: 'As a table' }).click();
  const sectors = page.getByRole('table', { name: 'Sectors and kinds' });
  await expect(sectors.getByRole('row', { name: /Technology/ })).toBeVisible();
  await expect(sectors.getByRole('row', { name: /Total/ })).toContainText('100.0%');
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'As bars' }).click();

  await page.getByRole('button', { name: 'Make-up from CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fund').selectOption({ label: 'VOO · Vanguard S&P 500 ETF' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'voo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Nazwa;Waga;Sektor;Kraj\nBursztyn SA;60;Technologia;Polska\nZero;0;;\n'),
  });
  await expect(dialog.getByText('Line 3: the weight must be above 0')).toBeVisible();
  await expect(dialog).toContainText('40.00% is not named and counts as unknown');
  expect(await barriersIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save without 1 row' }).click();
  await toast(page, 'Make-up saved');
  const company = page.getByRole('main').getByText('Bursztyn SA', { exact: true }).first();
  await expect(company).toBeVisible();
  const funds = page.getByRole('table', { name: 'Funds and what they hold' });
  const voo = funds.getByRole('row', { name: /VOO/ }).filter({ visible: true });
  await expect(voo).toContainText('from your file');
  await expect(page.getByRole('link', { name: 'Add what is missing' }).first()).toBeVisible();

  await voo.getByRole('button', { name: /Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Enter by hand' }).click();
  await dialog.getByLabel('Weight').first().fill('101');
  await dialog.getByRole('button', { name: 'Save make-up' }).click();
  await expect(dialog.getByText('A weight is above 0 and at most 100 percent')).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  await dialog.getByLabel('Weight').first().fill('100');
  await dialog.getByRole('button', { name: 'Save make-up' }).click();
  await expect(undoBar(page)).toContainText('Make-up of VOO replaced');
  await expect(voo).toContainText('entered by you');

  await page.setViewportSize(page390);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await funds
    .getByRole('button', { name: /Actions for Vanguard S&P/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('menuitem', { name: 'Remove mine' }).click();
  await page.getByRole('button', { name: 'Remove mine' }).click();
  await expect(undoBar(page)).toContainText('Make-up of VOO removed');
  await expect(company).toBeHidden();
  await undoBar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(company).toBeVisible();
});
