import type { Page } from '@playwright/test';
import { oneIn } from '../../support/chance/chance.ts';
import { expect, hydrated, signInAsDemo, test, visit } from '../journey.ts';

/** A number with its currency, as amounts are written in either language. */
const amount = /(?:[€$£]|CHF\s|JPY\s)\s?\d[\d.,\s]*|\d[\d.,\s]*\s(?:zł|tys\.|mln)/g;

const pages = [
  '/dashboard',
  '/dashboard/broker-investments/portfolios',
  '/dashboard/broker-investments/assets',
  '/dashboard/broker-investments/look-through',
  '/dashboard/broker-investments/look-through?view=table',
  '/dashboard/broker-investments/transactions',
  '/dashboard/bonds/list',
  '/dashboard/real-estate/properties',
  '/dashboard/broker-investments/reports/overview',
  '/dashboard/broker-investments/reports/statement',
];

async function amountsOn(page: Page): Promise<string[]> {
  const text = await page.locator('main').evaluate((main: HTMLElement) => {
    const labels = [...main.querySelectorAll('[aria-label], [title]')].map(
      (element) => `${element.getAttribute('aria-label') ?? ''}\n${element.getAttribute('title') ?? ''}`,
    );
    // A price is everybody's.
    for (const table of main.querySelectorAll('table')) {
      const at = [...table.querySelectorAll('thead th')].findIndex((th) => /^Price/.test(th.textContent));
      const prices = table.querySelectorAll<HTMLElement>(`tbody tr > :nth-child(${at + 1})`);
      if (at >= 0) for (const price of prices) price.style.display = 'none';
    }
    return [main.innerText, ...labels].join('\n');
  });
  return [...text.matchAll(amount)].map(([found]) => found);
}

test('one key covers every amount of one’s own and uncovers it, from the first drawing on (U-27)', async ({
  page,
}) => {
  await signInAsDemo(page);
  await visit(page, '/dashboard');
  const shown = await amountsOn(page);
  expect(shown.length).toBeGreaterThan(5);
  await page.keyboard.press('h');
  const button = page.getByRole('button', { name: 'Hide amounts' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => amountsOn(page)).toEqual([]);
  for (const address of oneIn(2, pages)) {
    // As the server writes it, before any script runs.
    await page.goto(address, { waitUntil: 'commit' });
    await hydrated(page);
    expect(await amountsOn(page), address).toEqual([]);
  }
  await visit(page, '/dashboard');
  await page.keyboard.press('h');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => amountsOn(page)).toEqual(shown);
});

test('the key is a letter wherever something is typed, and can be switched off (U-27)', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, '/dashboard');
  const button = page.getByRole('button', { name: 'Hide amounts' });
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').press('h');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitemcheckbox', { name: /H key/ }).click();
  await page.keyboard.press('Escape');
  await page.locator('body').press('h');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
