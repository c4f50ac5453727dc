import type { Page } from '@playwright/test';
import { oneIn } from '../../support/chance/chance.ts';
import { expect, hydrated, send, test, visit } from '../journey.ts';

const address = '/dashboard/broker-investments/transactions';

type Named = { id: string; title: string };

async function newPortfolio(page: Page, name = 'Brokerage'): Promise<string> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const pln = (body.data as Named[]).find(({ title }) => title === 'pln')!;
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: pln.id });
  expect(made.status).toBe(200);
  return (made.body.data as { id: string }).id;
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Add transaction' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you entered?' });

/** What a dialog listens to is set after its styles: nobody clicks between the two, but a test might. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add transaction' }).first().click();
  await expect(form(page).getByLabel('Portfolio')).toHaveValue(/.+/);
}

test('a filled form asks before Escape, the cross, a click beside it or the back button throws it away (U-12)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await newPortfolio(page);
  await visit(page, '/dashboard/settings');
  await visit(page, '/dashboard');
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .first()
    .getByRole('link', { name: 'Transactions' })
    .click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await hydrated(page);

  await openForm(page);
  await page.keyboard.press('Escape');
  await expect(form(page), 'nothing was entered, nothing is asked').toBeHidden();

  await openForm(page);
  const units = form(page).getByLabel('Units');
  await units.fill('12');
  const ways: Record<string, () => Promise<unknown>> = {
    Escape: () => page.keyboard.press('Escape'),
    cross: () => form(page).getByRole('button', { name: 'Close', exact: true }).click(),
    beside: () => page.mouse.click(5, 5),
    back: () => page.evaluate(() => window.history.back()),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await leave();
    await expect(question(page), way).toBeVisible();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(form(page), 'it is the top one again').toHaveCSS('pointer-events', 'auto');
    await painted(page);
    await expect(units, `${way}: what was typed is still there`).toHaveValue('12');
  }
  await expect(page, 'the page behind stayed').toHaveURL(new RegExp(`${address}$`));

  await page.evaluate(() => window.history.back());
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.evaluate(() => window.history.back());
  await expect(page, 'without a dialog back is back').toHaveURL(/\/dashboard$/);
});

test('Escape with a list open closes only the list; the next one the form (U-12)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await newPortfolio(page);
  await visit(page, address);
  await openForm(page);
  const asset = form(page).getByRole('combobox', { name: 'Asset' });
  await asset.click();
  await expect(asset).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(asset).toHaveAttribute('aria-expanded', 'false');
  await expect(form(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('“+” opens the form of a transaction on every page, and back closes it', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await newPortfolio(page, 'Savings');
    const portfolio = await newPortfolio(page);
    const plus = page.getByRole('navigation').getByRole('button', { name: 'Add transaction' });
    for (const path of [
      ...oneIn(3, [
        '/dashboard/broker-investments/markets/stocks',
        '/dashboard',
        '/dashboard/settings',
        '/dashboard/help',
        '/dashboard/broker-investments/strategies',
      ]),
      `/dashboard/broker-investments/assets?portfolio_id=${portfolio}`,
    ]) {
      await visit(page, path);
      await plus.click();
      await expect(form(page).getByLabel('Portfolio'), path).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname + url.search === path);
    }
    await expect(form(page).getByLabel('Portfolio'), 'of the page one is on').toHaveValue(portfolio);
    await form(page).getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('link', { name: 'Portfolios' }).first().click();
    await expect(page).toHaveURL(/\/portfolios$/);
    await plus.click();
    await expect(form(page)).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(form(page)).toBeHidden();
    await expect(page).toHaveURL(/\/portfolios$/);
  });

  test('whoever has no portfolio makes one on the way to the first transaction', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await visit(page, '/dashboard/help');
    await page.getByRole('navigation').getByRole('button', { name: 'Add transaction' }).click();
    const portfolio = page.getByRole('dialog');
    await portfolio.getByLabel('Name').fill('Retirement');
    await portfolio.getByRole('button', { name: 'Create portfolio' }).click();
    await expect(form(page).getByLabel('Portfolio')).toHaveValue(/.+/);
  });
});
