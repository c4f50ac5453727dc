import { barriersIn } from '../barriers.ts';
import { expect, send, test, toast, visit } from '../journey.ts';

test('the currencies of the switch are chosen and put in order, and amounts are entered in any (M-21, M-22)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: /^Currency:/ }).click();
  await expect(page.getByRole('menuitemcheckbox')).toHaveCount(6);
  await page.getByRole('menuitem', { name: 'Choose currencies…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your currencies' });
  const chosen = dialog.getByRole('list', { name: 'Chosen currencies' }).getByRole('listitem');
  await expect(chosen).toHaveCount(6);
  expect(await barriersIn(page, { within: '[role=dialog]' })).toEqual([]);

  const add = dialog.getByRole('combobox', { name: 'Add a currency' });
  await add.fill('krona');
  await dialog.getByRole('option', { name: 'SEK, Swedish krona' }).click();
  await expect(chosen).toHaveCount(7);
  await expect(chosen.last()).toContainText(/1 SEK = 0\.\d{4} PLN/);
  await dialog.getByRole('button', { name: 'Remove Japanese yen' }).click();
  await dialog.getByRole('button', { name: 'Move Swedish krona up' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Currencies saved');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: /^Currency:/ }).click();
  const offered = page.getByRole('menuitemcheckbox');
  await expect(offered).toHaveText([/PLN/, /EUR/, /USD/, /GBP/, /SEK · Swedish krona/, /CHF/]);
  await offered.filter({ hasText: 'SEK' }).click();
  await expect(page.getByRole('button', { name: /^Currency: SEK/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Currency: SEK/ })).toBeVisible();

  // The first portfolio is asked for where one is needed.
  await visit(page, '/dashboard/broker-investments/assets');
  const first = page.getByRole('dialog', { name: 'Your first portfolio' });
  const currency = first.getByLabel('Currency', { exact: true });
  await expect(currency.locator('option').nth(5), 'chosen ones come first').toHaveText('SEK, Swedish krona');
  await first.getByLabel('Name').fill('Seoul');
  await currency.selectOption({ label: 'KRW, South Korean won' });
  await first.getByRole('button', { name: 'Create' }).click();
  await expect(first).toBeHidden();
  const { data } = (await send(page, 'GET', '/api/portfolios?simplified=1')).body;
  expect(data).toMatchObject([{ name: 'Seoul', currency: 'krw' }]);
});
