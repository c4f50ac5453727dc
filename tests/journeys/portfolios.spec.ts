import type { Page } from '@playwright/test';
import { addDays, dayInWarsaw } from '../../src/foundation/calendar-day.ts';
import { barriersIn } from './barriers.ts';
import { expect, hydrated, send, test, toast, visit } from './journey.ts';

const assets = '/dashboard/broker-investments/assets';
const portfolios = '/dashboard/broker-investments/portfolios';

async function newPortfolio(page: Page, name: string, extra: object = {}): Promise<string> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const currency = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln');
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: currency?.id, ...extra });
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
    added_at: '2026-01-05',
  });
  expect(bought.status).toBe(200);
}

test('a newcomer makes the first portfolio, adds an asset, sees its value and where it comes from', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, assets);
  const first = page.getByRole('dialog', { name: 'Your first portfolio' });
  await expect(first).toBeVisible();
  await expect(first.getByRole('button', { name: 'Close' }), 'there is no way past it').toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 400);
  await expect(first).toBeVisible();
  await expect(first.getByRole('button')).toHaveText(['Create']);

  const name = first.getByLabel('Name');
  await expect(first).toContainText('min 3 max 50 chars');
  await name.pressSequentially('Br');
  await expect(first.getByRole('alert'), 'checked at every key').toHaveText('Use 3 to 50 characters');
  await name.pressSequentially('okerage');
  await expect(first.getByRole('alert')).toBeHidden();
  await first.getByRole('button', { name: 'Create' }).click();
  await expect(first).toBeHidden();
  await toast(page, 'Portfolio “Brokerage” created');
  await expect(page.getByRole('heading', { name: 'No transactions yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Add asset', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Which asset?' });
  await expect(picker.getByRole('tab')).toContainText(['All', 'Shares', 'ETFs']);
  const search = picker.getByRole('combobox', { name: 'Name, ticker or ISIN' });
  await search.fill('cd projekt');
  await expect(picker.getByRole('option').first()).toHaveText(/CD Projekt \(CDR\)/);
  await search.press('Enter');

  const form = page.getByRole('dialog', { name: 'Add an asset' });
  await expect(form).toContainText('CD Projekt (CDR)');
  await expect(form.getByLabel('Price per unit'), 'the price of the day is filled in').not.toHaveValue('');
  await form.getByRole('button', { name: 'Choose another asset' }).last().click();
  await expect(picker.getByRole('combobox'), 'back to the picker').toHaveValue('');
  await search.fill('pko');
  await search.press('Enter');
  await picker.getByRole('option', { name: /\(PKO\)/ }).click();
  await expect(form.getByLabel('Portfolio')).toHaveValue(/.+/);
  await form.getByLabel('Day of purchase').fill('2026-01-05');
  await expect(form.getByLabel('Price per unit')).toHaveValue(/\d/);
  await form.getByRole('button', { name: 'Add asset' }).click();
  await expect(form.getByText('The number of units must be greater than zero')).toBeVisible();
  await form.getByLabel('Units').fill('10');
  await form.getByLabel('Price per unit').fill('60');
  await expect(form).toContainText('You pay 600,00 zł');
  await form.getByRole('button', { name: 'Add asset' }).dblclick();
  await expect(form).toBeHidden();
  await toast(page, 'Added: PKO Bank Polski');

  const holdings = page.getByRole('table', { name: /^Holdings of/ });
  const row = holdings.getByRole('row').filter({ hasText: 'PKO' });
  await expect(row, 'a double click buys once').toHaveCount(1);
  await expect(row).toContainText('600,00');
  await page.getByRole('button', { name: 'Explain Total profit' }).click();
  const why = page.getByRole('dialog', { name: 'Explain this number' });
  await expect(why).toContainText('Value + sales + net dividends');
  await expect(why.getByRole('row', { name: /^Total/ })).toBeVisible();
  await why.getByRole('link', { name: 'All transactions' }).click();
  await expect(page).toHaveURL(/\/transactions/);

  await visit(page, assets);
  const value = page.getByRole('region', { name: 'Value' });
  await expect(value).toContainText('zł');
  await page.getByRole('button', { name: /^Currency:/ }).click();
  await page.getByRole('menuitemcheckbox', { name: /Euro/ }).click();
  await expect(value, 'everything is valued anew').toContainText('€');
  await expect(holdings.getByRole('columnheader', { name: /Value, EUR/ })).toBeVisible();
  await value.getByText('7D', { exact: true }).click();
  await expect(value.getByRole('radio', { name: '7 days' })).toBeChecked();
  await expect(page).toHaveURL(/period=7D/);
  await expect(value.getByRole('slider'), 'the week of the chart').toHaveAttribute('aria-valuemax', '7');
});

test('another open tab shows a change by itself, and the search leads to the portfolio', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const id = await newPortfolio(page, 'Children');
  await visit(page, `${assets}?portfolio_id=${id}`);
  const other = await page.context().newPage();
  await visit(other, portfolios);
  await expect(other.getByRole('heading', { name: 'Children' })).toBeVisible();
  await expect(other.getByText('No assets yet')).toBeVisible();
  await buyShares(page, id);
  await expect(other.getByText('Shares · 1 asset · since 5 Jan 2026')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Holdings of Children' })).toContainText('PKO Bank Polski');

  await other.keyboard.press('Control+k');
  await other.getByRole('combobox').fill('children');
  await other.getByRole('option', { name: 'Children Portfolio' }).click();
  await expect(other).toHaveURL(new RegExp(`portfolio_id=${id}`));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Children');
});

test('of two who edit a portfolio the second sees what changed and loses nothing', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await newPortfolio(page, 'Brokerage');
  await visit(page, portfolios);
  await page.getByRole('button', { name: 'Actions for Brokerage' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit portfolio' });
  await form.getByLabel('Name').fill('My brokerage');

  const list = await send(page, 'GET', '/api/portfolios?simplified=0');
  const { id, currency_id, version } = (
    list.body.data as { id: string; currency_id: string; version: number }[]
  )[0]!;
  const change = { name: 'Broker account', currency_id, version, follows_cash: true };
  expect((await send(page, 'PUT', `/api/portfolios/${id}`, change)).status).toBe(200);

  await form.getByRole('button', { name: 'Save' }).click();
  const note = form.getByRole('alert').filter({ hasText: 'This changed while you were editing' });
  await expect(note).toContainText('Name: now Broker account');
  await expect(note).toContainText('Track cash: now on');
  await expect(form.getByLabel('Name'), 'what was typed is still there').toHaveValue('My brokerage');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: 'My brokerage' })).toBeVisible();
});

