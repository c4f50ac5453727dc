import type { Page } from '@playwright/test';
import { barriersIn } from '../barriers.ts';
import { expect, send, test, visit } from '../journey.ts';

const broker = '/dashboard/broker-investments';

/** 40 units of PKO, bought twice. */
async function holdPko(page: Page): Promise<{ holding: string; portfolio: string }> {
  const data = async <Data>(method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await send(page, method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data as Data;
  };
  type Named = { id: string; title: string };
  const currency_id = (await data<Named[]>('GET', '/api/currencies')).find(
    ({ title }) => title === 'pln',
  )!.id;
  const [asset] = await data<Named[]>('GET', '/api/assets?search=PKO&limit=1');
  const portfolio = await data<Named>('POST', '/api/portfolios', { name: 'Maklerskie', currency_id });
  const row = { type: 'buy', currency_id, asset_id: asset!.id, portfolio_id: portfolio.id };
  const first = { ...row, amount: '10', price: '40', created_at: '2024-01-15' };
  const { asset_value_id } = await data<{ asset_value_id: string }>('POST', '/api/transactions', first);
  await data('POST', '/api/transactions', { ...row, amount: '30', price: '50', created_at: '2025-03-03' });
  return { holding: asset_value_id, portfolio: portfolio.id };
}

async function openAction(page: Page) {
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Corporate action' }).click();
  const dialog = page.getByRole('dialog', { name: /^Corporate action/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/corporate-actions') && answer.ok());

test('a spin-off is seen before it is recorded, stands in the transactions as one, and is undone by one click (CA-1 to CA-8)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const { holding } = await holdPko(page);
  await visit(page, `${broker}/holdings/${holding}`);
  const dialog = await openAction(page);
  await expect(dialog.getByText('Fill in the fields to see before and after.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('Choose an asset')).toBeVisible();

  await dialog.getByLabel('New asset').fill('CDR');
  await dialog
    .getByRole('option', { name: /CD Projekt/ })
    .first()
    .click();
  await dialog.getByLabel('for so many held').fill('10');
  await dialog.getByLabel(/^Part of the cost that moves/).fill('150');
  await expect(dialog.getByRole('status')).toContainText('from 0 to below 100 percent');
  await dialog.getByLabel(/^Part of the cost that moves/).fill('25');
  const preview = dialog.getByRole('region', { name: 'Before and after' });
  // 1 900 in all: a quarter goes over with 4 units.
  await expect(preview.getByRole('row', { name: /PKO.*before/ })).toContainText(/1\s900,00\szł/);
  await expect(preview.getByRole('row', { name: /^after/ }).first()).toContainText(/1\s425,00\szł/);
  await expect(preview.getByRole('row', { name: /^after/ }).last()).toContainText(/475,00\szł/);
  expect(await barriersIn(page)).toEqual([]);
  const answer = saved(page);
  await dialog.getByRole('button', { name: 'Record' }).click();
  await answer;
  await expect(dialog).toBeHidden();
  const transactions = page.getByRole('table', { name: /^Newest transactions/ });
  await expect(transactions.getByRole('row').filter({ hasText: 'Spin-off' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(transactions.getByRole('row').filter({ hasText: 'Spin-off' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('capital that is paid back is recorded, and a refund of a fee beside it (CA-5, L-16)', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    const { holding } = await holdPko(page);
    await visit(page, `${broker}/holdings/${holding}`);
    const dialog = await openAction(page);
    await dialog.getByLabel('What happened').selectOption('repayment');
    await dialog.getByLabel('Paid back per unit').fill('2');
    await expect(dialog.getByRole('region', { name: 'Before and after' })).toContainText(/80,00\szł/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await barriersIn(page)).toEqual([]);
    const answer = saved(page);
    await dialog.getByRole('button', { name: 'Record' }).click();
    await answer;
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Capital repayment').first()).toBeVisible();
  });
});
