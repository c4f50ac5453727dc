import type { Page } from '@playwright/test';
import { oneIn } from '../support/chance/chance.ts';
import { barriersIn } from './barriers.ts';
import { expect, send, signInAsDemo, test, toast, visit } from './journey.ts';

const market = (name: string) => `/dashboard/broker-investments/markets/${name}`;
const allAssets = '/dashboard/broker-investments/all-assets';

function file(name: string, lines: readonly string[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\n')}\n`) };
}

test('the map of the market is read by period, by keyboard and as a list', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, market('stocks'));
  const map = page.getByRole('group', { name: /^Market map, / });
  const pko = map.getByRole('button', { name: /^PKO/ });
  await expect(pko).toBeVisible();
  const today = await pko.textContent();

  await page.getByRole('radio', { name: '1 year' }).click({ force: true });
  await expect(page).toHaveURL(/period=1Y/);
  await expect(pko).not.toHaveText(today ?? '');
  await page.reload();
  await expect(page.getByRole('radio', { name: '1 year' }), 'the address keeps the period').toBeChecked();

  await pko.focus();
  await page.keyboard.press('ArrowRight');
  await expect(pko).not.toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(pko).toBeFocused();

  await page.getByRole('button', { name: 'Show as a list' }).click();
  await expect(
    page.getByRole('table', { name: 'Show as a list' }).getByRole('row', { name: /PKO/ }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'ETFs', exact: true }).click();
  await expect(page).toHaveURL(/markets\/etf/);
  await expect(page.getByText('market value unknown, so all tiles are the same size')).toBeVisible();
});

test('the heatmap’s first paint moves nothing, on a phone and on a desk', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signInAsDemo(page);
  for (const [turn, width] of [390, 768, 1440].entries()) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of oneIn(3, ['stocks', 'etf', 'crypto'], turn)) {
      await visit(page, market(name));
      await expect(
        page
          .getByRole('group', { name: /^Market map, / })
          .getByRole('button')
          .first(),
      ).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      expect.soft(shift, `${name} at ${width}`).toBeLessThan(0.002);
    }
  }
});

/** The changes that stand in a column, from the top. */
async function column(page: Page, header: RegExp): Promise<number[]> {
  const table = page.getByRole('table', { name: 'Indices' });
  const heads = await table.getByRole('columnheader').allTextContents();
  const at = heads.findIndex((text) => header.test(text));
  const cells = await table
    .locator(`tbody tr td:nth-child(${at + 1}), tbody tr th:nth-child(${at + 1})`)
    .allTextContents();
  return cells.map((text) =>
    Number(
      text
        .replace(/[^\d,.−-]/g, '')
        .replace('−', '-')
        .replace(',', '.'),
    ),
  );
}

test('a table of the market is sorted by any column', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, market('indices'));
  const table = page.getByRole('table', { name: 'Indices' });
  const yearHeader = table.getByRole('columnheader', { name: /^1Y/ });
  await yearHeader.getByRole('button').click();
  const first = await yearHeader.getAttribute('aria-sort');
  const figures = await column(page, /^1Y/);
  const sorted = [...figures].sort((a, b) => (first === 'ascending' ? a - b : b - a));
  expect(figures.length).toBeGreaterThan(5);
  expect(figures).toEqual(sorted);
  await yearHeader.getByRole('button').click();
  await expect(yearHeader).not.toHaveAttribute('aria-sort', first ?? '');
  expect(await column(page, /^1Y/)).toEqual([...sorted].reverse());
});

