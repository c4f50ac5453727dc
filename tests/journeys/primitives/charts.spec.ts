import type { Locator, Page } from '@playwright/test';
import ui from '../../../src/i18n/catalogues/en/ui.ts';
import { expect, signInAsDemo, test, visit } from '../journey.ts';

const assets = '/dashboard/broker-investments/assets';
const chart = (page: Page) => page.getByRole('slider').first();

/** Words of the axes, and those that lie on a line or an area of the drawing. */
async function axisWords(plot: Locator): Promise<{ all: string[]; onDrawing: string[] }> {
  return plot.evaluate((element) => {
    const words = [...element.querySelectorAll('svg text')];
    const shapes = [...element.querySelectorAll<SVGGeometryElement>('svg path')].filter((path) => {
      const { width, height } = path.getBBox();
      // Lines of the grid are part of the axis.
      return width > 0 && height > 0;
    });
    const covers = (text: Element) => {
      const word = text.getBoundingClientRect();
      return shapes.some((shape) => {
        const box = shape.getBoundingClientRect();
        return (
          word.left < box.right - 1 &&
          word.right > box.left + 1 &&
          word.top < box.bottom - 1 &&
          word.bottom > box.top + 1
        );
      });
    };
    const text = (one: Element) => one.textContent ?? '';
    return { all: words.map(text), onDrawing: words.filter(covers).map(text) };
  });
}

for (const width of [390, 1440]) {
  test(`no word of an axis lies on the chart at ${width} px, and large numbers are short in the page's language (U-17)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsDemo(page);
    for (const [address, short] of [
      ['/dashboard', /^\d{1,3}(,\d{1,2})?\s[kM]$/],
      ['/pl/dashboard', /^\d{1,3}(,\d{1,2})?\s(tys\.|mln)$/],
      [assets, /^\d{3}\sk$/],
    ] as const) {
      await visit(page, address);
      await expect(chart(page).locator('svg text').first()).toBeVisible();
      const words = await axisWords(chart(page));
      expect(words.all.filter((word) => short.test(word)).length, address).toBeGreaterThan(1);
      expect(words.onDrawing, address).toEqual([]);
    }
  });
}

test('a chart is zoomed by dragging, shows days of one’s own and goes back (U-18)', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, assets);
  const period = page.getByRole('radiogroup', { name: 'Period' });
  await expect(period.getByRole('radio', { name: '24 hours' }), 'there is one value a day').toHaveCount(0);
  const box = (await chart(page).boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.4, box.y + 120);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + 140, { steps: 4 });
  await page.mouse.up();
  const own = page.getByRole('button', { name: /^Custom range \d+ \w{3} \d{4} – \d+ \w{3} \d{4}$/ });
  await expect(own).toBeVisible();
  await expect(period.getByRole('radio', { checked: true })).toHaveCount(0);

  await own.click();
  const form = page.getByRole('dialog', { name: 'Custom range' });
  await form.getByLabel('From').fill('5 Jan 2026');
  await form.getByLabel('To').fill('2026-02-20');
  await form.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Custom range 5 Jan 2026 – 20 Feb 2026' })).toBeVisible();
  // Until the new days are there, the chart stays as it was.
  await expect(chart(page)).toHaveAttribute('aria-valuemax', '46');
  await chart(page).focus();
  await page.keyboard.press('Home');
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /^5 Jan 2026/);
  await page.keyboard.press('End');
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /^20 Feb 2026/);

  await page.getByRole('button', { name: ui.clearFilter.replace('{label}', ui.ownDays) }).click();
  await expect(period.getByRole('radio', { name: '1 year' })).toBeChecked();
  await period.getByText('7D').click();
  await expect(period.getByRole('radio', { name: '7 days' })).toBeChecked();
});

test('purchases and dividends are marked on charts of value and price, and say what was traded (U-18)', async ({
  page,
}) => {
  await signInAsDemo(page);
  for (const address of ['/dashboard', assets, '/symbols/stocks/pko']) {
    await visit(page, address);
    await expect(page.locator('[data-mark=dividend]').first(), address).toBeVisible();
  }
  await visit(page, assets);
  const purchase = page.locator('[data-mark=buy]').nth(1);
  await expect(purchase).toBeVisible();
  const mark = (await purchase.boundingBox())!;
  await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await expect(chart(page)).toContainText(/Bought: \w+/);
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /Bought: \w+/);
});

test('whoever chooses an asset sees where, in what and at what price it trades (U-15)', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, assets);
  await page.getByRole('button', { name: 'Add asset' }).first().click();
  const search = page.getByRole('combobox', { name: 'Name, ticker or ISIN' });
  await search.fill('core msci world');
  await search.press('Enter');
  const listings = page.getByRole('option').filter({ hasText: 'iShares Core MSCI World UCITS ETF' });
  await expect(listings).toHaveCount(3);
  await expect(listings.filter({ hasText: 'Xetra, EUR' })).toContainText(/€\d/);
  await expect(listings.filter({ hasText: 'London, GBP' })).toContainText(/\d\sp$/);
});

test('the counts over a market are what its rows show (M-19)', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, '/dashboard/broker-investments/markets/bonds');
  const table = page.getByRole('table').first();
  const head = await table.getByRole('columnheader').allInnerTexts();
  const at = head.findIndex((name) => name.trim() === '24h');
  const cells = await table
    .locator('tbody tr')
    .evaluateAll(
      (rows, column) => rows.map((row) => row.children[column]?.textContent?.trim() ?? ''),
      await table
        .locator('thead th')
        .evaluateAll((all) => all.findIndex((one) => one.textContent?.trim() === '24h')),
    );
  expect(at).toBeGreaterThan(0);
  const count = (sign: string) => cells.filter((cell) => cell.startsWith(sign)).length;
  await expect(page.getByText(`${count('+')} up`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${count('\u2212')} down`, { exact: true })).toBeVisible();
});
