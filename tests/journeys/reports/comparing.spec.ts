import type { Page } from '@playwright/test';
import { dayInWarsaw } from '../../../src/foundation/calendar-day.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, send, test, visit } from '../journey.ts';

const compare = '/dashboard/broker-investments/reports/compare';
const year = Number(dayInWarsaw(new Date()).slice(0, 4));
const yearBefore = String(year - 1);

/** Money paid in two years ago, of which some was spent on shares and the rest lay idle. */
async function invest(page: Page): Promise<void> {
  const asked = async (method: string, path: string, body?: unknown) => {
    const answer = await send(page, method, path, body);
    expect(answer.status, path).toBe(200);
    return answer.body.data;
  };
  const currencies = (await asked('GET', '/api/currencies')) as { id: string; title: string }[];
  const currency_id = currencies.find(({ title }) => title === 'pln')?.id;
  const portfolio = { name: 'Retirement', currency_id, follows_cash: true };
  const { id: portfolio_id } = (await asked('POST', '/api/portfolios', portfolio)) as { id: string };
  const assets = (await asked('GET', '/api/assets?search=PKO')) as { id: string; ticker: string }[];
  const asset_id = assets.find(({ ticker }) => ticker === 'PKO')?.id;
  const row = { portfolio_id, currency_id, created_at: `${year - 2}-01-15` };
  await asked('POST', '/api/transactions', { ...row, type: 'deposit', total: '5000' });
  await asked('POST', '/api/transactions', {
    ...row,
    type: 'buy',
    asset_id,
    amount: '20',
    price: '60',
    fee: '5',
  });
}

test('an investor compares real returns with benchmarks, changes them, and finds them again (CO-1)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await invest(page);
  await visit(page, '/dashboard/broker-investments/reports');
  await page
    .getByRole('navigation', { name: 'Kinds of reports' })
    .getByRole('link', { name: /^Compare/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${compare}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
  await expect(page.getByText(/^(Above|Below) inflation \+\s2% since/)).toBeVisible();
  const pills = page.getByRole('list', { name: 'Benchmarks' });
  await expect(pills.getByRole('listitem')).toHaveCount(4);
  await expect(pills).toContainText('S&P 500, in zł');
  const years = page.getByRole('table', { name: 'Returns by year, %' });
  await expect(years.getByRole('row')).not.toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Risk' })).toContainText('Tracking error');
  await expect(page.getByRole('heading', { name: /^What cost you most/ })).toBeVisible();
  await expect(page.getByText('Idle cash')).toBeVisible();
  // Covered are one's own amounts, not what 100 became (U-27).
  const fees = page.getByRole('listitem').filter({ hasText: 'Commissions and fees' });
  await page.keyboard.press('h');
  await expect(fees).toContainText('••••');
  await expect(page.getByRole('heading', { name: /^100\szł on/ })).toBeVisible();
  await page.keyboard.press('h');
  await expect(fees).toContainText('−5');
  await page.getByRole('button', { name: /Beta/ }).click();
  await expect(page.getByText('When the benchmark moves by 1%')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await barriersIn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await barriersIn(page, { rules: ['color-contrast'] })).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  // A strategy comes, both indices go, one right after the other, and the address says so.
  await page.getByRole('button', { name: 'Add a benchmark' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a benchmark' });
  await dialog.getByText('Inflation + X%').click();
  await dialog.getByLabel('Above inflation, a year').fill('25');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Enter 0 to 20% above inflation')).toBeVisible();
  await dialog.getByText('Strategy', { exact: true }).first().click();
  await dialog.getByRole('combobox').selectOption({ label: '60/40' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(pills).toContainText('60/40');
  await expect(page).toHaveURL(/benchmarks=.*strategy/);
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().includes('/api/comparison/benchmarks') && !answer.request().postData()?.includes('asset:'),
  );
  await pills.getByRole('button', { name: 'Remove S&P 500' }).click();
  await pills.getByRole('button', { name: 'Remove WIG20' }).click();
  await expect(pills.getByRole('listitem')).toHaveText([/Your portfolio/, /Inflation \+ 2%/, /60\/40/]);
  expect((await kept).status()).toBe(200);

  await visit(page, compare);
  await expect(pills.getByRole('listitem')).toHaveText([/Your portfolio/, /Inflation \+ 2%/, /60\/40/]);

  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('button', { name: yearBefore, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`period=${yearBefore}`));
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^Period/ })).toContainText(yearBefore);

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF, XLSX, CSV' }).click();
  await page.getByRole('menuitem', { name: 'CSV, months' }).click();
  expect((await file).suggestedFilename()).toMatch(new RegExp(`^walory-comparison-${yearBefore}-years-`));
});

test('a period in which nothing was held, and an address that is wrong, are readable', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, compare);
  await expect(page.getByText('Your returns will appear here beside the market')).toBeVisible();
  await visit(page, `${compare}?benchmarks=inflation:99`);
  await expect(page.getByRole('alert')).toContainText('Enter 0 to 20% above inflation');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('Your returns will appear here beside the market')).toBeVisible();
});