test('the catalogue is searched with a typo, and an asset’s indicators open from it', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, allAssets);
  const table = page.getByRole('table', { name: 'All assets' });
  await expect(table.getByRole('columnheader', { name: '24h' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find by name, ticker or ISIN' });
  await search.fill('orlne');
  await expect(page).toHaveURL(/search=orlne/);
  const orlen = table.getByRole('row').filter({ hasText: 'Orlen (PKN)' });
  await expect(orlen).toBeVisible();
  await expect(orlen).toContainText('%');

  await orlen.getByRole('button', { name: /Orlen/ }).click();
  await page.getByRole('menuitem', { name: 'Dividends' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dividends' });
  await expect(dialog).toContainText('Orlen (PKN)');
  await expect(dialog).toContainText('Simulated data');
  await expect(dialog.getByRole('table').or(dialog.getByText('No dividends'))).toBeVisible();
  await dialog.getByRole('tab', { name: 'Sentiment' }).click();
  await expect(page.getByRole('dialog', { name: 'Sentiment' })).toContainText(/Bullish|Bearish|Neutral/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await search.fill('zzzzqqqq');
  await expect(page.getByText('No records')).toBeVisible();
  await page.getByRole('button', { name: 'Show all assets' }).click();
  await expect(table.getByRole('row').nth(5)).toBeVisible();
});

const within = '[role=dialog]';

test('an instrument of one’s own gets its prices from a file and by hand, is linked, and is deleted', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, `${allAssets}?class=own`);
  await expect(page.getByText('You have no assets of your own yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add your own asset' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Add your own asset' });
  await dialog.getByRole('button', { name: 'Add asset' }).click();
  await expect(dialog.getByText('Name cannot be empty')).toBeVisible();
  expect.soft(await barriersIn(page, { within }), 'the form').toEqual([]);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Winnica Wschód');
  await dialog.getByLabel('Asset class').selectOption({ label: 'Funds and PPK' });
  await dialog.getByRole('button', { name: 'Add asset' }).click();
  await toast(page, 'Winnica Wschód added');

  const own = page.getByRole('dialog', { name: 'Winnica Wschód' });
  await expect(own.getByText('No prices yet')).toBeVisible();
  await own
    .locator('input[type=file]')
    .setInputFiles(file('page.csv', ['<html><body>sign in</body></html>']));
  await expect(own.getByRole('alert')).toContainText('It is a web page');
  await own.getByRole('button', { name: 'Choose another file' }).click();

  const lines = [
    'Data;Zamkniecie',
    '2026-10-01;100,50',
    '2026-10-02;101',
    '2026-10-05;101000',
    '2026-02-30;99',
    '2099-01-01;102',
  ];
  await own.locator('input[type=file]').setInputFiles(file('ceny.csv', lines));
  await expect(own.getByText('Line 4')).toBeVisible();
  await expect(own).toContainText('a thousand times the prices around it');
  await expect(own).toContainText('not a valid date');
  await expect(own).toContainText('this day is in the future');
  await expect(
    own.getByRole('list', { name: 'Saved prices, newest first' }),
    'nothing is stored yet',
  ).toBeHidden();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await barriersIn(page, { within }), `the file, ${colorScheme}`).toEqual([]);
  }
  await own.getByRole('button', { name: 'Save 2 prices' }).click();
  await expect(own.getByText('2 prices saved')).toBeVisible();
  const stored = own.getByRole('list', { name: 'Saved prices, newest first' });
  await expect(stored.getByRole('listitem')).toHaveCount(2);

  await own.getByLabel('Day').fill('2026-10-06');
  await own.getByLabel('Price', { exact: true }).fill('200000');
  await own.getByRole('button', { name: 'Add price' }).click();
  await expect(own.getByText('check the decimal point')).toBeVisible();
  await own.getByLabel('Price', { exact: true }).fill('103,25');
  await own.getByRole('button', { name: 'Add price' }).click();
  await expect(stored.getByRole('listitem').first()).toContainText('6 Oct 2026');
  await stored.getByRole('button', { name: 'Remove the price of 1 Oct 2026' }).click();
  await expect(stored.getByRole('listitem')).toHaveCount(2);
  await own.getByRole('button', { name: 'Close' }).last().click();
  await expect(own).toBeHidden();

  const row = page
    .getByRole('table', { name: 'My own assets' })
    .getByRole('row')
    .filter({ hasText: 'Winnica Wschód' });
  await expect(row).toContainText('103,25');
  await expect(row).toContainText('+2.23%');

  await row.getByRole('button', { name: /Winnica/ }).click();
  await page.getByRole('menuitem', { name: 'Link to the catalogue' }).click();
  await own.getByRole('combobox', { name: 'Which catalogue asset is it?' }).fill('pko');
  await page.getByRole('option', { name: /PKO Bank Polski/ }).click();
  expect.soft(await barriersIn(page, { within }), 'the link').toEqual([]);
  await own.getByRole('button', { name: 'Link', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^Link Winnica Wschód to PKO Bank Polski/ });
  await expect(question).toContainText('value them at PKO Bank Polski (PKO) prices, in PLN');
  await expect(question).toContainText('You can unlink at any time');
  await question.getByRole('button', { name: 'Link asset' }).click();
  await expect(row).toContainText('Linked to PKO');

  await row.getByRole('button', { name: /Winnica/ }).click();
  await page.getByRole('menuitem', { name: 'Unlink' }).click();
  await expect(row).not.toContainText('Linked to PKO');

  await row.getByRole('button', { name: /Winnica/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const farewell = page.getByRole('dialog', { name: 'Delete Winnica Wschód?' });
  await expect(farewell).toContainText('all its prices');
  await farewell.getByRole('button', { name: 'Delete asset' }).click();
  await expect(page.getByText('You have no assets of your own yet')).toBeVisible();
});

test('a notification about an asset leads to its page', async ({ page }) => {
  await signInAsDemo(page);
  const { body } = await send(page, 'GET', '/api/assets?search=PKO');
  const asset = (body.data as { id: string; ticker: string }[]).find(({ ticker }) => ticker === 'PKO');
  await page.goto(`${allAssets}?asset=${asset?.id}`);
  await expect(page).toHaveURL(/\/symbols\/stocks\/[\w-]*pko/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PKO');
  const gone = await page.goto(`${allAssets}?asset=nothing`);
  expect(gone?.status()).toBe(404);
});
