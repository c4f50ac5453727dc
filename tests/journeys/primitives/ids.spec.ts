import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** Marks that the page names by an id, of which React believes another than the document has. */
const strayIds = (page: Page) =>
  page.evaluate(() => {
    const named = { id: 'id', htmlFor: 'for', fill: 'fill', 'aria-labelledby': 'aria-labelledby' };
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      const believed = (element as unknown as Record<string, Record<string, unknown>>)[key ?? ''] ?? {};
      return Object.entries(named)
        .filter(([property]) => /_[rR]_/.test(String(believed[property])))
        .filter(([property, attribute]) => element.getAttribute(attribute) !== believed[property])
        .map(([property]) => `${element.tagName} ${property} ${believed[property]}`);
    });
  });

test('ids the server wrote are the ones the page goes on with, so that what is named later is found', async ({
  page,
  newAccount,
}) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  expect(await strayIds(page)).toEqual([]);
  await newAccount();
  await page.goto('/dashboard/settings');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  expect(await strayIds(page)).toEqual([]);
});
