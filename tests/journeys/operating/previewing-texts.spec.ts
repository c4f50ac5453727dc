import { barriersIn } from '../barriers.ts';
import { expect, signInAsDemo, test, toast, visit } from '../journey.ts';

// What watches the messages of a page is kept out of the frame of a preview, as every script is.
test.use({
  expectedErrors:
    /^Blocked (?:script execution in 'about:srcdoc'|opening '.*' in a new window|form submission)/,
});

const desk = '/dashboard/admin?tab=texts&page=symbols%2Fstocks%2Fpzu';

test('the operator sees words on their page before they are saved, at both widths and in both looks, and saves them from there (PS-11)', async ({
  page,
}) => {
  await signInAsDemo(page);
  await visit(page, desk);
  const polish = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Polish' }) });
  const text = polish.getByRole('textbox', { name: 'Text on the page' });
  await polish.getByRole('textbox', { name: 'Title' }).fill('');
  await polish.getByRole('button', { name: 'Preview' }).click();
  await expect(polish.getByRole('alert'), 'what is wrong is said first').toHaveText('Fill in this field');
  await polish.getByRole('textbox', { name: 'Title' }).fill('PZU po naszemu');
  await text.fill('Akapit, którego jeszcze nikt nie widział.');
  await polish.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: /^Preview: / });
  const shown = dialog.frameLocator('iframe');
  await expect(shown.getByText('Akapit, którego jeszcze nikt nie widział.')).toBeVisible();
  await expect(shown.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(shown.locator('html')).toHaveAttribute('data-theme', 'light');
  const width = () => shown.locator('html').evaluate((html) => html.clientWidth);
  expect(await width()).toBe(1280);
  expect(await barriersIn(page)).toEqual([]);
  await dialog.getByText('Phone', { exact: true }).click();
  await expect.poll(width).toBe(390);
  await dialog.getByText('Dark', { exact: true }).click();
  await expect(shown.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(shown.getByText('Zaloguj się').first(), 'as a visitor sees it').toBeAttached();

  await shown.getByRole('link', { name: 'Walory' }).first().click();
  await expect(
    shown.getByText('Akapit, którego jeszcze nikt nie widział.'),
    'its links lead nowhere',
  ).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);

  await dialog.getByRole('button', { name: 'Back to editing' }).click();
  await expect(text).toHaveValue('Akapit, którego jeszcze nikt nie widział.');
  await polish.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Saved');
  await expect(polish).toContainText('Your text');
  const opening = page.waitForEvent('popup');
  await polish.getByRole('link', { name: 'Open the page' }).click();
  await expect(await opening).toHaveTitle('PZU po naszemu');
  await polish.getByRole('button', { name: 'Restore default text' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore default text' }).click();
  await expect(polish).toContainText('Default text');
});

test('leaving with words that are not saved asks first, whichever way one goes (U-12)', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, '/dashboard/admin?tab=texts');
  await page.getByRole('combobox', { name: 'Page or symbol' }).fill('pzu');
  await page.getByRole('option', { name: /PZU/ }).first().click();
  await expect(page).toHaveURL(/page=symbols%2Fstocks%2Fpzu/);
  const english = page.locator('section').filter({ has: page.getByRole('heading', { name: 'English' }) });
  const title = english.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(/PZU/);
  const own = await title.inputValue();
  await title.fill('Not saved');
  const question = page.getByRole('dialog', { name: 'Discard what you entered?' });
  const ways: Record<string, () => Promise<unknown>> = {
    'another tab': () => page.getByRole('tab', { name: 'Users' }).click(),
    'another page': () => page.getByRole('navigation').getByRole('link', { name: 'Help' }).first().click(),
    back: () => page.evaluate(() => window.history.back()),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await leave();
    await expect(question, way).toBeVisible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(title, way).toHaveValue('Not saved');
    await expect(page).toHaveURL(/page=symbols%2Fstocks%2Fpzu/);
  }
  await page.getByRole('tab', { name: 'Users' }).click();
  const keep = await question.getByRole('button', { name: 'Keep editing' }).elementHandle();
  const help = await page.locator('nav a[href="/dashboard/help"]').first().elementHandle();
  // Quicker than any hand: before the page has drawn that one stays.
  await page.evaluate(
    async ([staying, leaving]) => {
      (staying as HTMLElement).click();
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
      (leaving as HTMLElement).click();
    },
    [keep, help],
  );
  await expect(question, 'who leaves at once is asked again').toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/page=symbols%2Fstocks%2Fpzu/);

  await page.getByRole('tab', { name: 'Users' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/tab=users/);
  await visit(page, desk);
  await expect(title).toHaveValue(own);
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page, 'nothing was written, nothing is asked').toHaveURL(/tab=users/);
});
