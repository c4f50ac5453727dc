import { barriersIn } from '../barriers.ts';
import { expect, test, toast, undoBar, visit } from '../journey.ts';

test('a deposit is added, earns day by day, is broken early and deleted (DP-3, DP-4)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, '/dashboard/bonds/list');
  const card = page
    .getByRole('region', { name: 'Bank deposits' })
    .or(page.locator('section', { hasText: 'Bank deposits' }))
    .first();
  await expect(card.getByText('No deposits yet')).toBeVisible();
  await card.getByRole('button', { name: 'Add deposit' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Add deposit' }).click();
  await expect(form.getByText('Name the deposit, up to 60 characters')).toBeVisible();
  await form.getByLabel('Bank or name').fill('Bank Nowy');
  await form.getByLabel('Amount').fill('10000');
  await form.getByLabel('Interest a year').fill('6');
  await form.getByLabel('Begins').fill('2026-01-15');
  await form.getByLabel('Ends').fill('2036-01-15');
  expect(await barriersIn(page)).toEqual([]);
  await form.getByRole('button', { name: 'Add deposit' }).click();
  await toast(page, 'Deposit saved');

  const table = page.getByRole('table', { name: 'Bank deposits' });
  const row = table.getByRole('row', { name: /Bank Nowy/ }).filter({ visible: true });
  await expect(row).toContainText('interest');
  expect(await barriersIn(page)).toEqual([]);
  await table.getByRole('button', { name: 'Actions for Bank Nowy' }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: 'Close early' }).click();
  await form.getByLabel('Day', { exact: true }).fill('2026-03-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Closed early');
  await table.getByRole('button', { name: 'Actions for Bank Nowy' }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete deposit' }).click();
  await expect(undoBar(page)).toContainText('Deposit Bank Nowy deleted');
  await expect(page.getByText('No deposits yet')).toBeVisible();
});
