import type { Locator, Page } from '@playwright/test';
import { expect, signInAsDemo, test, visit } from '../journey.ts';

const broker = '/dashboard/broker-investments';
const rest = 1_000;

/** Types a sign that is no input of a search and waits longer than any search would. */
async function typeSign(page: Page, field: Locator): Promise<void> {
  await field.press('End');
  await field.pressSequentially('-');
  await page.waitForTimeout(rest);
}

test('a search field reacts to letters, digits, space and deletions, and to no other sign (U-6)', async ({
  page,
}) => {
  await signInAsDemo(page);
  await visit(page, '/dashboard/help');
  const help = page.getByRole('searchbox', { name: 'Search the questions' });
  await help.pressSequentially('irr');
  await expect(page.getByText(/^\d answers?$/).first()).toBeVisible();
  await typeSign(page, help);
  await expect(help).toHaveValue('irr-');
  await expect(page.getByText('No answer contains'), 'the sign searches for nothing').toHaveCount(0);
  await help.pressSequentially('q');
  await expect(page.getByText('No answer contains “irr-q”')).toBeVisible();

  await visit(page, `${broker}/all-assets`);
  const catalogue = page.getByRole('main').getByRole('searchbox');
  await catalogue.pressSequentially('cdr');
  await expect(page).toHaveURL(/search=cdr$/);
  await typeSign(page, catalogue);
  await expect(page).toHaveURL(/search=cdr$/);
  await catalogue.press('Enter');
  await expect(page, 'Enter asks for what stands there').toHaveURL(/search=cdr-$/);
  await catalogue.press('Backspace');
  await expect(page).toHaveURL(/search=cdr$/);

  await visit(page, `${broker}/assets`);
  await page.getByRole('button', { name: 'Add asset', exact: true }).first().click();
  const picker = page.getByRole('dialog');
  const search = picker.getByRole('combobox');
  await search.pressSequentially('cdr');
  await expect(picker.getByRole('option').first()).toContainText('CDR');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/assets?')) asked.push(request.url());
  });
  await typeSign(page, search);
  expect(asked).toEqual([]);
});
