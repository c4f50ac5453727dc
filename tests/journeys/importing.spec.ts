import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { barriersIn } from './barriers.ts';
import { expect, hydrated, send, signInAsDemo, test, toast, undoBar, visit } from './journey.ts';

const address = '/dashboard/broker-investments/integrations';
const own = (file: string) => path.resolve(import.meta.dirname, '../../src/domains/imports/formats', file);
const sample = own('trading212/samples/plain.csv');
const plain = readFileSync(sample, 'utf8');
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function newPortfolio(page: Page): Promise<void> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const eur = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'eur')!;
  const made = await send(page, 'POST', '/api/portfolios', { name: 'Brokerage', currency_id: eur.id });
  expect(made.status).toBe(200);
}

const dropZone = (page: Page) => page.locator('input[type="file"]').first();
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Rows in the file' }).locator('tbody tr[data-row]');
const past = (page: Page) => page.getByRole('table', { name: 'Past imports' }).locator('tbody tr[data-row]');
const count = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: 'Show rows' }).getByRole('button', { name });

async function upload(page: Page, ...files: Parameters<Locator['setInputFiles']>[0][]): Promise<void> {
  await visit(page, `${address}/import`);
  await dropZone(page).setInputFiles(files.flat() as ReturnType<typeof csv>[]);
}

