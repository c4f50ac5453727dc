import { barriersIn } from '../barriers.ts';
import { expect, send, test, toast, visit } from '../journey.ts';

test('a PPK account takes payments, tells who paid, and says what it would pay out (PN-1, PN-3)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, '/dashboard/broker-investments/portfolios');
  // Whoever has none is asked for the first one.
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('PPK at work');
  await dialog.getByLabel('Account type').selectOption('PPK');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await toast(page, 'Portfolio “PPK at work” created');
  const { body } = await send(page, 'GET', '/api/portfolios?simplified=1');
  const [{ id }] = body.data as [{ id: string }];

  await visit(page, `/dashboard/broker-investments/assets?portfolio_id=${id}`);
  await expect(page.getByRole('heading', { name: 'Your PPK account' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a payment' }).click();
  await dialog.getByRole('combobox', { name: 'Fund' }).fill('microsoft');
  await page
    .getByRole('option', { name: /Microsoft/ })
    .first()
    .click();
  await dialog.getByLabel('Price of a unit').fill('400');
  await dialog.getByLabel('Day').fill('2026-02-10');
  await dialog.getByRole('button', { name: 'Add payment' }).click();
  await expect(dialog.getByText('Enter at least one amount')).toBeVisible();
  await dialog.getByLabel('You paid').fill('2000');
  await dialog.getByLabel('Your employer paid').fill('1500');
  await dialog.getByLabel('The state paid').fill('250');
  expect(await barriersIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add payment' }).click();
  await toast(page, 'Payment added');

  const parts = page.getByRole('table', { name: 'Payments by who made them' });
  await expect(parts.getByRole('row', { name: /Your employer/ })).toContainText(/1[\s,.]?500/);
  await expect(page.getByText('30% of your employer’s payments, to your ZUS account')).toBeVisible();
  await expect(page.getByText('After 60, as it stands today')).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
});
