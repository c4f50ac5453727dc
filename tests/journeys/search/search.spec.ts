import type { Page } from '@playwright/test';
import { barriersIn } from '../barriers.ts';
import { expect, send, test, visit } from '../journey.ts';

const broker = '/dashboard/broker-investments';

type Made = { id: string; asset_value_id: string };

async function make(page: Page, path: string, body: object): Promise<Made> {
  const { status, body: answer } = await send(page, 'POST', path, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data as Made;
}

/** PKO in one portfolio, bought with a note. */
async function holdPko(page: Page): Promise<Made & { portfolio: string }> {
  const currencies = (await send(page, 'GET', '/api/currencies')).body.data as {
    id: string;
    title: string;
  }[];
  const currency_id = currencies.find(({ title }) => title === 'pln')!.id;
  const assets = (await send(page, 'GET', '/api/assets?search=PKO&limit=1')).body.data as { id: string }[];
  const portfolio = await make(page, '/api/portfolios', { name: 'Maklerskie', currency_id });
  const bought = await make(page, '/api/transactions', {
    currency_id,
    asset_id: assets[0]!.id,
    portfolio_id: portfolio.id,
    type: 'buy',
    amount: '10',
    price: '40',
    created_at: '2024-01-15',
    note: 'Na remont dachu',
  });
  return { ...bought, portfolio: portfolio.id };
}

const search = (page: Page) => {
  const palette = page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
  return {
    palette,
    input: palette.getByRole('combobox'),
    options: palette.getByRole('option'),
    async open() {
      await page.keyboard.press('Control+k');
      await expect(palette.getByRole('combobox')).toBeFocused();
    },
  };
};

test('one box finds what is held, with a slip too, shows it before it is opened, and does things (SE-1 to SE-10)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const { asset_value_id } = await holdPko(page);
  await visit(page, '/dashboard');
  const { palette, input, options, open } = search(page);
  await open();
  await input.fill('plosk');
  await expect(palette.getByText('Showing results for polski')).toBeVisible();
  await expect(options.first()).toContainText('PKO Bank Polski');
  await palette.getByRole('button', { name: 'Search for “plosk” as typed' }).click();
  await expect(palette.getByText('Nothing found for “plosk”')).toBeVisible();

  await input.fill('pko');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(options.first()).toContainText('10 units · Maklerskie');
  const preview = palette.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Average cost');
  await expect(preview).toContainText('40,00');
  expect(await barriersIn(page)).toEqual([]);

  await input.fill('dachu remont');
  await expect(options.first()).toContainText('“Na remont dachu”');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/transactions\?portfolioId=.+&from=2024-01-15&to=2024-01-15/);
  await expect(page.getByRole('table', { name: 'Transactions' })).toContainText('PKO');

  await open();
  await expect(options.first(), 'what was opened last').toContainText('Na remont dachu');
  await input.fill('buy pko');
  await options.filter({ hasText: 'Add a transaction for PKO Bank Polski' }).click();
  const form = page.getByRole('dialog', { name: 'Add transaction' });
  await expect(form.getByRole('combobox', { name: 'Asset' })).toHaveValue(/PKO/);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await open();
  await input.fill('pko');
  await options.filter({ hasText: 'Watch PKO Bank Polski' }).click();
  await expect(page.getByRole('dialog', { name: /^Watch/ })).toContainText('PKO');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await open();
  await input.fill('switch to eur');
  await expect(options.first()).toContainText('Switch to EUR');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Currency:/ })).toContainText('EUR');

  await open();
  await input.fill('pko');
  await expect(options.first()).toContainText('10 units');
  await page.route('**/api/search?*', (route) => route.abort());
  await input.fill('pkob');
  await expect(palette.getByText('The search didn’t answer')).toBeVisible();
  await page.unroute('**/api/search?*');
  await input.fill('pko');
  await expect(options.first()).toContainText('10 units');
  const tab = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await tab).toHaveURL(new RegExp(`/holdings/${asset_value_id}$`));
});

test('on a Polish phone it is the whole screen; from a market an asset comes into the form, by the login (SE-10, SE-11)', async ({
  page,
  newAccount,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await newAccount();
  await holdPko(page);
  await visit(page, '/pl/dashboard');
  await page.getByRole('button', { name: 'Szukaj' }).click();
  const { palette, input, options } = search(page);
  expect(await palette.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await input.fill('ustwienia');
  await expect(palette.getByText('Wyniki dla: ustawienia')).toBeVisible();
  await input.fill('orlen');
  await expect(options.first()).toContainText('GPW, PLN');
  await expect(palette.getByRole('region', { name: 'Podgląd' })).toBeHidden();
  expect(await barriersIn(page)).toEqual([]);
  await options.first().click();
  await expect(page).toHaveURL(/\/pl\/symbole\/stocks\//);

  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('link', { name: 'Dodaj do portfela' }).click();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Hasło', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj transakcję' });
  await expect(form.getByRole('combobox', { name: 'Walor' })).toHaveValue(/ORLEN/i);
  await expect(page).toHaveURL(new RegExp(`/pl${broker}/transactions$`));
});
