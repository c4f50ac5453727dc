import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { openZip } from '../../../src/domains/imports/server/reading/unzip.ts';
import { pdfPages } from '../../support/pdf-text.ts';
import { endTrial } from '../../support/records/end-trial.ts';
import { expect, send, signInAsDemo, test, toast, visit } from '../journey.ts';

const reports = '/dashboard/broker-investments/reports';

/** What the page says the report is of at its end, as in a file: 430415.13. */
async function valueAtTheEnd(page: Page): Promise<string> {
  const { body } = await send(page, 'GET', '/api/report-figures?kind=overview&period=2024&currency=pln');
  return (body.data as { figures: { value_end: string } }).figures.value_end;
}

/** Chooses a line of the menu and gives what the browser then saves. */
async function chosen(page: Page, item: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF, XLSX, CSV' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  return download;
}

const bytesOf = async (download: Download) => readFile(await download.path());

test.describe('a report to take along (rules RP-14, RP-15)', () => {
  test.beforeEach(async ({ page }) => {
    await signInAsDemo(page);
    await visit(page, `${reports}?period=2024`);
  });

  test('as a workbook and as a table of its own, with the figures of the page', async ({ page }) => {
    const figure = await valueAtTheEnd(page);
    const workbook = await chosen(page, 'XLSX');
    expect(workbook.suggestedFilename()).toMatch(/^walory-overview-2024-\d{4}-\d{2}-\d{2}\.xlsx$/);
    const sheets = openZip(await bytesOf(workbook)).filter(({ name }) => name.includes('worksheets/'));
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.map((sheet) => sheet.read().toString('utf8')).join('')).toContain(`<v>${figure}</v>`);

    await page.getByRole('button', { name: 'PDF, XLSX, CSV' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tables of the report' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download Period in figures' }).click();
    const csv = (await bytesOf(await download)).toString('utf8');
    expect(csv.startsWith('\ufeffFigure,')).toBe(true);
    expect(csv).toContain(figure);
  });

  test('as a PDF, for which it is saved first', async ({ page }) => {
    await page.getByRole('button', { name: 'PDF, XLSX, CSV' }).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this report' });
    await dialog.getByLabel('Name').fill('Bursztynowy rok');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save and make the PDF' }).click();
    const bytes = await bytesOf(await download);
    await toast(page, 'PDF downloaded');
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const pages = (await pdfPages(bytes)).join('\n');
    expect(pages).toContain('Bursztynowy rok');
    const whole = (await valueAtTheEnd(page)).split('.')[0]!;
    expect(pages.replace(/[^\d]/g, '')).toContain(whole);

    await expect(page).toHaveURL(/\/reports\/[0-9a-f-]{36}$/);
    const second = await chosen(page, 'PDF');
    expect((await bytesOf(second)).equals(bytes), 'made once, kept for a day').toBe(true);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    expect((await send(page, 'DELETE', `/api/reports/${id}`)).status).toBe(200);
  });
});

test('after the trial the files lead to the plans (rule A-25)', async ({ page, newAccount }) => {
  const { email } = await newAccount();
  const { body } = await send(page, 'GET', '/api/currencies');
  const currency = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln');
  const made = await send(page, 'POST', '/api/portfolios', { name: 'Retirement', currency_id: currency!.id });
  expect(made.status).toBe(200);
  await endTrial(email);
  await visit(page, reports);
  await page.getByRole('button', { name: 'PDF, XLSX, CSV' }).click();
  await expect(page.getByText('Your plan does not include files of reports.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL(/payment/);
});
