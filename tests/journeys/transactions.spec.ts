import type { Locator, Page } from '@playwright/test';
import { addDays, dayInWarsaw } from '../../src/foundation/calendar-day.ts';
import { anotherDevice, expect, hydrated, send, signIn, test, toast, undoBar, visit } from './journey.ts';

const address = '/dashboard/broker-investments/transactions';
const daysAgo = (days: number) => addDays(dayInWarsaw(new Date()), -days);

type Named = { id: string; title: string; ticker: string };

async function newPortfolio(page: Page, name = 'Brokerage'): Promise<string> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const pln = (body.data as Named[]).find(({ title }) => title === 'pln')!;
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: pln.id });
  expect(made.status).toBe(200);
  return (made.body.data as { id: string }).id;
}

/** Records a purchase without the form, for journeys that begin later. */
async function bought(
  page: Page,
  portfolioId: string,
  units: string,
  day: string,
  ticker = 'PKO',
): Promise<void> {
  const found = await send(page, 'GET', `/api/assets?search=${ticker}&limit=1`);
  const [asset] = found.body.data as { id: string; currency_id: string }[];
  const made = await send(page, 'POST', '/api/transactions', {
    type: 'buy',
    portfolio_id: portfolioId,
    asset_id: asset!.id,
    currency_id: asset!.currency_id,
    amount: units,
    price: '80',
    created_at: day,
  });
  expect(made.status).toBe(200);
}

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.getByRole('table', { name: 'Transactions' }).locator('tbody tr');

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add transaction' }).first().click();
  await expect(dialog(page).getByLabel('Portfolio')).toBeVisible();
  return dialog(page);
}

