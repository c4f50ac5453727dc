import type { Page } from '@playwright/test';
import { dayInWarsaw } from '../../../src/foundation/calendar-day.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, send, test, toast, visit } from '../journey.ts';

const reports = '/dashboard/broker-investments/reports';
const year = dayInWarsaw(new Date()).slice(0, 4);
const yearBefore = String(Number(year) - 1);

async function newPortfolio(page: Page, name: string): Promise<string> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const currency = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln');
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: currency?.id });
  expect(made.status).toBe(200);
  return (made.body.data as { id: string }).id;
}

/** Ten shares of PKO, bought at the beginning of the year. */
async function buyShares(page: Page, portfolioId: string): Promise<void> {
  const found = await send(page, 'GET', '/api/assets?search=PKO');
  const asset = (found.body.data as { id: string; ticker: string; currency_id: string }[]).find(
    ({ ticker }) => ticker === 'PKO',
  );
  const bought = await send(page, 'POST', '/api/portfolio-assets', {
    parent_id: asset?.id,
    portfolio_id: portfolioId,
    currency_id: asset?.currency_id,
    value: '60',
    volume: '10',
    added_at: `${year}-01-05`,
  });
  expect(bought.status).toBe(200);
}

test('an investor walks through the reports, and a link shows the same again', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const id = await newPortfolio(page, 'Retirement');
  await newPortfolio(page, 'Play');
  await buyShares(page, id);
  await visit(page, reports);
  await expect(page.getByRole('heading', { level: 2, name: `Your year ${year}` })).toBeVisible();
  await expect(page.getByText('Paid in, less taken out').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Monthly returns' })).toBeVisible();

  await page.getByRole('button', { name: /^Portfolios/ }).click();
  await page.getByRole('checkbox', { name: 'Retirement' }).click();
  await expect(page).toHaveURL(new RegExp(`portfolios=${id}`));
  await page.keyboard.press('Escape');

  await page
    .getByRole('navigation', { name: 'Kinds of reports' })
    .getByRole('link', { name: /^Income/ })
    .click();
  await expect(page).toHaveURL(/kind=income/);
  await expect(page.getByRole('heading', { level: 2, name: `Income, ${year}` })).toBeVisible();
  await page.getByRole('button', { name: 'Period before' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `Income, ${yearBefore}` })).toBeVisible();
  await expect(page).toHaveURL(
    new RegExp(`(?=.*kind=income)(?=.*portfolios=${id})(?=.*period=${yearBefore})`),
  );

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: `Income, ${yearBefore}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Portfolios/ })).toContainText('Retirement');
});

test('a report is saved, renamed, changed and deleted', async ({ page, newAccount }) => {
  await newAccount();
  await buyShares(page, await newPortfolio(page, 'Retirement'));
  await visit(page, `${reports}?kind=performance&period=start`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this report' });
  await dialog.getByLabel('Name').fill('How it all went');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page, 'Report saved');
  await expect(page).toHaveURL(/\/reports\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 2, name: 'How it all went' })).toBeVisible();

  await page.getByRole('button', { name: /^Period Since start/ }).click();
  await page.getByRole('button', { name: year, exact: true }).click();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(`Performance, ${year}`).first()).toBeVisible();

  await page.getByRole('button', { name: 'Actions for How it all went' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename the report' });
  await rename.getByLabel('Name').fill('My year');
  await rename.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'My year' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for My year' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete report' }).click();
  await expect(page).toHaveURL(new RegExp(`${reports}$`));
  await expect(page.getByText('My year', { exact: true })).toHaveCount(0);
});

test('every kind has its page without barriers, and a period that has not begun says so', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await buyShares(page, await newPortfolio(page, 'Retirement'));
  for (const [kind, title] of [
    ['overview', `Your year ${year}`],
    ['performance', `Performance, ${year}`],
    ['allocation', `Allocation, ${year}`],
    ['income', `Income, ${year}`],
    ['realised', `Realised gains, ${year}`],
    ['costs', `Costs and taxes, ${year}`],
    ['transactions', `Transactions, ${year}`],
  ]) {
    await visit(page, `${reports}?kind=${kind}`);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect.soft(await barriersIn(page, { always: true }), kind).toEqual([]);
  }
  await visit(page, `${reports}?period=2099`);
  await expect(page.getByRole('alert')).toContainText('There is no such report');
  await page.getByRole('button', { name: 'Back to this year' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `Your year ${year}` })).toBeVisible();
});

test('a report is printed without the shell, with whole tables', async ({ page, newAccount }) => {
  await newAccount();
  await buyShares(page, await newPortfolio(page, 'Retirement'));
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto(`${reports}?kind=transactions&export_reports=1`);
  await hydrated(page);
  await expect(page.locator('html[data-printed="yes"]')).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 1000 });
  await expect(page.getByRole('columnheader', { name: 'Portfolio' }).first()).toBeVisible();
  await expect(page.getByText('Kinds of reports')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(page).not.toHaveURL(/export_reports/);
  await expect(page).toHaveURL(/kind=transactions/);
});

test('reports of real estate speak Polish too', async ({ page, newAccount }) => {
  await newAccount();
  await visit(page, '/pl/dashboard/real-estate/reports?kind=rent');
  await expect(page.getByRole('heading', { level: 1, name: 'Raporty nieruchomości' })).toBeVisible();
  await expect(page.getByText('Nie masz jeszcze nieruchomości')).toBeVisible();
});
