import type { Locator, Page } from '@playwright/test';
import { barriersIn } from './barriers.ts';
import { expect, send, test, toast, visit } from './journey.ts';

const portfolios = '/dashboard/broker-investments/portfolios';

/** A portfolio with shares of two companies, held since the beginning of the year. */
async function portfolioOfShares(page: Page, name: string): Promise<string> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const currency = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln');
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: currency?.id });
  expect(made.status).toBe(200);
  const { id } = made.body.data as { id: string };
  for (const ticker of ['PKO', 'CDR']) {
    const found = await send(page, 'GET', `/api/assets?search=${ticker}`);
    const asset = (found.body.data as { id: string; ticker: string; currency_id: string }[]).find(
      (one) => one.ticker === ticker,
    );
    const bought = await send(page, 'POST', '/api/portfolio-assets', {
      parent_id: asset?.id,
      portfolio_id: id,
      currency_id: asset?.currency_id,
      value: '60',
      volume: '10',
      added_at: '2026-01-05',
    });
    expect(bought.status).toBe(200);
  }
  return id;
}

test('a notification about a simulation leads to it, once', async ({ page, newAccount }) => {
  await newAccount();
  const id = await portfolioOfShares(page, 'Brokerage');
  await page.goto(`${portfolios}?view=table&simulation=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Simulate portfolio history' });
  await expect(dialog.getByRole('heading', { name: 'No simulation yet' })).toBeVisible();
  await expect(page).toHaveURL(/portfolios\?view=table$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

/** Simulations compute at low priority: beside other work of the host they may get a twentieth of a processor. */
const computing = 300_000;
const within = '[role=dialog]';

/** Opens the dialog from the portfolio's card and begins a new simulation. */
async function beginSimulation(page: Page): Promise<Locator> {
  await visit(page, portfolios);
  await page.getByRole('button', { name: 'Simulate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Simulate portfolio history' });
  await expect(dialog.getByRole('heading', { name: 'No simulation yet' })).toBeVisible();
  await dialog.getByRole('button', { name: 'New simulation' }).click();
  return dialog;
}

test('an investor compares two strategies, reads what they brought, lets it be put into words and finds it again (B-22)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await portfolioOfShares(page, 'Brokerage');
  const dialog = await beginSimulation(page);

  await dialog.getByRole('button', { name: /^Uniform/ }).click();
  await dialog.getByRole('button', { name: 'Add a strategy to compare' }).first().click();
  await dialog.getByRole('button', { name: /^Fixed weights/ }).click();
  const weights = dialog.getByRole('region', { name: '2. Fixed weights' });
  await expect(weights.getByRole('status'), 'today’s weights are the default').toHaveText('1.0000');

  const json = weights.getByRole('textbox', { name: 'The same as JSON' });
  await json.fill('{\n  "PKO": 0.75,\n  "CDR": 0.5,\n}');
  await expect(weights.getByRole('alert')).toContainText(
    'Invalid JSON format. Line 3: a comma before the closing brace.',
  );
  await expect(dialog).toContainText('Fix 1 field in strategy 2');
  await weights.getByRole('button', { name: 'Remove it' }).click();
  await expect(weights.getByRole('alert')).toBeHidden();
  await expect(weights.getByRole('status')).toHaveText('1.2500');
  await weights.getByRole('button', { name: 'Scale to 1' }).click();
  await expect(json).toHaveValue('{\n  "PKO": 0.6,\n  "CDR": 0.4\n}');
  expect(await barriersIn(page, { within }), 'barriers in the form').toEqual([]);

  await dialog.getByRole('button', { name: 'Simulate', exact: true }).click();
  const figures = dialog.getByRole('table', { name: 'Figures' });
  await expect(figures).toBeVisible({ timeout: computing });
  await expect(figures.getByRole('rowheader')).toContainText([
    'Final value, zł',
    'Profit, zł',
    'Return a year',
    'Volatility a year',
    'Sharpe ratio',
    'Max drawdown',
    'Turnover a day',
    'Average leverage',
  ]);
  await expect(figures.getByRole('columnheader')).toContainText([
    'Metric',
    'Uniform',
    'Fixed weights',
    'WIG20',
  ]);
  await expect(dialog.getByRole('table', { name: /^Monthly returns of/ })).toBeVisible();
  await expect(dialog.getByRole('slider', { name: /^Outlook for/ })).toBeVisible();
  await expect(dialog).toContainText('0.29% of each trade');
  await expect(dialog.getByRole('link', { name: /^How to read a simulation/ })).toHaveAttribute(
    'href',
    '/dashboard/help/education/reading-a-simulation',
  );

  const curves = dialog.getByRole('slider', { name: 'Value by strategy' });
  await curves.focus();
  const lastDay = await curves.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(curves).not.toHaveAttribute('aria-valuetext', lastDay!);

  await dialog.getByRole('button', { name: 'Interpret', exact: true }).click();
  const words = dialog.getByRole('region', { name: 'Interpretation' });
  await expect(words).toContainText('Written automatically from the figures');
  await expect(dialog.getByRole('button', { name: 'Interpret again' })).toBeVisible();
  await words.getByRole('button').first().click();
  await expect(figures.getByRole('cell').and(page.locator(':focus'))).toBeVisible();
  expect(await barriersIn(page, { within }), 'barriers in the results').toEqual([]);

  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await dialog.getByRole('button', { name: 'Back to the list' }).click();
  const list = dialog.getByRole('table', { name: 'Earlier simulations' });
  await expect(list.getByRole('columnheader')).toContainText(['ID', 'Start', 'End']);
  await expect(list.getByRole('row')).toHaveCount(2);
  await expect(list).toContainText('Uniform, Fixed weights, WIG20');
  await list.getByRole('button', { name: /^Open the simulation/ }).click();
  await expect(words, 'the words are kept').toContainText('Written automatically from the figures');

  await dialog.getByRole('button', { name: 'Back to the list' }).click();
  await list.getByRole('button', { name: /^Delete the simulation/ }).click();
  await page.getByRole('button', { name: 'Delete simulation' }).click();
  await toast(page, 'Simulation deleted');
  await expect(dialog.getByRole('heading', { name: 'No simulation yet' })).toBeVisible();
});

test('mistakes in the form are shown before anything runs, with a way to mend them', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await portfolioOfShares(page, 'Brokerage');
  const dialog = await beginSimulation(page);

  await dialog.getByRole('button', { name: 'Simulate', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Set at least one strategy.');
  await dialog.getByRole('button', { name: /^Periodic rebalance/ }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();

  const start = dialog.getByLabel('Start', { exact: true });
  await start.fill('1995-01-02');
  await expect(dialog.getByRole('alert')).toContainText('The first possible start is');
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(start).not.toHaveValue('1995-01-02');

  const json = dialog.getByRole('textbox', { name: 'The same as JSON' });
  await json.fill('{"PKO": 1, "CASH": 1}');
  await expect(dialog.getByRole('alert')).toContainText('Leave CASH out');
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect(json).toHaveValue('{\n  "PKO": 1\n}');

  await dialog.getByText('On dates').click();
  await dialog.getByRole('button', { name: 'Simulate', exact: true }).click();
  await expect(
    dialog.getByRole('textbox', { name: 'Dates' }),
    'the first mistake has the focus',
  ).toBeFocused();

  await dialog.getByRole('button', { name: 'Change the strategy' }).click();
  await dialog.getByRole('button', { name: /^Hold/ }).click();
  await dialog.getByRole('button', { name: 'Simulate', exact: true }).click();
  await expect(dialog.getByRole('table', { name: 'Figures' })).toBeVisible({ timeout: computing });
});
