import type { Page } from '@playwright/test';
import { addDays, dayInWarsaw } from '../../../src/foundation/calendar-day.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, send, test, toast, undoBar, visit } from '../journey.ts';

const transactions = '/dashboard/broker-investments/transactions';
const history = '/dashboard/broker-investments/changes';
const rows = (page: Page) => page.getByRole('table', { name: 'Transactions' }).locator('tbody tr');
const lines = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Somebody with two purchases of a share. */
async function begin(page: Page): Promise<{ body: object; id: string }[]> {
  const currencies = (await send(page, 'GET', '/api/currencies')).body.data as {
    id: string;
    title: string;
  }[];
  const currency_id = currencies.find(({ title }) => title === 'pln')!.id;
  const made = await send(page, 'POST', '/api/portfolios', { name: 'Brokerage', currency_id });
  const portfolio_id = (made.body.data as { id: string }).id;
  const found = await send(page, 'GET', '/api/assets?search=PKO&limit=1');
  const [asset] = found.body.data as { id: string }[];
  const bought = [];
  for (const [units, days] of [
    ['20', 40],
    ['5', 10],
  ] as const) {
    const created_at = addDays(dayInWarsaw(new Date()), -days);
    const what = { type: 'buy', portfolio_id, asset_id: asset!.id, currency_id, created_at };
    const body = { ...what, amount: units, price: '80' };
    const answer = await send(page, 'POST', '/api/transactions', body);
    expect(answer.status).toBe(200);
    bought.push({ body, id: (answer.body.data as { id: string }).id });
  }
  return bought;
}

test('what was deleted is undone by one click, also after the tab was closed (UN-1)', async ({
  page,
  newAccount,
  context,
}) => {
  await newAccount();
  await begin(page);
  await visit(page, transactions);
  await page.mouse.move(900, 20);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('You can undo this for ten minutes.');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 2 transactions' }).click();
  await expect(page.getByRole('heading', { name: 'No transactions yet' })).toBeVisible();
  await expect(undoBar(page)).toContainText('2 transactions deleted');
  await expect(undoBar(page)).toContainText(/You can undo this for (10:00|9:5\d)/);
  expect(await barriersIn(page)).toEqual([]);
  await page.close();

  const again = await context.newPage();
  await again.setViewportSize({ width: 390, height: 844 });
  await visit(again, transactions);
  await expect(undoBar(again)).toContainText('2 transactions deleted');
  const bar = (await undoBar(again).boundingBox())!;
  const tabs = (await again.getByRole('navigation', { name: 'Main navigation' }).last().boundingBox())!;
  expect(bar.y + bar.height, 'above the tabs').toBeLessThanOrEqual(tabs.y);
  await undoBar(again).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(undoBar(again)).toHaveCount(0);
  await expect(again.getByText('Everything is as it was')).toBeVisible();
  await again.setViewportSize({ width: 1440, height: 900 });
  await expect(rows(again)).toHaveCount(2);

  await visit(again, history);
  await expect(lines(again).nth(0)).toContainText('Undone: 2 transactions deleted');
  await expect(lines(again).nth(1)).toContainText('Undone');
  await again.getByRole('button', { name: 'Added' }).click();
  await expect(lines(again)).toHaveCount(3);
  await again.getByRole('button', { name: 'By API key' }).click();
  await expect(again.getByRole('heading', { name: 'No such changes' })).toBeVisible();
});

test('a transaction shows its versions, and an earlier one comes back (UN-2, UN-3)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const [first] = await begin(page);
  const change = (more: object) =>
    send(page, 'PUT', `/api/transactions/${first!.id}`, { ...first!.body, ...more });
  await change({ amount: '25' });
  await change({ amount: '25', note: 'Second thoughts' });
  await visit(page, transactions);
  await page.mouse.move(900, 20);
  await rows(page)
    .filter({ hasText: 'Second thoughts' })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
  await expect(page.getByText('Every version of one transaction')).toBeVisible();
  const [newest, oldest] = [
    lines(page).filter({ hasText: 'Note' }),
    lines(page).filter({ hasText: 'Units' }),
  ];
  await expect(newest.first()).toContainText('Second thoughts');
  await expect(oldest.first()).toContainText(/20.*25/);
  expect(await barriersIn(page)).toEqual([]);
  await oldest
    .first()
    .getByRole('button', { name: /^Restore/ })
    .click();
  await toast(page, 'Earlier version restored');
  await expect(undoBar(page)).toContainText('Earlier version restored: Buy of PKO changed');
  await visit(page, transactions);
  await expect(rows(page).filter({ hasText: '20' }).first()).not.toContainText('Second thoughts');

  // Sent away, the offer does not come again; the history still has it.
  await undoBar(page).getByRole('button', { name: 'Do not offer it any more' }).click();
  await expect(undoBar(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(undoBar(page)).toHaveCount(0);
  await change({ amount: '21' });
  await page.getByRole('link', { name: 'History' }).click();
  await lines(page)
    .filter({ hasText: 'Earlier version restored' })
    .getByRole('button', { name: /^Undo/ })
    .click();
  await toast(page, 'Something has changed since, so this cannot be brought back');
  await visit(page, transactions);
  await expect(rows(page).filter({ hasText: '21' })).toHaveCount(1);
});
