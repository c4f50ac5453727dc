import type { Page } from '@playwright/test';
import { endTrial } from '../../support/records/end-trial.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, makeAdministrator, send, signIn, test, toast, visit } from '../journey.ts';

const payment = '/dashboard/payment';

test('while the trial runs nothing can be ordered; after it a plan is chosen, changed and ended', async ({
  page,
  newAccount,
}) => {
  const { email } = await newAccount();
  await visit(page, payment);
  await expect(page.getByText(/Your trial lasts until/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Standard/ })).toBeDisabled();
  expect(await barriersIn(page)).toEqual([]);
  await endTrial(email);

  await visit(page, `${payment}?plan=standard&period=month&currency=pln`);
  await expect(page.getByRole('heading', { name: 'Free', level: 2 })).toBeVisible();
  await expect(page.getByText('Value; nothing is charged')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Standard' }).click();
  await toast(page, 'You are on Standard now.');
  await expect(page.getByRole('heading', { name: 'Standard', level: 2 })).toBeVisible();
  await expect(page.getByText(/29,00\szł a month · renews on/)).toBeVisible();

  await page.getByRole('radio', { name: /Professional/ }).check();
  await expect(page.getByText('Professional for the same days')).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change to Professional' }).click();
  await toast(page, 'You are on Professional now.');
  await expect(page.getByRole('row', { name: /Change to Professional/ })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel at the period’s end' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel Professional?' });
  await expect(question).toContainText('Nothing is deleted.');
  await question.getByRole('button', { name: 'Cancel Professional' }).click();
  await toast(page, /Professional ends on/);
  await expect(page.getByText(/ends on .*, then you are on Free/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Professional after all' }).click();
  await toast(page, 'Professional goes on.');

  await page.getByRole('button', { name: 'Withdraw from the contract' }).click();
  const withdrawing = page.getByRole('dialog', { name: 'Withdraw from Professional?' });
  await expect(withdrawing).toContainText('Nothing was paid, so nothing comes back.');
  await withdrawing.getByRole('button', { name: 'Withdraw' }).click();
  await toast(page, 'You withdrew. Professional has ended.');
  await expect(page.getByRole('heading', { name: 'Free', level: 2 })).toBeVisible();
});

test('a wrong tax number is refused before it is sent, a right one is kept', async ({ page, newAccount }) => {
  await newAccount();
  await visit(page, payment);
  await expect(page.getByLabel('Name or company')).toHaveValue('Hanna Wilk');
  const number = page.getByLabel('Tax number (NIP)');
  await number.fill('584-271-03-35');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The check digit does not fit.')).toBeVisible();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  expect(await barriersIn(page)).toEqual([]);
  await number.fill('526-00-01-246');
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, /Saved/);
  await page.reload();
  await hydrated(page);
  await expect(number).toHaveValue(/^526-?00-?01-?246$/);
});

test('the confirmation of a plan opens as a PDF', async ({ page, newAccount }) => {
  const { email } = await newAccount();
  await endTrial(email);
  await visit(page, `/pl${payment}?plan=professional&period=year`);
  await page.getByRole('button', { name: 'Wybieram Professional' }).click();
  const file = page.getByRole('link', { name: /^PP .* jako PDF$/ });
  const answer = await page.request.get((await file.getAttribute('href'))!);
  expect(answer.status()).toBe(200);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('what a smaller plan does not hold is chosen before, and marked after', async ({ page, newAccount }) => {
  const { email } = await newAccount();
  const currency = await pln(page);
  for (const name of ['Oldest', 'Middle', 'Newest'])
    expect((await send(page, 'POST', '/api/portfolios', { name, currency_id: currency })).status).toBe(200);
  await endTrial(email);
  await visit(page, payment);
  const card = page.locator('#kept');
  await expect(card.getByRole('checkbox', { name: /Oldest/ })).toBeChecked();
  await expect(card.getByRole('checkbox', { name: /Newest/ })).toBeDisabled();
  await card.getByRole('checkbox', { name: /Oldest/ }).uncheck();
  await card.getByRole('checkbox', { name: /Newest/ }).check();
  await card.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Saved. These stay active now.');
  await page.reload();
  await hydrated(page);
  await expect(card.getByRole('checkbox', { name: /Newest/ })).toBeChecked();
  expect(await barriersIn(page)).toEqual([]);
});

test('cancelling says what exceeds Free and asks what stays active; a plan that is given leaves credit for the next order (BL-6, BL-14, BL-18)', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  const currency = await pln(page);
  for (const name of ['Oldest', 'Newest'])
    expect((await send(page, 'POST', '/api/portfolios', { name, currency_id: currency })).status).toBe(200);
  await endTrial(account.email);
  await visit(page, `${payment}?plan=standard&period=month&currency=pln`);
  await page.getByRole('button', { name: 'Choose Standard' }).click();
  await toast(page, 'You are on Standard now.');
  await page.getByRole('button', { name: 'Cancel at the period’s end' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel Standard?' });
  await expect(question).toContainText('1 portfolio becomes read-only; of your 2, 1 may be active.');
  await question.getByRole('checkbox', { name: /Oldest/ }).uncheck();
  await question.getByRole('checkbox', { name: /Newest/ }).check();
  expect(await barriersIn(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel Standard' }).click();
  await toast(page, /Standard ends on/);
  await page.getByRole('button', { name: 'Keep Standard after all' }).click();
  await toast(page, 'Standard goes on.');
  await page.getByRole('button', { name: 'Cancel at the period’s end' }).click();
  await expect(question.getByRole('checkbox', { name: /Newest/ })).toBeChecked();
  await question.getByRole('button', { name: 'Keep Standard' }).click();

  const operator = await newAccount();
  await makeAdministrator(operator);
  await page.context().clearCookies();
  await signIn(page, operator);
  await visit(page, '/dashboard/admin');
  await page.getByRole('textbox', { name: 'Name, e-mail or id', exact: true }).fill(account.email);
  const people = page.getByRole('table', { name: 'Accounts of this installation' });
  await expect(people.getByRole('row'), 'the header and one account').toHaveCount(2);
  await people.getByRole('button', { expanded: false }).click();
  await page.getByRole('button', { name: 'Change plan' }).click();
  const giving = page.getByRole('dialog', { name: 'Change the plan of Hanna Wilk' });
  await giving.getByLabel('Plan').selectOption('Professional');
  await expect(giving).toContainText(/It ends at once; for the days left 29,00\szł becomes credit/);
  expect(await barriersIn(page)).toEqual([]);
  await giving.getByRole('button', { name: 'Change plan' }).click();
  await toast(page, 'Plan changed: Professional');
  await page.context().clearCookies();

  await signIn(page, account);
  await visit(page, `${payment}?plan=standard&period=year&currency=pln`);
  await expect(page.getByText(/Credit of 29,00\szł is left from an earlier plan/)).toBeVisible();
  await expect(page.getByText('Credit you have')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Standard' }).click();
  await toast(page, 'You are on Standard now.');
  await expect(page.getByText(/is left from an earlier plan/)).toBeHidden();
});

async function pln(page: Page): Promise<string> {
  const { body } = await send(page, 'GET', '/api/currencies');
  return (body.data as { id: string; title: string }[]).find(({ title }) => title === 'pln')!.id;
}
