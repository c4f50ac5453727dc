import type { Page } from '@playwright/test';
import { barriersIn } from '../barriers.ts';
import { anotherDevice, expect, hydrated, send, signIn, test, undoBar, visit } from '../journey.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' });

async function answer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /I am just starting/ }).check();
  await page.getByRole('radio', { name: /Income/ }).check();
  await page.getByRole('radio', { name: /Just my own/ }).check();
  await next(page).click();
}

test('from the first question to a portfolio with an asset, in few clicks', async ({ page, newAccount }) => {
  await newAccount({ onboarded: false });
  await visit(page, '/dashboard');
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.evaluate(() =>
    document.addEventListener(
      'pointerdown',
      () => (window as unknown as { countClick(): void }).countClick(),
      true,
    ),
  );
  await answer(page);
  await next(page).click();
  await page.getByLabel('Name').fill('Savings');
  await page.getByRole('button', { name: 'Create portfolio' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Now fill it' })).toBeFocused();
  await page.getByRole('button', { name: /Enter by hand/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Name, ticker or ISIN' }).fill('pko bank');
  await dialog
    .getByRole('option', { name: /PKO Bank/ })
    .first()
    .click();
  await dialog.getByLabel('Units').fill('10');
  await expect(dialog.getByLabel('Price per unit')).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Add asset' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await hydrated(page);
  await expect(page.getByRole('table', { name: 'Holdings' })).toContainText('PKO Bank');
  expect(clicks, 'clicks after registering').toBeLessThanOrEqual(12);
  const { body } = await send(page, 'GET', '/api/portfolios?simplified=1');
  expect(body.data, 'a double click makes one portfolio').toHaveLength(1);
  // A beginner reads what the figures are.
  await expect(page.getByText('The yearly pace at which your money grew', { exact: false })).toBeVisible();
});

test('another device goes on where one stopped, and a closed wizard begins again (OB-2, OB-5, OB-10)', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount({ onboarded: false });
  await visit(page, '/dashboard');
  await answer(page);
  await expect(page.getByText('Saved, you can finish on another device')).toBeVisible();
  await page.getByRole('switch', { name: /Bonds|bonds/ }).check();
  await next(page).click();
  await page.getByLabel('Name').fill('Old age');
  await page.getByRole('radio', { name: 'IKE', exact: true }).check();
  await expect(page.getByText('28 260', { exact: false })).toBeVisible();
  await expect
    .poll(async () => (await send(page, 'GET', '/api/onboarding')).body.data)
    .toMatchObject({ step: 'portfolio', answers: { name: 'Old age', kind: 'ike' } });

  const phone = await anotherDevice(page);
  await signIn(phone, account);
  await visit(phone, '/dashboard');
  await expect(phone.getByRole('heading', { name: 'Your first portfolio' })).toBeVisible();
  await expect(phone.getByLabel('Name')).toHaveValue('Old age');
  await phone.getByRole('button', { name: 'Back' }).click();
  await expect(phone.getByRole('switch', { name: /Bonds|bonds/ })).toBeChecked();
  await phone.getByRole('button', { name: 'Back' }).click();
  await phone.getByRole('button', { name: 'Later' }).click();
  await phone.getByRole('button', { name: 'End', exact: true }).click();
  await expect(phone).toHaveURL(/\/dashboard$/);

  // The first browser is told at its next step that it is over.
  await page.getByLabel('Name').fill('Old age too');
  await expect(page).toHaveURL(/\/dashboard$/);
  await visit(page, '/dashboard/onboarding');
  await expect(page, 'only on purpose').toHaveURL(/\/dashboard$/);
  await visit(page, '/dashboard/onboarding?again=1');
  await expect(page.getByRole('heading', { name: 'First, a few words about you' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /I am just starting/ })).toBeChecked();
  await phone.context().close();
});

test('whoever came for real estate goes on with a property (OB-4)', async ({ page, newAccount }) => {
  await newAccount({ onboarded: false });
  await visit(page, '/dashboard/real-estate/properties');
  await answer(page);
  const estate = page.getByRole('switch', { name: /Real estate/ });
  await expect(estate).toBeChecked();
  await page.getByRole('switch', { name: /Broker/i }).uncheck();
  await next(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /property/i }).first()).toBeVisible();
  const flag = () => page.evaluate(() => localStorage.getItem('userShouldContinueRealEstateOnboarding'));
  expect(await flag()).not.toBeNull();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await flag(), 'closing it removes the flag').toBeNull();
  await expect(page.getByText('Step 3 of 3', { exact: true })).toBeVisible();
});

