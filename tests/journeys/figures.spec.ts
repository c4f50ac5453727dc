import type { Page } from '@playwright/test';
import { addDays, dayInWarsaw } from '../../src/foundation/calendar-day.ts';
import { expect, send, test, visit } from './journey.ts';

const assets = '/dashboard/broker-investments/assets';
const [funds, pln] = ['0193277e-0000-7000-8000-000000000208', '0193277e-0000-7000-8000-000000000101'];

async function post(page: Page, path: string, body: object): Promise<string> {
  const { status, body: answer } = await send(page, 'POST', path, body);
  expect(status, path).toBe(200);
  return (answer.data as { id: string }).id;
}

/** A fund of one's own with the given prices, of which some units were bought. */
async function ownFund(
  page: Page,
  portfolio: string,
  given: {
    name: string;
    prices: Record<string, string>;
    bought: [day: string, units: string, price: string];
  },
): Promise<void> {
  const id = await post(page, '/api/custom-assets', { name: given.name, class_id: funds, currency_id: pln });
  for (const [day, close] of Object.entries(given.prices)) {
    const stored = await send(page, 'PUT', `/api/custom-assets/${id}/prices/${day}`, { close });
    expect(stored.status).toBe(200);
  }
  const [added_at, volume, value] = given.bought;
  const bought = { parent_id: id, portfolio_id: portfolio, currency_id: pln, value, volume, added_at };
  await post(page, '/api/portfolio-assets', bought);
}

test('what was bought today gained nothing today, an old price says since when, and labels name their span', async ({
  page,
  newAccount,
}) => {
  await newAccount();
  const today = dayInWarsaw(new Date());
  const portfolio = await post(page, '/api/portfolios', { name: 'Funds', currency_id: pln });
  await ownFund(page, portfolio, {
    name: 'Bought today',
    prices: { [addDays(today, -1)]: '100', [today]: '110' },
    bought: [today, '100', '110'],
  });
  await ownFund(page, portfolio, {
    name: 'Rarely priced',
    prices: { '2026-02-02': '100', '2026-05-04': '120' },
    bought: ['2026-02-02', '10', '100'],
  });

  await visit(page, assets);
  const holdings = page.getByRole('table', { name: /^Holdings of/ });
  await expect(holdings.getByRole('columnheader', { name: 'Today, %' })).toBeVisible();
  await expect(holdings.getByRole('row').filter({ hasText: 'Bought today' })).toContainText('0.00');
  await expect(holdings.getByRole('row').filter({ hasText: 'Rarely priced' })).toContainText(
    'no price since 4 May 2026',
  );
  const value = page.getByRole('region', { name: 'Value' });
  await expect(value).toContainText('since 2 Feb 2026');
  await expect(value, 'the base of the percentage stands beside it').toContainText(
    /of 12\s000\szł spent on purchases/,
  );
  await expect(value, 'money by its currency, the percentage by the language').toContainText(
    /\+200,00\szł\s*\+1\.7%/,
  );
  await page.getByRole('button', { name: 'Explain Invested' }).click();
  const why = page.getByRole('dialog', { name: 'Explain this number' });
  await expect(why.getByRole('row', { name: /^Purchases/ })).toContainText(/12\s000,00/);
  await page.keyboard.press('Escape');

  await visit(page, '/pl/dashboard');
  const total = page.getByRole('region', { name: 'Łączna wartość' });
  await expect(total).toContainText('od 2 lut 2026');
  await expect(total).toContainText(/\+1,7%/);
  await expect(page.getByRole('table', { name: 'Walory' })).toContainText('brak ceny od 4 maj 2026');
});
