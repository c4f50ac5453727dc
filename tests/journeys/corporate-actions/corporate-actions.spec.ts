import type { Page } from '@playwright/test';
import { barriersIn } from '../barriers.ts';
import { expect, send, test, undoBar, visit } from '../journey.ts';

const broker = '/dashboard/broker-investments';

/** 40 units of PKO, bought twice. */
async function holdPko(page: Page): Promise<{ holding: string; portfolio: string; currency_id: string }> {
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
  return { holding: asset_value_id, portfolio: portfolio.id, currency_id };
}

/** A quarter of what it cost goes over to CD Projekt. */
async function spinOff(page: Page, holding: string, currency_id: string): Promise<void> {
  const [asset] = (await send(page, 'GET', '/api/assets?search=CDR&limit=1')).body.data as { id: string }[];
  const answer = await send(page, 'POST', '/api/corporate-actions', {
    kind: 'spin-off',
    asset_value_id: holding,
    target_id: asset!.id,
    created_at: '2025-09-01',
    currency_id,
    numerator: '1',
    denominator: '10',
    share: '25',
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
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

test('a spin-off is seen before it is recorded, stands in the transactions as one, and goes as one (CA-1 to CA-8)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const { holding, currency_id } = await holdPko(page);
  await visit(page, `${broker}/holdings/${holding}`);
  const dialog = await openAction(page);
  await expect(dialog.getByText('Fill in the fields to see before and after.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('Choose an asset')).toBeVisible();

  await dialog.getByRole('combobox', { name: 'New asset' }).fill('CDR');
  await page.getByRole('option', { name: /CD Projekt/ }).click();
  await dialog.getByLabel('for so many held').fill('10');
  await dialog.getByLabel(/^Part of the cost that moves/).fill('150');
  await expect(dialog.getByRole('status')).toContainText('from 0 to below 100 percent');
  await dialog.getByLabel(/^Part of the cost that moves/).fill('25');
  const preview = dialog.getByRole('region', { name: 'Before and after' });
  // 1 900 in all: a quarter goes over with 4 units.
  await expect(preview.getByRole('row', { name: /^Cost/ }).first()).toHaveText(
    /1\s900,00\szł.*1\s425,00\szł/,
  );
  await expect(preview.getByRole('row', { name: /^Cost/ }).last()).toContainText(/475,00\szł/);
  expect(await barriersIn(page)).toEqual([]);
  const answer = saved(page);
  await dialog.getByRole('button', { name: 'Record' }).click();
  await answer;
  await expect(dialog).toBeHidden();
  const newest = page.getByRole('table', { name: /^Newest transactions/ });
  await expect(newest.getByRole('row').filter({ hasText: 'Spin-off' })).toHaveCount(1);
  await undoBar(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(newest.getByRole('row').filter({ hasText: 'Spin-off' })).toHaveCount(0);

  await spinOff(page, holding, currency_id);
  await visit(page, `${broker}/transactions`);
  const list = page.getByRole('table', { name: 'Transactions' });
  await expect(list.getByRole('row').filter({ hasText: 'Spin-off PKO → CDR' })).toHaveCount(1);
  await list.getByRole('checkbox', { name: /^Select Spin-off/ }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await list.getByRole('checkbox', { name: /^Select Spin-off/ }).uncheck();
  expect(await barriersIn(page)).toEqual([]);
  await list.getByRole('button', { name: 'Delete: Spin-off PKO → CDR' }).click();
  const question = page.getByRole('dialog', { name: /^Delete “Spin-off” of/ });
  await question.getByRole('button', { name: 'Delete the whole action' }).click();
  await expect(list.getByText('Spin-off')).toHaveCount(0);
  await undoBar(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(list.getByRole('row').filter({ hasText: 'Spin-off PKO → CDR' })).toHaveCount(1);
});

test('another lot method shows what it changes before it is saved, and counts at once (L-6)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const { holding, portfolio, currency_id } = await holdPko(page);
  const sale = { type: 'sell', currency_id, asset_value_id: holding, portfolio_id: portfolio };
  const sold = { ...sale, amount: '10', price: '60', created_at: '2026-01-15' };
  expect((await send(page, 'POST', '/api/transactions', sold)).status).toBe(200);
  await visit(page, `${broker}/holdings/${holding}`);
  await page.getByRole('button', { name: /^Cost-basis method: FIFO/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit portfolio' });
  await form.getByLabel('Cost-basis method').selectOption('lifo');
  const change = form.getByRole('region', { name: 'What the new method changes' });
  // 10 sold for 600: the oldest had cost 400, the newest 500.
  await expect(change.getByRole('row', { name: /^Realised gain/ })).toHaveText(/200,00\szł.*100,00\szł/);
  await expect(change.getByRole('row', { name: /^Cost of what you hold/ })).toHaveText(
    /1\s500,00.*1\s400,00/,
  );
  expect(await barriersIn(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: /^Cost-basis method: LIFO/ })).toBeVisible();
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

    await page.getByRole('button', { name: 'Add transaction' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add transaction' });
    await form.getByLabel('More types').selectOption('fee');
    await form.getByLabel('Amount').fill('5');
    await form.getByLabel('The fee came back (a refund)').check();
    const added = page.waitForResponse((one) => one.url().endsWith('/api/transactions') && one.ok());
    await form.getByRole('button', { name: 'Add fee' }).click();
    expect((await added).request().postDataJSON().total).toBe('-5');
    await expect(form).toBeHidden();
    await visit(page, `${broker}/transactions`);
    const list = page.getByRole('table', { name: 'Transactions' });
    await expect(list.getByRole('row').filter({ hasText: /\+5,00\szł/ })).toBeVisible();
    await expect(list.getByRole('button', { name: 'Delete: Capital repayment PKO' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await barriersIn(page)).toEqual([]);
  });
});
