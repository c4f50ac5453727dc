import type { Page } from '@playwright/test';
import { dayInWarsaw } from '../../../src/foundation/calendar-day.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, send, signInAsDemo, test, undoBar, visit } from '../journey.ts';

const address = '/dashboard/broker-investments/taxes';
const last = Number(dayInWarsaw(new Date()).slice(0, 4)) - 1;

/** Shares of Apple bought and sold last year; gives a way to record more of them. */
async function tradeApple(page: Page) {
  const { body } = await send(page, 'GET', '/api/currencies');
  const pln = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln')!;
  const made = await send(page, 'POST', '/api/portfolios', { name: 'Brokerage', currency_id: pln.id });
  const found = await send(page, 'GET', '/api/assets?search=AAPL&limit=1');
  const [asset] = found.body.data as { id: string; currency_id: string }[];
  const record = async (type: string, day: string, fields: object) => {
    const sent = await send(page, 'POST', '/api/transactions', {
      ...{ type, portfolio_id: (made.body.data as { id: string }).id, asset_id: asset!.id },
      ...{ currency_id: asset!.currency_id, created_at: `${last}-${day}`, ...fields },
    });
    expect(sent.status).toBe(200);
  };
  const trade = (type: string, day: string, amount: string, price: string, fee = '0') =>
    record(type, day, { amount, price, fee });
  await trade('buy', '03-04', '10', '100');
  await record('dividend', '05-15', { total: '20' });
  await trade('sell', '09-03', '4', '150', '2');
  return trade;
}

/** Waits for a write of the tax pages and for the page that follows it. */
async function saving(page: Page, path: string, work: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith(path) && answer.request().method() !== 'GET',
  );
  await work();
  expect((await saved).status()).toBe(200);
}

test('a year opens down to a lot, is read otherwise, filed, and tells what changed since (TX-3, TX-14, TX-15, TX-18)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, address);
  await expect(page.getByRole('heading', { name: 'Nothing to declare yet' })).toBeVisible();
  const trade = await tradeApple(page);
  await visit(page, `${address}/${last}`);
  await expect(page.getByRole('heading', { name: 'First, what is missing' })).toBeVisible();
  await page.getByRole('button', { name: 'Enter the tax' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Tax/).fill('3');
  const mended = page.waitForResponse(
    (answer) => answer.url().includes('/api/transactions/') && answer.request().method() === 'PUT',
  );
  await form.getByRole('button', { name: /^Save/ }).click();
  expect((await mended).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Nothing is missing' })).toBeVisible();
  await expect(page.getByText('1 sale with its lots')).toBeVisible();
  await expect(page.getByText('This is arithmetic, not tax advice.')).toBeVisible();
  await page.getByRole('button', { name: 'Other revenue' }).click();
  await page.getByRole('button', { name: /^Apple/ }).click();
  await expect(page.getByRole('heading', { name: /Apple.*, sale of 4 units/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Lot 1, 4 of 10/ })).toContainText('4/10 of');
  expect(await barriersIn(page)).toEqual([]);

  const fee = page.getByRole('radiogroup', { name: 'Fee of a sale' });
  await saving(page, `/taxes/${last}/readings`, () => fee.getByLabel('lowers the revenue').click());
  await expect(fee.getByLabel('lowers the revenue')).toBeChecked();
  await expect(page.getByText(/Chosen on/)).toBeVisible();

  await page.getByRole('button', { name: 'PIT-8C and losses' }).click();
  await form.locator('input[type=file]').setInputFiles({
    ...{ name: 'pit8c.csv', mimeType: 'text/csv' },
    buffer: Buffer.from('account;revenue;costs\nnobody;1;1\nBrokerage;1 000,50;400\n'),
  });
  await expect(form.getByText(/1 PIT-8C read\. Lines not read: 2\./)).toBeVisible();
  await expect(form.getByLabel('Revenue: Brokerage')).toHaveValue(/^1.?000\.50?$/);
  await form.getByLabel('Revenue: Brokerage').fill('');
  await form.getByLabel('Costs: Brokerage').fill('');
  await form.getByRole('button', { name: 'Add a loss' }).click();
  await form.getByLabel('Year', { exact: true }).fill(String(last - 1));
  await form.getByLabel('Loss', { exact: true }).fill('100');
  await form.getByLabel('Already deducted').fill('101');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('You cannot have used more than the loss')).toBeVisible();
  await form.getByLabel('Already deducted').fill('0');
  await saving(page, '/taxes/losses', () => form.getByRole('button', { name: 'Save' }).click());
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: /Losses of earlier years/ })).toContainText('50');

  await page.getByRole('button', { name: 'I filed it' }).click();
  await saving(page, `/taxes/${last}/filing`, () =>
    form.getByRole('button', { name: 'Lock the year' }).click(),
  );
  await expect(page.getByText(/Filed on .* and locked/)).toBeVisible();
  await expect(fee.getByLabel('is a cost')).toBeDisabled();
  await trade('sell', '09-04', '1', '150');
  await visit(page, `${address}/${last}`);
  await expect(page.getByRole('heading', { name: 'A correction may be due' })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('main').getByText(/[$€]\s?\d|\d\s?zł/)).toHaveCount(0);
  await page.keyboard.press('h');
  await saving(page, `/taxes/${last}/filing`, () => page.getByRole('button', { name: 'Reopen' }).click());
  await expect(undoBar(page)).toContainText(`Tax year ${last} reopened`);
  await expect(page.getByRole('heading', { name: 'A correction may be due' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the demo’s running year says what it is, in Polish (TX-11)', async ({ page }) => {
    await signInAsDemo(page);
    await visit(page, `/pl${address}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Podatki', level: 1 })).toBeVisible();
    await expect(page.getByText(new RegExp(`${last + 1} trwa`))).toBeVisible();
    await expect(page.getByText('To wyliczenie, nie porada podatkowa.')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    expect(await barriersIn(page)).toEqual([]);
  });
});
