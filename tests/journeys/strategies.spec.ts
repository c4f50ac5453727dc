import type { Page } from '@playwright/test';
import { barriersIn } from './barriers.ts';
import { expect, send, signInAsDemo, test, toast, undoBar, visit } from './journey.ts';

const strategies = '/dashboard/broker-investments/strategies';
const złoty = '0193277e-0000-7000-8000-000000000101';

/** A portfolio with more shares than 60/40 wants. */
async function newPortfolio(page: Page, name: string): Promise<string> {
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: złoty });
  expect(made.status).toBe(200);
  const { id } = made.body.data as { id: string };
  await hold(page, id, 'PKO', '200');
  await hold(page, id, 'EUNA', '10');
  return id;
}

async function hold(page: Page, portfolioId: string, ticker: string, volume: string): Promise<void> {
  const found = await send(page, 'GET', `/api/assets?search=${ticker}&limit=1`);
  const [asset] = found.body.data as { id: string; currency_id: string }[];
  const made = await send(page, 'POST', '/api/portfolio-assets', {
    parent_id: asset!.id,
    portfolio_id: portfolioId,
    value: '5',
    volume,
    currency_id: asset!.currency_id,
    added_at: '2025-03-14',
  });
  expect(made.status).toBe(200);
}

test('a portfolio gets a strategy, shows how closely it follows it and what to buy, and lets it go', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await newPortfolio(page, 'Emerytura');
  await visit(page, strategies);
  await expect(page.getByRole('table', { name: 'Strategies' }).locator('tbody tr')).toHaveCount(15);
  await page.getByRole('searchbox', { name: 'Find a strategy by name' }).fill('60/');
  await expect(page.getByRole('table', { name: 'Strategies' }).locator('tbody tr')).toHaveCount(1);
  await expect(page).toHaveURL(/search=60/);
  await page.getByRole('link', { name: '60/40' }).click();
  await expect(page.getByRole('heading', { name: '60/40', level: 1 })).toBeVisible();
  await expect(page.getByText('No portfolio follows this strategy yet')).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Connect portfolio' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Emerytura' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Select one item');
  expect(await barriersIn(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Emerytura' }).check();
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await toast(page, 'Emerytura now follows 60/40');
  const followers = page.getByRole('list', { name: 'Portfolios that follow 60/40' });
  await expect(followers).toContainText(/Strategy coverage: \d+%/);

  await followers.getByRole('link', { name: 'Emerytura' }).click();
  await expect(page).toHaveURL(/portfolio_id=/);
  const table = page.getByRole('table', { name: 'Allocation against target' });
  await expect(table.getByRole('row', { name: /^Bonds/ })).toContainText('40.0');
  const proposal = page.getByRole('region', { name: /proposal$/ });
  await proposal.getByLabel('Amount to invest').fill('3000');
  await expect(proposal.getByRole('listitem')).toHaveCount(1);
  await expect(proposal.getByRole('listitem')).toContainText(/Buy \d+ units? at/);
  await expect(proposal).toContainText(/\d+% → \d+%/);
  await proposal.getByText('Full', { exact: true }).click();
  await expect(proposal.getByRole('listitem').filter({ hasText: 'PKO' })).toContainText(/Sell \d+ units? at/);
  await proposal.getByLabel('Amount to invest').fill('abc');
  await expect(proposal.getByText('Enter an amount of zero or more')).toBeVisible();

  await visit(page, strategies);
  await page.getByRole('link', { name: '60/40' }).click();
  await page.getByRole('button', { name: 'Disconnect Emerytura' }).click();
  await expect(undoBar(page)).toContainText('Emerytura no longer follows its strategy');
  await expect(page.getByText('No portfolio follows this strategy yet')).toBeVisible();
});

test('a strategy is rated, the rating counts at once and can be taken back', async ({ page, newAccount }) => {
  await newAccount();
  await visit(page, strategies);
  await page.getByRole('link', { name: 'Larry portfolio' }).click();
  await page.getByRole('button', { name: 'Save rating' }).click();
  await expect(page.getByText('Choose one to five stars')).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('Your review').fill('Few shares, quiet nights.');
  await page.getByRole('button', { name: 'Save rating' }).click();
  await toast(page, 'Rating saved');
  await expect(page.getByText('4.0 from 1 user')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Few shares, quiet nights.' })).toContainText(
    'yours',
  );
  await page.getByRole('button', { name: 'Remove my rating' }).click();
  await expect(undoBar(page)).toContainText('Your rating deleted');
  await expect(page.getByText('No written reviews yet.')).toBeVisible();
});

test('a portfolio without a strategy offers to connect one, found by its Polish name', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const id = await newPortfolio(page, 'Dom');
  await visit(page, `/pl/dashboard/broker-investments/assets?portfolio_id=${id}`);
  await page.getByRole('button', { name: 'Połącz strategię' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('motyl');
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await dialog.getByRole('radio', { name: 'Złoty motyl' }).check();
  await dialog.getByRole('button', { name: 'Połącz', exact: true }).click();
  await toast(page, 'Połączono portfel Dom ze strategią Złoty motyl');
  await expect(page.getByRole('table', { name: 'Alokacja a\u00a0cel' })).toContainText('Złoto');
  const within = 'section:has(table[aria-label="Alokacja a\u00a0cel"])';
  expect(await barriersIn(page, { within })).toEqual([]);
});

test('a coverage has one colour wherever it is shown (S-11)', async ({ page }) => {
  await signInAsDemo(page);
  const shown = async (address: string) => {
    await visit(page, address);
    const bars = page.locator('[data-tone]:visible');
    await expect(bars.first()).toBeVisible();
    return bars.evaluateAll((found) =>
      found.map((bar) => ({
        percent: /\d+%/.exec(bar.parentElement!.parentElement!.textContent ?? '')?.[0],
        colour: getComputedStyle(bar).backgroundColor,
      })),
    );
  };
  const home = await shown('/dashboard');
  const list = await shown('/dashboard/broker-investments/portfolios');
  for (const one of home) expect(list).toContainEqual(one);
});
