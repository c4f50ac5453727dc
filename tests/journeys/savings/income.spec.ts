import type { Page } from '@playwright/test';
import { addMonths, dayInWarsaw } from '../../../src/foundation/calendar-day.ts';
import { losesOnce } from '../../support/journeys/lost-once.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, send, signInAsDemo, test, toast, undoBar, visit } from '../journey.ts';

const address = '/dashboard/broker-investments/income';
const today = dayInWarsaw(new Date());

/** A year and a half of Apple, of whose dividends the ledger knows nothing. */
async function holdApple(page: Page): Promise<void> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const pln = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln')!;
  const made = await send(page, 'POST', '/api/portfolios', { name: 'Brokerage', currency_id: pln.id });
  const found = await send(page, 'GET', '/api/assets?search=AAPL&limit=1');
  const [asset] = found.body.data as { id: string; currency_id: string }[];
  const bought = await send(page, 'POST', '/api/transactions', {
    type: 'buy',
    portfolio_id: (made.body.data as { id: string }).id,
    asset_id: asset!.id,
    currency_id: asset!.currency_id,
    amount: '58',
    price: '150',
    created_at: addMonths(today, -18),
  });
  expect(bought.status).toBe(200);
}

test('dividends are proposed, corrected, confirmed, taken back and refused as not one’s own (IN-3)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, address);
  await expect(page.getByRole('heading', { name: 'No dividends or interest yet' })).toBeVisible();
  await holdApple(page);
  await visit(page, address);
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'To confirm' }) });
  const apple = card.getByRole('listitem').filter({ hasText: 'Apple' });
  await expect(apple.first()).toContainText(/58 × \$\d\.\d+, 15% withheld in United States/);
  const count = await apple.count();
  expect(count).toBeGreaterThan(3);
  expect(await barriersIn(page)).toEqual([]);

  await apple.first().getByRole('button', { name: 'Change' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Tax', { exact: true }).fill('9999');
  await form.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(form.getByText('Tax cannot be more than the payment')).toBeVisible();
  await form.getByLabel('Tax', { exact: true }).fill('3.21');
  await form.getByRole('button', { name: 'Confirm payment' }).click();
  const bar = undoBar(page);
  await expect(bar).toContainText('Dividend of AAPL confirmed');
  await expect(apple).toHaveCount(count - 1);

  await apple.first().getByRole('button', { name: 'Change' }).click();
  await form.getByRole('button', { name: 'Not mine' }).click();
  await expect(bar).toContainText('Dividend of AAPL is no longer proposed');
  await expect(apple).toHaveCount(count - 2);
  await card.getByText('1 payment marked as not yours').click();
  await card.getByRole('button', { name: 'Propose again' }).click();
  await expect(apple).toHaveCount(count - 1);

  await apple.first().getByRole('checkbox').uncheck();
  await card.getByRole('button', { name: `Confirm ${count - 2} payments` }).click();
  await expect(bar).toContainText(`${count - 2} payments confirmed`);
  await expect(apple).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await bar.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Everything is as it was');
  await expect(apple).toHaveCount(count - 1);
  await card.getByRole('button', { name: `Confirm ${count - 1} payments` }).click();
  await expect(card.getByText('Nothing waits for you.')).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('main').getByText(/[$€]\s?\d|\d\s?zł/)).toHaveCount(0);
  await page.keyboard.press('h');
  await visit(page, '/dashboard/broker-investments/transactions?type=dividend');
  await expect(page.getByRole('table', { name: 'Transactions' }).locator('tbody tr')).toHaveCount(count);
});

test('the demo shows what was received, what waits and what is expected, also on a phone (IN-7, IN-8)', async ({
  page,
}) => {
  await signInAsDemo(page);
  await visit(page, address);
  const year = today.slice(0, 4);
  await expect(page.getByText(`Received in ${year}`)).toBeVisible();
  for (const title of ['To confirm', 'Next payments', 'Dividends year by year', 'Yield on cost'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirm \d+ payments?$/ })).toBeVisible();
  await page.getByText('12 months', { exact: true }).click();
  await expect(page.getByText('Expected in the next 12 months')).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Tax and rates' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByText('United States')).toBeVisible();
  await expect(form.getByText('Brokerage · PLN')).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  // What was typed is not thrown away unasked (U-12).
  await form.getByLabel('Withheld: United States').fill('10');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you entered?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  // What does not load can be asked for again, and nothing can be saved until then.
  await losesOnce(page, '**/api/income/settings');
  await page.getByRole('button', { name: 'Tax and rates' }).click();
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByText('United States')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Calendar for your phone' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('link', { name: 'Download file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('walory-income.ics');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/pl${address}?period=next`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider).toBe(false);
  expect(await barriersIn(page)).toEqual([]);
});
