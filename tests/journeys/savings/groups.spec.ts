import type { Page } from '@playwright/test';
import { barriersIn } from '../barriers.ts';
import { expect, send, test, toast, visit } from '../journey.ts';

async function newPortfolio(page: Page, name: string): Promise<void> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const currency = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln');
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: currency?.id });
  expect(made.status).toBe(200);
}

test('portfolios are put into a group, which has their total, is changed and removed (PG-1, PG-2)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await newPortfolio(page, 'Maklerskie');
  await newPortfolio(page, 'Emerytura');
  await visit(page, '/dashboard/broker-investments/portfolios');
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Groups', exact: true }) });
  await expect(card.getByText('No groups yet')).toBeVisible();
  await card.getByRole('button', { name: 'Add group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByRole('button', { name: 'Add group' }).click();
  await expect(dialog.getByText('Use 1 to 50 characters')).toBeVisible();
  await expect(dialog.getByText('Choose at least one portfolio')).toBeVisible();
  await dialog.getByLabel('Name').fill('Rodzina');
  await dialog.getByLabel('Maklerskie').check();
  await dialog.getByLabel('Emerytura').check();
  expect(await barriersIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add group' }).click();
  await toast(page, 'Group saved');
  const row = card.getByRole('row', { name: /Rodzina/ });
  await expect(row).toContainText('Maklerskie, Emerytura');
  await row.getByRole('button', { name: 'Actions for Rodzina' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit group' });
  await edit.getByLabel('Maklerskie').uncheck();
  await edit.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Group saved');
  await expect(row).not.toContainText('Maklerskie');
  await row.getByRole('button', { name: 'Actions for Rodzina' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove group' }).click();
  await expect(card.getByText('No groups yet')).toBeVisible();
});
