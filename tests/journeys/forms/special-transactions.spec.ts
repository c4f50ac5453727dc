import type { Locator, Page } from '@playwright/test';
import { addDays, dayInWarsaw } from '../../../src/foundation/calendar-day.ts';
import { barriersIn } from '../barriers.ts';
import { expect, send, test, toast, visit } from '../journey.ts';

const address = '/dashboard/broker-investments/transactions';
const daysAgo = (days: number) => addDays(dayInWarsaw(new Date()), -days);
const rows = (page: Page) => page.getByRole('table', { name: 'Transactions' }).locator('tbody tr');

async function newPortfolio(page: Page): Promise<void> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const pln = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln')!;
  const made = await send(page, 'POST', '/api/portfolios', { name: 'Brokerage', currency_id: pln.id });
  expect(made.status).toBe(200);
}

/** Opens the form at one of the rarer choices. */
async function begin(page: Page, choice: string, asset: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add transaction' }).first().click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Portfolio')).toHaveValue(/.+/);
  await form.getByLabel('More types').selectOption({ label: choice });
  const box = form.getByRole('combobox', { name: 'Asset' });
  await box.fill(asset);
  await form.getByRole('listbox').getByRole('option', { name: asset }).first().click();
  return form;
}

async function save(page: Page, form: Locator, button: string, count: number): Promise<void> {
  await form.getByRole('button', { name: button }).click();
  await toast(page, 'Transaction added');
  await expect(form).toBeHidden();
  await expect(rows(page)).toHaveCount(count);
}

test('a gift, a written option that expires, and the loss of a contract have their own fields, and their tax (L-23 to L-25)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await newPortfolio(page);
  await visit(page, address);

  const gift = await begin(page, 'Gift received', 'PKO Bank');
  await expect(gift.getByLabel('From', { exact: true })).toHaveCount(0);
  await gift.getByLabel('Units').fill('10');
  await gift.getByLabel('Value per unit').fill('50');
  await gift.getByLabel('Previous owner’s cost, PLN').fill('300');
  await gift.getByLabel('Date').fill(daysAgo(40));
  expect(await barriersIn(page)).toEqual([]);
  await save(page, gift, 'Add transfer', 1);
  await expect(rows(page).first()).toContainText('Gift received');

  const option = await begin(page, 'Option written', 'CD Projekt');
  await option.getByLabel('Units').fill('2');
  await option.getByLabel('Premium per unit').fill('12');
  await option.getByLabel('Date').fill(daysAgo(30));
  await save(page, option, 'Add short sale', 2);
  await expect(rows(page).first()).toContainText('Option written');

  const ending = await begin(page, 'Written option expired', 'CD Projekt');
  await expect(ending.getByLabel('Price per unit')).toHaveCount(0);
  await ending.getByLabel('Units').fill('3');
  await expect(ending.getByRole('alert')).toContainText('You can cover at most 2.');
  await ending.getByLabel('Units').fill('2');
  await save(page, ending, 'Add cover', 3);

  const contract = await begin(page, 'Contract result', 'Orlen');
  await contract.getByLabel('Result', { exact: true }).fill('250');
  await contract.getByText('It was a loss').click();
  await contract.getByLabel('Opened on').fill(daysAgo(20));
  await contract.getByLabel('Value when opened').fill('5550');
  await contract.getByLabel('Value when closed').fill('5301');
  await contract.getByRole('button', { name: 'Add result' }).click();
  await expect(contract.getByText('which must differ by the result')).toBeVisible();
  await contract.getByLabel('Value when closed').fill('5300');
  await save(page, contract, 'Add result', 4);

  // What was typed is there when one comes back to it.
  await rows(page)
    .filter({ hasText: 'Gift received' })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const again = page.getByRole('dialog');
  await expect(again.getByLabel('More types')).toHaveValue('transfer-in-gift');
  await expect(again.getByLabel('Previous owner’s cost, PLN')).toHaveValue('300');

  // The tax of the year opens to each of them, one after the other (TC-1, TC-3).
  await visit(page, `/dashboard/broker-investments/taxes/${daysAgo(0).slice(0, 4)}`);
  await page.getByRole('button', { name: 'Other revenue' }).click();
  for (const asset of ['CD Projekt', 'Orlen']) {
    await page.getByRole('button', { name: asset }).click();
    await expect(page.getByRole('heading', { name: `${asset}, position closed` })).toBeVisible();
  }
});