test('a portfolio is deleted by typing its name, with word of what goes with it', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await newPortfolio(page, 'Kept');
  const id = await newPortfolio(page, 'Old ideas', { is_virtual: true });
  await buyShares(page, id);
  await visit(page, `${assets}?portfolio_id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paper');
  await page.getByRole('button', { name: 'Portfolio actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete portfolio' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the portfolio “Old ideas”?' });
  await expect(question).toContainText('1 asset and 1 transaction');
  await question.getByRole('textbox').fill('old');
  await question.getByRole('button', { name: 'Delete portfolio' }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await question.getByRole('textbox').fill('OLD IDEAS');
  await question.getByRole('button', { name: 'Delete portfolio' }).click();
  await expect(page).toHaveURL(new RegExp(`${portfolios}$`));
  await expect(page.getByRole('heading', { name: 'Kept' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Old ideas' })).toHaveCount(0);
  const gone = await page.goto(`${assets}?portfolio_id=${id}`);
  expect(gone?.status()).toBe(404);
});

test('beyond the plan’s limit the way to a larger plan is shown instead of the form', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  for (let at = 1; at <= 10; at++) await newPortfolio(page, `Portfolio ${at}`);
  await visit(page, portfolios);
  await page.getByRole('button', { name: 'Add portfolio' }).click();
  await expect(page.getByText('Please upgrade your account')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByText('Table', { exact: true }).click();
  const table = page.getByRole('table', { name: 'Portfolios' });
  await expect(table.getByRole('row')).toHaveCount(12);
});

test('printing shows the report without the shell', async ({ page, newAccount }) => {
  await newAccount();
  const id = await newPortfolio(page, 'Report');
  await buyShares(page, id);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto(`${assets}?portfolio_id=${id}&export_reports=1`);
  await hydrated(page);
  await expect(page.locator('html[data-printed="yes"]')).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report');
});

test('neither the pages nor what opens over them have barriers', async ({ page, newAccount }) => {
  await newAccount();
  const id = await newPortfolio(page, 'Brokerage');
  await buyShares(page, id);
  await visit(page, portfolios);
  expect.soft(await barriersIn(page, { always: true })).toEqual([]);
  await page.getByRole('button', { name: 'Add portfolio' }).click();
  await expect(page.getByRole('dialog', { name: 'New portfolio' })).toBeVisible();
  expect.soft(await barriersIn(page, { always: true })).toEqual([]);

  await visit(page, `${assets}?portfolio_id=${id}`);
  expect.soft(await barriersIn(page, { always: true })).toEqual([]);
  await page.getByRole('button', { name: 'Explain IRR' }).click();
  await expect(page.getByRole('dialog', { name: 'Explain this number' })).toContainText('Value today');
  expect.soft(await barriersIn(page, { always: true })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add asset', exact: true }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect.soft(await barriersIn(page, { always: true })).toEqual([]);
  await page.getByRole('option').first().click();
  await expect(page.getByLabel('Units')).toBeVisible();
  expect.soft(await barriersIn(page, { always: true })).toEqual([]);
});

const [funds, pln] = ['0193277e-0000-7000-8000-000000000208', '0193277e-0000-7000-8000-000000000101'];

async function post(page: Page, path: string, body: object): Promise<string> {
  const { status, body: answer } = await send(page, 'POST', path, body);
  expect(status, path).toBe(200);
  return (answer.data as { id: string }).id;
}

/** A fund of one's own with the given prices, of which some units were bought. */
async function ownFund(
  page: Page,
  portfolio: string,
  given: {
    name: string;
    prices: Record<string, string>;
    bought: [day: string, units: string, price: string];
  },
): Promise<void> {
  const id = await post(page, '/api/custom-assets', { name: given.name, class_id: funds, currency_id: pln });
  for (const [day, close] of Object.entries(given.prices)) {
    const stored = await send(page, 'PUT', `/api/custom-assets/${id}/prices/${day}`, { close });
    expect(stored.status).toBe(200);
  }
  const [added_at, volume, value] = given.bought;
  const bought = { parent_id: id, portfolio_id: portfolio, currency_id: pln, value, volume, added_at };
  await post(page, '/api/portfolio-assets', bought);
}

test('what was bought today gained nothing today, an old price says since when, and labels name their span', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const today = dayInWarsaw(new Date());
  const portfolio = await post(page, '/api/portfolios', { name: 'Funds', currency_id: pln });
  await ownFund(page, portfolio, {
    name: 'Bought today',
    prices: { [addDays(today, -1)]: '100', [today]: '110' },
    bought: [today, '100', '110'],
  });
  await ownFund(page, portfolio, {
    name: 'Rarely priced',
    prices: { '2026-02-02': '100', '2026-05-04': '120' },
    bought: ['2026-02-02', '10', '100'],
  });

  await visit(page, assets);
  const holdings = page.getByRole('table', { name: /^Holdings of/ });
  await expect(holdings.getByRole('columnheader', { name: 'Today, %' })).toBeVisible();
  await expect(holdings.getByRole('row').filter({ hasText: 'Bought today' })).toContainText('0.00');
  await expect(holdings.getByRole('row').filter({ hasText: 'Rarely priced' })).toContainText(
    'no price since 4 May 2026',
  );
  const value = page.getByRole('region', { name: 'Value' });
  await expect(value).toContainText('since 2 Feb 2026');
  await expect(value, 'the base of the percentage stands beside it').toContainText(
    /of 12\s000\szł spent on purchases/,
  );
  await expect(value, 'money by its currency, the percentage by the language').toContainText(
    /\+200,00\szł\s*\+1\.7%/,
  );
  await page.getByRole('button', { name: 'Explain Invested' }).click();
  const why = page.getByRole('dialog', { name: 'Explain this number' });
  await expect(why.getByRole('row', { name: /^Purchases/ })).toContainText(/12\s000,00/);
  await page.keyboard.press('Escape');

  await visit(page, '/pl/dashboard');
  const total = page.getByRole('region', { name: 'Łączna wartość' });
  await expect(total).toContainText('od 2 lut 2026');
  await expect(total).toContainText(/\+1,7%/);
  await expect(page.getByRole('table', { name: 'Walory' })).toContainText('brak ceny od 4 maj 2026');
});
