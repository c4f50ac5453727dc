import type { Page } from '@playwright/test';
import { addDays, dayInWarsaw } from '../../../src/foundation/calendar-day.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, send, signInAsDemo, test, toast, undoBar, visit } from '../journey.ts';

const address = '/dashboard/broker-investments/plans';
const today = dayInWarsaw(new Date());

async function portfolioWithCash(page: Page): Promise<void> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const pln = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln')!;
  const fields = { name: 'Brokerage', currency_id: pln.id, follows_cash: true };
  expect((await send(page, 'POST', '/api/portfolios', fields)).status).toBe(200);
}

const recorded = async (page: Page) => (await send(page, 'GET', '/api/transactions')).body.data as object[];

test('a deposit is planned, corrected, confirmed, taken back, and saved for a goal (PL-1, PL-6, PL-10)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await portfolioWithCash(page);
  await visit(page, address);
  await expect(page.getByRole('heading', { name: 'No plans yet' })).toBeVisible();

  await page.getByRole('button', { name: 'New plan' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Amount').fill('500');
  await form.getByLabel('First day').fill(addDays(today, -1));
  await form.getByRole('button', { name: 'Add plan' }).click();
  await expect(form.getByText('Choose today or a later day')).toBeVisible();
  await form.getByLabel('First day').fill(today);
  await form.getByRole('button', { name: 'Add plan' }).click();
  await toast(page, 'Plan saved');
  await expect(form).toBeHidden();

  const card = page.locator('section', { has: page.getByRole('heading', { name: 'To confirm' }) });
  const due = card.getByRole('listitem');
  await expect(due).toHaveCount(1);
  expect(await barriersIn(page)).toEqual([]);
  await due.getByRole('button', { name: 'Check' }).click();
  await form.getByLabel('Amount').fill('0');
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(form.getByText('Enter an amount above zero')).toBeVisible();
  await form.getByLabel('Amount').fill('450');
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  const bar = undoBar(page);
  await expect(bar).toContainText('confirmed');
  await expect(due).toHaveCount(0);
  expect(await recorded(page)).toMatchObject([{ type: 'deposit', total: '450' }]);
  await page.reload();
  await hydrated(page);
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(due).toHaveCount(1);
  expect(await recorded(page)).toEqual([]);
  await card.getByRole('button', { name: 'Confirm 1 transaction' }).click();
  await expect(due).toHaveCount(0);
  expect(await recorded(page)).toMatchObject([{ type: 'deposit', total: '500' }]);

  await page.getByRole('button', { name: 'New goal' }).first().click();
  await form.getByLabel('Name').fill('A boat');
  await form.getByLabel('Sum').fill('10000');
  await form.getByLabel('By when').fill(addDays(today, 800));
  await form.getByRole('button', { name: 'Add goal' }).click();
  await toast(page, 'Goal saved');
  const goal = page.locator('section', { has: page.getByRole('heading', { name: 'A boat' }) });
  await expect(goal).toContainText('It cannot be known yet: 0 whole months');
  await expect(goal).toContainText('from your plans');
  expect(await barriersIn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Actions for A boat' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete goal' }).click();
  await expect(bar).toContainText('Goal A boat deleted');
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(goal).toBeVisible();
});

test('the demo shows a plan that waits, and a goal with its chance as an estimate (PL-9)', async ({
  page,
}) => {
  await signInAsDemo(page);
  await visit(page, address);
  const goal = page.locator('section', { has: page.getByRole('heading', { name: 'Flat in Gdynia' }) });
  await expect(goal).toContainText(/≈ (\d+%|more than 99%|less than 1%)/);
  await expect(goal).toContainText('An estimate from your own past, not a promise.');
  await expect(goal.getByRole('slider', { name: 'Path to Flat in Gdynia' })).toBeVisible();
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'To confirm' }) });
  await expect(card.getByRole('listitem').first()).toContainText('Deposit');
  expect(await barriersIn(page)).toEqual([]);
});