async function choose(page: Page, row: Locator, action: string): Promise<void> {
  await page.mouse.move(900, 20);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test.describe('the book of transactions', () => {
  test('a purchase, a sale that is too large and its correction, an edit in the past, a removal', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await newPortfolio(page);
    await visit(page, address);
    await expect(page.getByRole('heading', { name: 'No transactions yet' })).toBeVisible();

    const form = await openForm(page);
    await expect(form.getByLabel('Portfolio')).toHaveValue(/.+/);
    const asset = form.getByRole('combobox', { name: 'Asset' });
    await asset.fill('pko bank');
    await form.getByRole('option', { name: /PKO Bank Polski/ }).click();
    await expect(form.getByText(/GPW.*simulated/)).toBeVisible();
    await expect(form.getByLabel('Price per unit')).toHaveValue(/^\d+\.\d{2}$/);
    await form.getByLabel('Units').fill('20');
    await form.getByLabel('Price per unit').fill('84,16');
    await form.getByLabel('Fee').fill('3.20');
    await expect(form.getByText(/^1\s?686,40\szł$/)).toBeVisible();
    await form.getByRole('button', { name: 'Add purchase' }).dblclick();
    await toast(page, 'Transaction added');
    await expect(dialog(page)).toBeHidden();
    await expect(rows(page), 'a double click makes one').toHaveCount(1);
    await expect(rows(page).first()).toContainText('PKO Bank Polski');

    const sale = await openForm(page);
    await sale.getByText('Sell', { exact: true }).click();
    await sale.getByRole('combobox', { name: 'Asset' }).click();
    await sale.getByRole('option', { name: /PKO.*20 units/ }).click();
    await sale.getByLabel('Units').fill('25');
    await expect(sale.getByRole('alert')).toContainText('You can sell at most 20.');
    // The price is proposed when it has come; sent before that, it would be missing too.
    await expect(sale.getByLabel('Price')).not.toHaveValue('');
    await sale.getByRole('button', { name: 'Add sale' }).click();
    await expect(sale.getByRole('alert')).toContainText('You can sell at most 20.');
    await expect(sale.getByLabel('Units')).toBeFocused();
    await sale.getByLabel('Units').fill('5');
    await expect(sale.getByText('15 PKO')).toBeVisible();
    await sale.getByRole('button', { name: 'Add sale' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(rows(page)).toHaveCount(2);

    const purchaseRow = rows(page).filter({ hasText: 'Buy' });
    const saleRow = rows(page).filter({ hasText: 'Sell' });
    await choose(page, saleRow, 'Edit');
    await dialog(page).getByLabel('Date').fill(daysAgo(30));
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('You had nothing to sell on this day');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();

    await choose(page, purchaseRow, 'Edit');
    await dialog(page).getByLabel('Date').fill(daysAgo(40));
    await dialog(page).getByLabel('Units').fill('3');
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('A later sale needs more units');
    await dialog(page).getByLabel('Units').fill('8,5');
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(purchaseRow).toContainText('8.5');

    await choose(page, purchaseRow, 'Delete');
    await expect(dialog(page)).toContainText(/Delete “Buy 8\.5 PKO, .+”\?/);
    await expect(dialog(page)).toContainText('in Brokerage will be deleted');
    await dialog(page).getByRole('button', { name: 'Delete transaction' }).click();
    await toast(page, 'A later sale needs these units');
    await choose(page, saleRow, 'Delete');
    await dialog(page).getByRole('button', { name: 'Delete transaction' }).click();
    await expect(rows(page)).toHaveCount(1);
    await choose(page, purchaseRow, 'Delete');
    await dialog(page).getByRole('button', { name: 'Delete transaction' }).click();
    await expect(page.getByRole('heading', { name: 'No transactions yet' })).toBeVisible();
  });

  test('two windows change the same transaction: the second sees what changed and loses nothing', async ({
    page,
    newAccount,
  }) => {
    const account = await newAccount();
    await bought(page, await newPortfolio(page), '20', daysAgo(40));
    const other = await anotherDevice(page);
    await signIn(other, account);
    for (const window of [page, other]) {
      await visit(window, address);
      await choose(window, rows(window).first(), 'Edit');
      await expect(dialog(window).getByLabel('Units')).toHaveValue('20');
    }
    await dialog(page).getByLabel('Units').fill('30');
    await dialog(page).getByRole('button', { name: 'Time, tax, note and tags' }).click();
    await dialog(page).getByLabel('Note').fill('from the office');
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page)).toBeHidden();

    const second = dialog(other);
    await second.getByLabel('Units').fill('25');
    await second.getByLabel('Fee').fill('1,50');
    await second.getByRole('button', { name: 'Save changes' }).click();
    const panel = second.getByRole('alert');
    await expect(panel).toContainText('This transaction changed while you were editing');
    await expect(panel.getByRole('row', { name: 'Units 30 25' })).toBeVisible();
    await expect(panel.getByRole('row', { name: 'Fee empty 1.50' })).toBeVisible();
    await expect(panel.getByRole('row', { name: 'Note from the office unchanged' })).toBeVisible();
    await expect(second.getByLabel('Units'), 'what was typed is still there').toHaveValue('25');
    await panel.getByRole('button', { name: 'Keep mine and save again' }).click();
    await expect(second).toBeHidden();

    const { body } = await send(page, 'GET', '/api/transactions');
    expect(body.data).toMatchObject([{ amount: '25', fee: '1.50', note: 'from the office', version: 3 }]);
    await expect(rows(page).first(), 'the first window follows').toContainText('25');

    await choose(page, rows(page).first(), 'Edit');
    await expect(dialog(page).getByLabel('Units')).toHaveValue('25');
    await choose(other, rows(other).first(), 'Edit');
    await dialog(other).getByLabel('Units').fill('11');
    await dialog(other).getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(other)).toBeHidden();
    await dialog(page).getByLabel('Units').fill('12');
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await dialog(page).getByRole('button', { name: 'Load the newer version' }).click();
    await expect(dialog(page).getByLabel('Units')).toHaveValue('11');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await other.context().close();
  });

  test('filters stand in the address, the currency re-values the list, and selected rows are moved', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    const from = await newPortfolio(page);
    await newPortfolio(page, 'Retirement');
    await bought(page, from, '20', daysAgo(400));
    await bought(page, from, '7', daysAgo(3));
    await visit(page, `${address}?sort=oldest`);
    await expect(rows(page).first()).toContainText('20');
    await page.mouse.move(900, 20);

    await page.getByRole('button', { name: /^Period/ }).click();
    await page.getByRole('button', { name: 'Last 30 days' }).click();
    await expect(page).toHaveURL(/period=30d/);
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await hydrated(page);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear filter: Period' }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('textbox', { name: 'Ticker, name or note' }).fill('no such thing');
    await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows(page)).toHaveCount(2);

    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Move to portfolio' }).click();
    await dialog(page).getByLabel('To portfolio').selectOption({ label: 'Retirement' });
    await dialog(page).getByRole('button', { name: 'Move' }).click();
    await expect(undoBar(page)).toContainText('2 transactions moved to Retirement');
    await expect(rows(page).filter({ hasText: 'Retirement' })).toHaveCount(2);

    await expect(page.getByRole('columnheader', { name: 'Total, zł' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('currency', 'eur'));
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('columnheader', { name: 'Total, EUR' })).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/^transactions-\d{4}-\d{2}-\d{2}\.csv$/);
  });
});

