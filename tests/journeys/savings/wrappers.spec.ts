import type { Page } from '@playwright/test';
import { dayInWarsaw } from '../../../src/foundation/calendar-day.ts';
import { barriersIn } from '../barriers.ts';
import { expect, send, signInAsDemo, test, visit } from '../journey.ts';

const today = dayInWarsaw(new Date());
const year = today.slice(0, 4);
const page390 = { width: 390, height: 844 };

async function newWrapper(page: Page, kind: string): Promise<string> {
  const { body } = await send(page, 'GET', '/api/currencies');
  const pln = (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln')!;
  const made = await send(page, 'POST', '/api/portfolios', {
    ...{ name: `My ${kind.toUpperCase()}`, currency_id: pln.id, kind, follows_cash: true },
  });
  const { id } = made.body.data as { id: string };
  const paid = await send(page, 'POST', '/api/transactions', {
    ...{ type: 'deposit', portfolio_id: id, currency_id: pln.id, total: '8000', created_at: `${year}-01-02` },
  });
  expect(paid.status).toBe(200);
  return id;
}

/** Waits for a write, and for what the page reads after it. */
async function saving(page: Page, path: RegExp, work: () => Promise<void>): Promise<void> {
  const isWrite = (method: string) => method !== 'GET';
  const saved = page.waitForResponse(
    (answer) => path.test(answer.url()) && isWrite(answer.request().method()),
  );
  const read = page.waitForResponse(
    (answer) => /\/wrapper$/.test(answer.url()) && !isWrite(answer.request().method()),
  );
  await work();
  expect((await saved).status()).toBe(200);
  await read;
}

test('an IKZE warns before its limit is exceeded, names the deposit that crossed it, and says what is left (WR-1 to WR-6)', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const id = await newWrapper(page, 'ikze');
  await visit(page, `/dashboard/broker-investments/assets?portfolio_id=${id}`);
  await expect(page.getByRole('heading', { name: `IKZE, limit ${year}` })).toBeVisible();
  await expect(page.getByText(/Deduction from income: 8.000\szł\. Give your tax rate/)).toBeVisible();
  const exits = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'What you would have left' }),
    });
  await expect(exits.first()).toContainText('Give your tax rate');

  await exits.first().getByRole('button', { name: 'Your data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '12%' }).click({ force: true });
  await dialog.getByLabel('Birthday').fill('1985-04-12');
  await dialog.getByRole('checkbox', { name: year }).check();
  expect(await barriersIn(page)).toEqual([]);
  await saving(page, /\/wrappers\/saver$/, () => dialog.getByRole('button', { name: 'Save' }).click());
  await expect(page.getByText(/at 12% that is 960\szł less tax/)).toBeVisible();
  await expect(exits.first()).toContainText('You reach 65 on 12 Apr 2050');

  await page.getByRole('button', { name: 'Add deposit' }).click();
  await dialog.getByLabel('Amount').fill('100');
  await expect(dialog.getByText(/Room left in your IKZE in \d{4} after this deposit/)).toBeVisible();
  await dialog.getByLabel('Amount').fill('90000');
  await expect(dialog.getByText(/This deposit exceeds the \d{4} limit of your IKZE by/)).toBeVisible();
  await dialog.getByLabel('Currency').selectOption({ label: 'EUR' });
  await expect(dialog.getByText(/exceeds the .* It counts at 4\.\d+ zł for 1 EUR\./)).toBeVisible();
  await dialog.getByLabel('Currency').selectOption({ label: 'PLN' });
  await expect(dialog.getByText(/It counts at/)).toHaveCount(0);
  await saving(page, /\/api\/transactions$/, () =>
    dialog.getByRole('button', { name: 'Add deposit' }).click(),
  );
  await expect(page.getByText('crossed the limit', { exact: true })).toBeVisible();

  await page
    .getByRole('button', { name: /^Transfer\? Deposit of/ })
    .first()
    .click();
  await dialog.getByRole('checkbox', { name: /This is a transfer/ }).check();
  await saving(page, /\/wrapper-transfer$/, () => dialog.getByRole('button', { name: 'Save' }).click());
  await expect(page.getByText('transfer, does not count')).toBeVisible();
  await expect(page.getByText('crossed the limit', { exact: true })).toHaveCount(0);
  expect(await barriersIn(page)).toEqual([]);
});

test('the demo’s IKE stands beside the same portfolio without the wrapper, on a phone too (WR-7)', async ({
  page,
}) => {
  await signInAsDemo(page);
  const { body } = await send(page, 'GET', '/api/portfolios?simplified=1');
  const { id } = (body.data as { id: string; name: string }[]).find(({ name }) => name === 'IKE')!;
  await page.setViewportSize(page390);
  await visit(page, `/pl/dashboard/broker-investments/assets?portfolio_id=${id}`);
  await expect(page.getByRole('heading', { name: `IKE, limit ${year}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'IKE, po 60. roku życia' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zwykły rachunek' })).toBeVisible();
  await page.getByText('Zwykły rachunek, rok po roku').click();
  await expect(page.getByText('Sprzedaż wszystkiego dziś')).toBeVisible();
  await expect(page.getByText('To wyliczenie, nie porada podatkowa.')).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
});