test.describe('a file of a broker', () => {
  test('is dropped, checked, imported, found to be all duplicates, and undone (U-23, U-24)', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await newPortfolio(page);
    await visit(page, address);
    await expect(page.getByText('API integrations')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No imports yet' })).toBeVisible();
    await page.getByRole('link', { name: /CSV integrations/ }).click();
    await hydrated(page);
    await page.getByLabel('Whose file is it?').selectOption('XTB');
    await expect(page.getByText(/^We read: XTB, cash operations; XTB/)).toBeVisible();
    await dropZone(page).setInputFiles(sample);

    await expect(page.getByRole('heading', { name: 'Trading 212, history' })).toBeVisible();
    await expect(page.getByText(/plain\.csv, 1\skB, 6 rows, 3 Feb 2025 to 30 Jun 2025/)).toBeVisible();
    await expect(count(page, /to import/)).toContainText('6');
    await expect(rows(page)).toHaveCount(6);
    const sale = rows(page).filter({ hasText: 'Sale' });
    await expect(sale).toContainText('Apple');
    await expect(sale).toContainText('+€186.33');
    await expect(sale).toContainText('To import');
    await page.getByRole('button', { name: /^Import assets/ }).click();

    await toast(page, 'Import successful');
    await expect(page.getByRole('heading', { name: '6 rows are in Brokerage' })).toBeVisible();
    await expect(page.getByText(/^Brokerage, before €?0/)).toBeVisible();
    await expect(past(page).filter({ hasText: 'plain.csv' })).toContainText('Imported');
    expect(await barriersIn(page)).toEqual([]);
    await visit(page, '/dashboard/broker-investments/transactions');
    const book = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr');
    await expect(book).toHaveCount(6);
    await expect(book.filter({ hasText: 'Sell' })).toContainText('Apple');

    await upload(page, sample);
    await expect(count(page, /6 duplicates/)).toContainText('6');
    await expect(page.getByText('Nothing new in this file.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Import assets/ })).toBeDisabled();
    await expect(rows(page).first()).toContainText('Duplicate');

    await visit(page, address);
    await past(page)
      .filter({ hasText: /Imported/ })
      .getByRole('button', { name: 'Actions for plain.csv' })
      .click();
    await page.getByRole('menuitem', { name: 'Undo' }).click();
    await expect(page.getByRole('dialog')).toContainText('6 imported rows will leave your portfolios.');
    await page.getByRole('button', { name: 'Undo import' }).click();
    await expect(undoBar(page)).toContainText('Import of plain.csv undone');
    await expect(past(page).filter({ hasText: /Undone \d/ })).toHaveCount(1);
    const left = await send(page, 'GET', '/api/transactions?limit=10');
    expect(left.body.data).toEqual([]);
  });

  test('asks about what it cannot know, and takes the answers', async ({ page, newAccount }) => {
    await newAccount();
    await newPortfolio(page);
    const [head, , buy] = plain.split('\n') as [string, string, string];
    const unknown = buy.replace('US0378331005,AAPL,"Apple"', 'XS9999999999,QQZZ,"Qz Holding"');
    const sale = plain.split('\n').find((line) => line.startsWith('Limit sell'))!;
    await upload(page, csv('asks.csv', [head, unknown, sale].join('\n')));

    await expect(count(page, /need you/)).toContainText('2');
    await expect(rows(page).filter({ hasText: /Sells 1, but none were bought before/ })).toBeVisible();
    await expect(page.getByText(/Which asset is QQZZ/)).toBeVisible();
    await expect(
      page.getByRole('checkbox', { name: 'Remember this choice for every Trading 212 file' }),
    ).toBeChecked();
    expect(await barriersIn(page)).toEqual([]);
    const find = page.getByRole('combobox', { name: 'Find the asset' });
    await find.fill('microsoft');
    await page
      .getByRole('option', { name: /Microsoft/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Use MSFT' }).click();
    await expect(count(page, /to import/)).toContainText('1');
    await expect(rows(page).filter({ hasText: 'Microsoft' })).toContainText('To import');

    // What waits is taken up again later, and joins the same import.
    await page.getByRole('button', { name: /^Import assets/ }).click();
    await expect(page.getByRole('heading', { name: '1 row is in Brokerage' })).toBeVisible();
    await page.getByRole('button', { name: 'Finish 1 row' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Add the missing purchase' }).filter({ visible: true }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Units')).toHaveValue('1');
    await expect(form.getByRole('combobox', { name: 'Asset' })).toHaveValue(/Apple/);
    await form.getByLabel('Price per unit').fill('150');
    await form.getByRole('button', { name: 'Add purchase' }).click();
    await expect(count(page, /to import/)).toContainText('1');
    await page.getByRole('button', { name: /^Import assets/ }).click();
    await expect(page.getByRole('heading', { name: '2 rows are in Brokerage' })).toBeVisible();

    // The purchase that was typed needs nothing of the file; the answer is remembered for the next one.
    await expect(page.getByText('No other transaction depends on it.')).toBeVisible();
    await upload(page, csv('next.csv', [head, unknown.replace('EOF1000000001', 'EOF1000000077')].join('\n')));
    await expect(count(page, /to import/)).toContainText('1');
  });

  test('comes with others: each is shown by itself, and what is refused says why (U-23)', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await newPortfolio(page);
    await upload(
      page,
      csv('good.csv', plain),
      csv('page.csv', '<!doctype html><html><body>Log in'),
      csv('odd.csv', 'Data;Opis\n2025-01-02;coś\n'),
    );
    await expect(page.getByText('PDFs and web pages cannot be imported')).toBeVisible();
    await page.getByRole('button', { name: 'Check 2 files' }).click();
    await expect(page.getByRole('heading', { name: 'Trading 212, history' })).toBeVisible();
    await page.getByRole('link', { name: 'odd.csv' }).click();
    await expect(page.getByRole('heading', { name: 'We do not know this file yet' })).toBeVisible();
    await expect(page.getByLabel('What is in “Opis”?')).toBeVisible();
  });

  test('that was imported elsewhere meanwhile fails as a whole, and the preview is there as before (U-23)', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await newPortfolio(page);
    await upload(page, csv('first.csv', plain));
    await expect(rows(page)).toHaveCount(6);
    const file = `data:text/csv;base64,${Buffer.from(plain).toString('base64')}`;
    const { body } = await send(page, 'POST', '/api/import-documents', { file, name: 'second.csv' });
    const { fileName } = body as unknown as { fileName: string };
    const other = await send(page, 'PUT', `/api/import-documents/${fileName}`, { importAssets: true });
    expect(other.status).toBe(200);
    await page.getByRole('button', { name: /^Import assets/ }).click();
    await expect(page.getByText('Import failed.')).toBeVisible();
    await expect(rows(page)).toHaveCount(6);
    const book = await send(page, 'GET', '/api/transactions?limit=20');
    expect(book.body.data).toHaveLength(6);
  });

  test('waits for the first portfolio, and shows what it would bring as soon as there is one', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await upload(page, csv('first.csv', plain));
    await expect(count(page, /need you/)).toContainText('6');
    await expect(rows(page).first()).toContainText('Choose a portfolio for this account first.');
    await page.getByRole('button', { name: 'Add portfolio' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Retirement');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expect(count(page, /to import/)).toContainText('6');
    await expect(page.getByLabel('Into portfolio')).toHaveValue(/.+/);
  });

  test('asks for a price and for what cash was; a row is left out and taken back', async ({
    page,
    newAccount,
  }) => {
    await newAccount();
    await newPortfolio(page);
    await upload(page, own('binance-statement/samples/plain.csv'));
    const waiting = rows(page).filter({ hasText: 'Needs you' });
    await expect(waiting.first()).toContainText('The file has no price for these units.');
    const before = await waiting.count();
    await page.getByLabel(/^Price per unit on/).fill('1234,5');
    await page.getByRole('button', { name: 'Use this price' }).click();
    await expect(waiting).toHaveCount(before - 1);

    await upload(page, own('mbank-finances/samples/awkward.csv'));
    const cash = rows(page).filter({ hasText: 'Cash of a kind we do not know.' });
    await expect(cash.first()).toBeVisible();
    const unknown = await cash.count();
    const answer = cash.getByRole('button', { name: 'Answer' }).filter({ visible: true });
    if (await answer.first().isVisible()) await answer.first().click();
    await page.getByLabel('What is it?').selectOption('Interest');
    await page.getByRole('button', { name: 'Use this type' }).click();
    await expect(cash).toHaveCount(unknown - 1);
    const skip = page.getByRole('button', { name: 'Skip this row' }).filter({ visible: true });
    await skip.first().click();
    const skipped = rows(page).filter({ hasText: 'You left this row out' });
    await expect(skipped).toHaveCount(1);
    await skipped.getByRole('button', { name: 'Import it after all' }).filter({ visible: true }).click();
    await expect(skipped).toHaveCount(0);
  });
});

test('a portfolio leaves as a file of our template, which is recognised when it comes back (I-11)', async ({
  page,
}) => {
  await signInAsDemo(page);
  await visit(page, '/dashboard/broker-investments/portfolios');
  const save = async (format: string) => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: `Download transactions (${format})` }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
    return file.path();
  };
  const text = readFileSync(await save('CSV'), 'utf8');
  expect(text.slice(1)).toMatch(/^Date,Time,Type,Account,ISIN,Ticker/);
  expect(text.split('\r\n').length).toBeGreaterThan(3);
  const workbook = { name: 'mine.xlsx', mimeType: '', buffer: readFileSync(await save('XLSX')) };
  await upload(page, workbook);
  await expect(page.getByRole('heading', { name: /^Walory/ })).toBeVisible();
});