test('an asset moves to another own portfolio in one act, is unlinked, linked again and removed', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const broker = await newPortfolio(page, 'Brokerage');
  await newPortfolio(page, 'Pension');
  await bought(page, broker, '20', daysAgo(60));
  await visit(page, address);

  await page.getByRole('button', { name: 'Add transaction' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('More types').selectOption('transfer-out');
  await form.getByLabel('Portfolio', { exact: true }).selectOption({ label: 'Brokerage' });
  await form.getByRole('combobox', { name: 'Asset' }).click();
  await page.getByRole('option', { name: /PKO/ }).first().click();
  await expect(form.getByLabel('Cost per unit')).toBeVisible();
  await form.getByLabel('To', { exact: true }).selectOption({ label: 'Pension' });
  await expect(form.getByLabel('Cost per unit')).toHaveCount(0);
  await expect(form).toContainText('Your overall result does not change');
  await form.getByLabel('Units', { exact: true }).fill('8');
  await form.getByRole('button', { name: 'Add transfer' }).click();
  await toast(page, 'Transaction added');

  await expect(rows(page)).toHaveCount(3);
  const left = rows(page).filter({ hasText: 'to Pension' });
  const came = rows(page).filter({ hasText: 'from Brokerage' });
  await expect(left).toHaveCount(1);
  await expect(came).toHaveCount(1);

  await left.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Unlink' }).click();
  await expect(undoBar(page)).toContainText('Transfer unlinked');
  await expect(left).toHaveCount(0);

  // With Shift everything between two boxes is selected.
  const boxes = rows(page).getByRole('checkbox');
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  for (const at of [0, 1, 2]) await expect(boxes.nth(at)).toBeChecked();
  await expect(page.getByRole('button', { name: 'Link as one transfer' })).toHaveCount(0);
  await rows(page).filter({ hasText: 'Buy' }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Link as one transfer' }).click();
  await expect(undoBar(page)).toContainText('Two halves of a transfer linked');
  await expect(left).toHaveCount(1);

  await came.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('The other half in Brokerage');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete transaction' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('money paid into a portfolio that does not track cash: the form says so and offers to', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const id = await newPortfolio(page, 'Brokerage');
  await visit(page, address);
  await page.getByRole('button', { name: 'Add transaction' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('More types').selectOption('deposit');
  await expect(form).toContainText('Brokerage does not track cash');
  await form.getByLabel('Amount').fill('1500');
  await form.getByRole('checkbox', { name: /^Track cash/ }).check();
  await form.getByRole('button', { name: 'Add deposit' }).click();
  await toast(page, 'Transaction added');
  await expect(page.getByRole('table', { name: 'Transactions' })).toContainText(/deposits 1.500,00/);
  await visit(page, `/dashboard/broker-investments/assets?portfolio_id=${id}`);
  await expect(page.getByRole('main')).toContainText(/1.500,00/);
});

test('a split that is missing is offered where the asset is shown', async ({ page, newAccount }) => {
  await newAccount();
  const id = await newPortfolio(page, 'Brokerage');
  await bought(page, id, '5', '2023-03-01', 'NVDA');
  for (const where of ['', `?portfolio_id=${id}`]) {
    await visit(page, `/dashboard/broker-investments/assets${where}`);
    await expect(page.getByText(/NVDA had a .* split/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add split' }).click();
  await toast(page, 'Split of NVDA added');
  await expect(page.getByText(/NVDA had a .* split/)).toHaveCount(0);
});
