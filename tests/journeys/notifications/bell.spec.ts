import { barriersIn } from '../barriers.ts';
import { expect, send, test, toast, visit } from '../journey.ts';
import { differs, happens, levelCrossed } from './telling.ts';

test('the bell counts what was not read, leads to the page it is about, and all can be read at once', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  await happens(account, differs);
  await happens(account, levelCrossed);
  await visit(page, '/dashboard');
  const bell = page.getByRole('button', { name: 'Notifications: 3 new' });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByRole('listitem').first()).toContainText('Bitcoin crossed your level');
  await expect(panel.getByRole('listitem').first()).toContainText('Simulated prices');
  await expect(panel).toContainText('3 new');
  expect(await barriersIn(page, { within: '[role=dialog]' })).toEqual([]);

  await panel.getByRole('link', { name: /Demo broker and your ledger differ/ }).click();
  await expect(page).toHaveURL(/\/integrations$/);
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Notifications: 2 new' }).click();
  await panel.getByRole('button', { name: 'Read all' }).click();
  await expect(panel.getByRole('button', { name: 'Read all' })).toBeHidden();
  await expect(panel.getByText('Unread:')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications: none' })).toBeVisible();
});

test('the keyboard removes one after the other, and the bell closes with the last', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  await happens(account, differs);
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Notifications: 2 new' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('button', { name: /^Remove: Demo broker/ }).press('Enter');
  await expect(panel.getByRole('button', { name: /^Remove: Welcome/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
});

test('what happens while a page is open is there without a reload', async ({ page, newAccount }) => {
  const account = await newAccount();
  const stream = page.waitForResponse('**/api/events');
  await visit(page, '/dashboard/notifications');
  await stream;
  await expect(page.getByRole('button', { name: 'Notifications: 1 new' })).toBeVisible();
  await happens(account, differs);
  await expect(page.getByRole('button', { name: 'Notifications: 2 new' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Demo broker and your ledger differ');
});

test('the list is filtered, read, removed from, and a topic can be made less of and taken back', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  await happens(account, differs, levelCrossed);
  await visit(page, '/dashboard/notifications');
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(3);
  expect(await barriersIn(page, { within: 'main' })).toEqual([]);

  await page.getByRole('button', { name: 'Portfolio and data' }).click();
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('Demo broker');
  await page.getByRole('button', { name: 'Money on its way' }).click();
  await expect(page.getByText('No notifications match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(list).toHaveCount(3);

  await list.filter({ hasText: 'Bitcoin' }).hover();
  await page.getByRole('button', { name: 'More: Bitcoin crossed your level' }).click();
  await page.getByRole('menuitem', { name: /Only in Walory/ }).click();
  await toast(page, '“Price levels” now only in Walory');
  const choices = async () => {
    const { data } = (await send(page, 'GET', '/api/notification-settings')).body;
    return (data as { choices: object }).choices;
  };
  expect(await choices()).toEqual({ levelCrossed: { email: false, push: false } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(choices).toEqual({});

  await page.getByRole('main').getByRole('button', { name: 'Read all' }).click();
  await page.getByRole('switch', { name: 'Unread only' }).check();
  await expect(page.getByText('No notifications match these filters.')).toBeVisible();
  await page.getByRole('switch', { name: 'Unread only' }).uncheck();
  await list.filter({ hasText: 'Demo broker' }).hover();
  await page.getByRole('button', { name: /^Remove: Demo broker/ }).click();
  await expect(list).toHaveCount(2);
  await page.reload();
  await expect(list).toHaveCount(2);
});
