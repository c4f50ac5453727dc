import { barriersIn } from '../barriers.ts';
import { expect, hydrated, send, test, toast, visit } from '../journey.ts';

const settings = '/dashboard/settings?tab=notifications';

async function ownPortfolio(page: Parameters<typeof send>[0], name: string): Promise<string> {
  const currencies = (await send(page, 'GET', '/api/currencies')).body.data as {
    id: string;
    title: string;
  }[];
  const pln = currencies.find(({ title }) => title.toLowerCase() === 'pln')!;
  const made = await send(page, 'POST', '/api/portfolios', { name, currency_id: pln.id });
  expect(made.status).toBe(200);
  return (made.body.data as { id: string }).id;
}

test('a price is waited for from the page of a symbol, and the settings know it', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, '/symbols/stocks/pko');
  await page.getByRole('button', { name: 'Alert me at a price…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Alert for/ });
  await expect(dialog.getByText(/^Last price: \d/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Set the level' }).click();
  await expect(dialog.getByText('Enter a price above zero')).toBeVisible();
  await dialog.getByLabel('Price').fill('95,50');
  await dialog.getByRole('radio', { name: 'rises to it' }).check();
  expect(await barriersIn(page, { within: '[role=dialog]' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Set the level' }).click();
  await toast(page, /We will tell you when .* gets there/);
  await expect(dialog).toBeHidden();

  await visit(page, settings);
  await page.getByRole('button', { name: '1 level set: PKO' }).click();
  const levels = page.getByRole('dialog', { name: 'Price levels' });
  await expect(levels.getByRole('listitem')).toContainText('rises to 95,50 zł');
  await levels.getByRole('button', { name: /^Remove: / }).click();
  await expect(levels.getByText('No levels yet')).toBeVisible();
  await levels.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Set a level' })).toBeVisible();
});

test('a portfolio says from which move on it is told of, in the settings', async ({ page, newAccount }) => {
  await newAccount();
  await page.goto('/dashboard');
  await ownPortfolio(page, 'Emerytura');
  await visit(page, settings);
  await page.getByRole('button', { name: 'Change the percentage: 15%' }).click();
  const dialog = page.getByRole('dialog', { name: 'When a portfolio moves' });
  await dialog.getByLabel('Move: Emerytura').fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a percentage from 3 to 50')).toBeVisible();
  await dialog.getByLabel('Move: Emerytura').fill('7,5');
  await dialog.getByLabel('Coverage below: Emerytura').fill('80');
  await dialog.getByRole('switch', { name: 'E-mail: Emerytura' }).check();
  expect(await barriersIn(page, { within: '[role=dialog]' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Saved');
  await expect(page.getByRole('button', { name: 'Change the percentage: 7.50%' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'below 80%' })).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Change the percentage: 7.50%' })).toBeVisible();
  const { data } = (await send(page, 'GET', '/api/portfolios')).body;
  const [saved] = data as { notifications: object }[];
  expect(saved!.notifications).toEqual({ email: true, sms: false, percent: '7.5', coverage: '80' });
});

test('the form of a portfolio takes a percentage and a coverage, and begins with e-mail', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  await visit(page, '/dashboard/broker-investments/assets');
  const form = page.getByRole('dialog', { name: 'Your first portfolio' });
  await form.getByLabel('Name').fill('Emerytura');
  await form.getByText('More settings').click();
  await expect(form.getByRole('switch', { name: 'By e-mail' })).toBeChecked();
  await form.getByLabel('Tell me at a move of').fill('51');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('Enter a percentage from 3 to 50')).toBeVisible();
  await form.getByLabel('Tell me at a move of').fill('12,5');
  await form.getByLabel('Tell me at a coverage below').fill('90');
  await form.getByRole('button', { name: 'Create' }).click();
  await toast(page, 'Portfolio “Emerytura” created');
  const { data } = (await send(page, 'GET', '/api/portfolios')).body;
  const [saved] = data as { notifications: object }[];
  expect(saved!.notifications).toEqual({ email: true, sms: false, percent: '12.5', coverage: '90' });
});
