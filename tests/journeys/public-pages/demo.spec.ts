import { barriersIn } from '../barriers.ts';
import { expect, hydrated, test, toast, visit } from '../journey.ts';

test('a visitor looks around in the demo, is told why nothing can be changed, and goes on to sign up', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'See the live demo' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await hydrated(page);
  const banner = page.getByRole('status').filter({ hasText: 'You are looking at a demo' });
  await expect(banner).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);

  await visit(page, '/dashboard/broker-investments/portfolios');
  await page.getByRole('button', { name: 'Add portfolio' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New portfolio' });
  await dialog.getByLabel('Name').fill('My own');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await toast(page, 'This is a demo: sign up to change things.');
  await expect(dialog.getByLabel('Name'), 'what was typed is still there').toHaveValue('My own');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await visit(page, '/dashboard/settings?tab=security');
  await expect(page.getByRole('tab')).toHaveText(['Profile', 'Notifications']);

  await banner.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();

  await visit(page, '/dashboard');
  await banner.getByRole('button', { name: 'Leave the demo' }).click();
  await expect(page).toHaveURL(/\/$/);
  await hydrated(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the demo opens by a form', async ({ page }) => {
    await page.goto('/pl');
    await page.getByRole('link', { name: 'Wypróbuj demo' }).first().click();
    await page.getByRole('button', { name: 'Wypróbuj demo' }).click();
    await expect(page).toHaveURL(/\/pl\/dashboard$/);
    await expect(page.getByText('Oglądasz demo')).toBeVisible();
  });
});

test('who is signed in goes to their own dashboard instead', async ({ page, newAccount }) => {
  await visit(page, '/pricing');
  // Signed in meanwhile, in another tab.
  const { name } = await newAccount();
  await page.getByRole('link', { name: 'See the live demo' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await hydrated(page);
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
  await expect(page.getByText('You are looking at a demo')).toHaveCount(0);
});
