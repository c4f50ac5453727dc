import { readFile } from 'node:fs/promises';
import { dayInWarsaw } from '../../../src/foundation/calendar-day.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, signInAsDemo, test, visit } from '../journey.ts';

const address = '/dashboard/broker-investments/taxes';
const running = Number(dayInWarsaw(new Date()).slice(0, 4));
const last = running - 1;

test('a year goes to an accountant: files, fields and a link that shows it alone (TP-2, TP-4, TP-5, TX-18)', async ({
  page,
  browser,
}) => {
  await signInAsDemo(page);
  await visit(page, `${address}/${last}`);
  const menu = () => page.getByRole('button', { name: 'PDF and XLSX' }).click();
  await menu();
  const book = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /XLSX/ }).click();
  expect((await book).suggestedFilename()).toMatch(new RegExp(`^walory-tax-${last}-.*\\.xlsx$`));

  await menu();
  await page.getByRole('menuitem', { name: /Fields to type in/ }).click();
  await expect(page.getByRole('heading', { name: `PIT-38 for ${last}, field by field` })).toBeVisible();
  await expect(page.getByText('This is arithmetic, not tax advice.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^51 To pay/ })).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);

  await visit(page, `${address}/${last}`);
  await page.getByRole('button', { name: 'Link for the accountant' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('open sesame');
  const shared = page.waitForResponse(
    (answer) => answer.url().endsWith(`/taxes/${last}/link`) && answer.request().method() === 'PUT',
  );
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  expect((await shared).status()).toBe(200);
  const link = await dialog.getByRole('textbox', { name: 'Address of the link' }).inputValue();

  const context = await browser.newContext();
  const accountant = await context.newPage();
  await accountant.goto(link);
  await hydrated(accountant);
  await expect(accountant.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expect(accountant.getByText(/PIT-38/)).toHaveCount(0);
  await accountant.getByLabel('Password', { exact: true }).fill('open sesame');
  await accountant.getByRole('button', { name: 'Open the report' }).click();
  await expect(accountant.getByRole('heading', { name: `PIT-38 for ${last}` })).toBeVisible();
  await expect(accountant.getByText('Working papers. This is arithmetic, not tax advice.')).toBeVisible();
  await expect(accountant.getByRole('region', { name: 'Lots' })).toBeVisible();
  expect(await barriersIn(accountant)).toEqual([]);
  const printed = accountant.waitForEvent('download');
  await accountant.getByRole('button', { name: 'PDF' }).click();
  const file = await readFile(await (await printed).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page
    .getByRole('dialog', { name: `Stop sharing ${last}?` })
    .getByRole('button', { name: 'Stop sharing' })
    .click();
  expect((await gone).status()).toBe(200);
  await accountant.reload();
  await expect(accountant.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
  await context.close();
});

test('the running year says what a sale today would come to (TP-6 to TP-9)', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, `${address}/${running}`);
  await expect(page.getByText(`Last sale that counts in ${running}`)).toBeVisible();
  await page.getByRole('button', { name: 'Check a sale' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Left after tax')).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'Lots that would leave' })).toBeVisible();
  const asked = page.waitForResponse((answer) => /planning\/sale.*units=1$/.test(answer.url()));
  await dialog.getByLabel('Units', { exact: false }).fill('1');
  expect((await asked).status()).toBe(200);
  await expect(dialog.getByText('from', { exact: false }).first()).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  const refused = page.waitForResponse((answer) => /units=999999999/.test(answer.url()));
  await dialog.getByLabel('Units', { exact: false }).fill('999999999');
  expect((await refused).status()).toBe(422);
  await expect(dialog.getByText('Left after tax')).toBeHidden();
});