test('one looks around with sample data and removes it with one click (OB-8, OB-9)', async ({
  page,
  newAccount,
}) => {
  await newAccount({ onboarded: false });
  await send(page, 'PUT', '/api/onboarding', {
    step: 'fill',
    answers: { familiarity: 2, reason: 1, scope: 'personal' },
  });
  await visit(page, '/dashboard');
  await page.getByLabel('Name').fill('Mine');
  await page.getByRole('button', { name: 'Create portfolio' }).click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await hydrated(page);
  await expect(page.getByRole('table', { name: 'Holdings' })).toContainText('PKO Bank');
  expect(await barriersIn(page)).toEqual([]);
  const banner = page.getByRole('status').filter({ hasText: 'Sample data' });
  await banner.getByRole('button', { name: 'Remove' }).click();
  await expect(undoBar(page)).toContainText('Portfolio Sample portfolio deleted');
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Holdings' })).toHaveCount(0);
});

test('the checklist knows what is done, and goes when it is put away (OB-11)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const { body } = await send(page, 'GET', '/api/currencies');
  const pln = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln')!;
  await send(page, 'POST', '/api/portfolios', { name: 'Brokerage', currency_id: pln.id });
  await visit(page, '/dashboard');
  await expect(page.getByText('1 of 4 done')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to portfolios' })).toHaveCount(0);
  // It goes before the server knows; leaving the page before that would give it up.
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/checklist/close') && answer.ok());
  await page.getByRole('button', { name: 'Put the list away' }).click();
  await expect(page.getByText('1 of 4 done')).toHaveCount(0);
  await kept;
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Good to have at the start')).toHaveCount(0);
});

test('no step has barriers, nor needs a mouse', async ({ page, newAccount }) => {
  await newAccount({ onboarded: false });
  await visit(page, '/dashboard');
  await page.getByRole('radio', { name: /I am just starting/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await barriersIn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What do you have or plan to have?' })).toBeFocused();
  expect(await barriersIn(page)).toEqual([]);
  await next(page).press('Enter');
  await page.getByLabel('Name').fill('Keys');
  expect(await barriersIn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Now fill it' })).toBeFocused();
  expect(await barriersIn(page)).toEqual([]);
});

test('without scripts the questions can be read', async ({ browser, newAccount, page }) => {
  await newAccount({ onboarded: false });
  const state = await page.context().storageState();
  const { baseURL, locale } = test.info().project.use;
  const context = await browser.newContext({
    baseURL,
    locale,
    storageState: state,
    javaScriptEnabled: false,
  });
  const bare = await context.newPage();
  await bare.goto('/dashboard/onboarding');
  await expect(bare.getByRole('heading', { name: 'First, a few words about you' })).toBeVisible();
  await expect(bare.getByRole('radio')).toHaveCount(9);
  await context.close();
});

test('a professional sees every column, and what one chose stays (OB-13, OB-14)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await send(page, 'POST', '/api/onboarding/sample');
  const assets = '/dashboard/broker-investments/assets';
  const table = page.getByRole('table', { name: 'Holdings' });
  const head = (name: string) => table.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  await visit(page, assets);
  await expect(head('IRR')).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Dividends' }).uncheck();
  const beProfessional = { familiarity: 3, reason: 1, scope: 'personal' };
  await send(page, 'POST', '/api/user/onboarding', beProfessional);
  await visit(page, assets);
  await expect(head('IRR')).toBeVisible();
  await expect(head('Dividends')).toHaveCount(0);
});
