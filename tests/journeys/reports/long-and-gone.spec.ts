import type { Page } from '@playwright/test';
import { sql } from '../../../src/platform/database/sql.ts';
import { withJourneyDatabase } from '../../support/journey-database.ts';
import { pdfPages } from '../../support/pdf-text.ts';
import { expect, hydrated, send, test, visit } from '../journey.ts';

const reports = '/dashboard/broker-investments/reports';

type Currency = { id: string; title: string };

async function zloty(page: Page): Promise<string> {
  const { body } = await send(page, 'GET', '/api/currencies');
  return (body.data as Currency[]).find(({ title }) => title === 'pln')!.id;
}

async function newPortfolio(page: Page, name: string): Promise<string> {
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: await zloty(page) });
  expect(made.status).toBe(200);
  return (made.body.data as { id: string }).id;
}

async function payIn(page: Page, portfolioId: string, total: number): Promise<void> {
  const { status } = await send(page, 'POST', '/api/transactions', {
    type: 'deposit',
    portfolio_id: portfolioId,
    currency_id: await zloty(page),
    total: String(total),
    created_at: '2024-01-01',
  });
  expect(status).toBe(200);
}

/** So many payments into a portfolio, as rows: each of them sent by itself would take longer than all the rest. */
async function payInOften(page: Page, portfolioId: string, count: number): Promise<void> {
  await withJourneyDatabase((database) =>
    database.run(sql`
      insert into transactions (user_id, id, portfolio_id, type, day, total, currency_id, created_at, updated_at)
      select user_id, gen_random_uuid(), id, 'deposit', date '2024-01-01' + n / 2, 1000 + n, currency_id, now(), now()
      from portfolios, generate_series(1, ${count - 1}) n where id = ${portfolioId}`),
  );
  // Whoever had reckoned without them reckons anew.
  await payIn(page, portfolioId, 1000);
}

test('a statement of more than 500 rows loads the rest when asked, and has every row on paper (rule RP-16)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await payInOften(page, await newPortfolio(page, 'Retirement'), 503);
  const statement = `${reports}?kind=transactions&period=2024`;
  await visit(page, statement);
  const table = page.getByRole('table', { name: 'Transactions' });
  await expect(table).toHaveAttribute('aria-rowcount', '501');
  await expect(page.getByText('500 of 503')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(table).toHaveAttribute('aria-rowcount', '504');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);

  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto(`${statement}&export_reports=1`);
  await hydrated(page);
  await expect(page.locator('html[data-printed="yes"]')).toBeAttached();
  await expect(table).toHaveAttribute('aria-rowcount', '504');
  const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
  const withRows = pages.filter((text) => /Deposit/.test(text));
  expect(withRows.length).toBeGreaterThan(5);
  for (const text of withRows)
    expect(text, 'the head stands on each page, to its last column').toMatch(/Flow, zł/);
  const amounts = pages
    .join(' ')
    .match(/\d[\d\s]*,00 zł/g)
    ?.map((text) => text.replace(/\D/g, ''));
  expect(amounts).toEqual(expect.arrayContaining(Array.from({ length: 503 }, (_, at) => `${1000 + at}00`)));
});

test('a saved report whose portfolio was removed says so, and shows others', async ({ page, newAccount }) => {
  await newAccount();
  await newPortfolio(page, 'Retirement');
  const play = await newPortfolio(page, 'Play');
  const kept = await newPortfolio(page, 'Rainy day');
  await payIn(page, kept, 1000);
  const saved = await send(page, 'POST', '/api/reports', {
    name: 'Two of them',
    definition: {
      kind: 'transactions',
      portfolios: [play, kept],
      properties: 'all',
      period: { of: 'year', at: '2024' },
      currency: 'pln',
      benchmark: 'none',
    },
  });
  expect(saved.status).toBe(200);
  expect((await send(page, 'DELETE', `/api/portfolios/${play}`)).status).toBe(200);

  await visit(page, `${reports}/${(saved.body.data as { id: string }).id}`);
  await expect(page.getByRole('alert')).toContainText('A portfolio of this report was removed');
  await page.getByRole('button', { name: 'The 1 that is left' }).click();
  await expect(page.getByRole('button', { name: /^Portfolios/ })).toContainText('Rainy day');
  await expect(page.getByRole('cell', { name: /1 000,00/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Portfolios/ })).toContainText('Rainy day');
});
