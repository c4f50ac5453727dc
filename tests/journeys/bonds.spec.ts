import type { Page } from '@playwright/test';
import { barriersIn } from './barriers.ts';
import { expect, send, signInAsDemo, test, toast, undoBar, visit } from './journey.ts';

const list = '/dashboard/bonds/list';
const rows = (page: Page) => page.getByRole('table', { name: 'Your bonds' }).locator('tbody tr');

test('the ladder of the demo: value, what it pays, and what three ways would bring', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, list);
  await expect(page.getByRole('heading', { name: 'Bonds', level: 1 })).toBeVisible();
  await expect(page.getByText(/8 series, 880 bonds/)).toBeVisible();
  await expect(page.getByText(/Some rates are simulated/)).toBeVisible();
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByRole('figure', { name: 'What comes back in which year' })).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);

  // The total explains itself, and its rows add up to it.
  await page.getByRole('button', { name: /Value/ }).first().click();
  await expect(page.getByText('What one bond is worth today')).toBeVisible();
  await page.keyboard.press('Escape');

  const choices = page.getByRole('region', { name: 'Hold, exchange or redeem?' });
  await expect(choices.getByRole('listitem')).toHaveCount(3);
  const hold = choices.getByRole('listitem').filter({ hasText: 'Hold to' });
  const before = await hold.textContent();
  await choices.getByRole('slider', { name: 'Inflation from now on' }).fill('8');
  await expect(hold).not.toHaveText(before!);
  await expect(choices.getByText('8.0% a year')).toBeVisible();
  await expect(choices.getByText('not advice')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for COI' }).first().click();
  await page.getByRole('menuitem', { name: 'Compare: hold or redeem' }).click();
  await expect(choices.getByText(/^COI/)).toBeVisible();
  await page.getByRole('button', { name: 'Actions for COI' }).first().click();
  await page.getByRole('menuitem', { name: 'Details and payments' }).click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByRole('table', { name: 'What it has paid' }).getByText('Interest')).toBeVisible();
  await expect(detail.getByRole('table', { name: 'Interest periods' })).toContainText('terms of the issue');
  expect(await barriersIn(page)).toEqual([]);
});

test('bonds are added by series, number and day, given back, and deleted', async ({ page, newAccount }) => {
  await newAccount();
  await visit(page, list);
  await expect(page.getByText('Your bonds will appear here')).toBeVisible();
  await page.getByRole('button', { name: 'Add bonds' }).first().click();
  const dialog = page.getByRole('dialog');
  // Locked until a series is chosen.
  for (const name of ['Number of bonds', 'Reference rate', 'Margin'])
    await expect(dialog.getByRole('textbox', { name })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Add bonds' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Series' }).fill('EDO0834');
  await dialog.getByRole('option', { name: /EDO0834/ }).click();
  await expect(dialog.getByText(/6.80% in the first year, then CPI \+ 2.00/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Margin' })).toHaveValue('2');
  await dialog.getByRole('textbox', { name: 'Number of bonds' }).fill('50');
  await expect(dialog.getByRole('textbox', { name: 'Total' })).toHaveValue('5000.00');
  expect(await barriersIn(page)).toEqual([]);
  // Today is not a day on which this series was sold.
  await dialog.getByRole('button', { name: 'Save and add another' }).click();
  await expect(dialog.getByText('This series was not on sale on that day')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Bought on' }).fill('12.08.2024');
  await expect(dialog.getByText('At maturity', { exact: false }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Add bonds' }).click();
  await toast(page, 'EDO0834 added');
  await expect(dialog, 'the button that was pressed last counts').toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('10-year, inflation + 2.00');

  await page.getByRole('button', { name: 'Actions for EDO0834' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog.getByRole('textbox', { name: 'Margin' }).fill('3');
  await expect(dialog.getByText('yours', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Bonds saved');
  await expect(rows(page).first()).toContainText('your own terms');

  await page.getByRole('button', { name: 'Actions for EDO0834' }).click();
  await page.getByRole('menuitem', { name: 'Redeem early' }).click();
  await dialog.getByRole('textbox', { name: 'Redeemed on' }).fill('06.12.2025');
  await dialog.getByRole('textbox', { name: 'How many' }).fill('20');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'EDO0834 redeemed');
  await expect(rows(page).first()).toContainText('30');
  await page.getByRole('button', { name: 'Show closed' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'Redeemed' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Actions for EDO0834' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(undoBar(page)).toContainText('EDO0834 deleted');
  await expect(rows(page)).toHaveCount(1);
});

test('a series that the table lacks is entered by hand, and the form is ready for the next one', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, list);
  await page.getByRole('button', { name: 'Add bonds' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Enter the series by hand' }).click();
  await dialog.getByRole('textbox', { name: 'Symbol' }).fill('abc1130');
  await dialog.getByRole('textbox', { name: 'Coupon', exact: true }).fill('8');
  await dialog.getByRole('textbox', { name: 'Matures on' }).fill('15.11.2030');
  await dialog.getByRole('textbox', { name: /Price today/ }).fill('99.4');
  await dialog.getByRole('textbox', { name: 'Number of bonds' }).fill('2');
  await dialog.getByRole('textbox', { name: 'Bought on' }).fill('04.05.2026');
  await dialog.getByRole('button', { name: 'Save and add another' }).click();
  await toast(page, 'ABC1130 added');
  await expect(dialog.getByRole('combobox', { name: 'Series' })).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page).first()).toContainText('ABC1130');
});

test('the operator types inflation where it is missing', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, '/dashboard/admin?tab=figures');
  await expect(page.getByRole('table', { name: 'Inflation in Poland' })).toContainText('came with Walory');
  await expect(page.getByRole('table', { name: 'Inflation in Poland' })).toContainText('simulated');
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Month', exact: true }).fill('2026-99');
  await page.getByRole('textbox', { name: 'Against a year before, as announced' }).fill('2.5');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Enter a month that has passed, for example 2026-10')).toBeVisible();
});

test('on a phone and in Polish nothing is cut off', async ({ page, newAccount }) => {
  await newAccount();
  const made = await send(page, 'POST', '/api/bonds', {
    symbol: 'COI1228',
    amount: 240,
    purchased_at: '2024-12-03',
  });
  expect(made.status).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/pl${list}`);
  await expect(page.getByRole('heading', { name: 'Obligacje', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Trzymać, zamienić czy wykupić?' })).toBeVisible();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  expect(await barriersIn(page)).toEqual([]);
});
