import { expect, signInAsDemo, test, visit } from '../journey.ts';

const reports = '/dashboard/broker-investments/reports';

test.use({ viewport: { width: 390, height: 844 } });

test('a phone shows both periods of a comparison, says what each figure is, and the chosen report is in sight', async ({
  page,
}) => {
  await signInAsDemo(page);
  await visit(page, `${reports}?kind=costs&period=2024`);
  const chosen = page.getByRole('navigation', { name: 'Kinds of reports' }).locator('[aria-current]');
  await expect(chosen).toBeInViewport({ ratio: 1 });

  const fees = page.getByRole('table', { name: 'By asset' }).locator('tbody td[data-label="Fees"]').first();
  const spoken = await fees.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(spoken).toContain('Fees');

  for (const kind of ['overview', 'performance', 'realised', 'costs']) {
    await visit(page, `${reports}?kind=${kind}&period=2024`);
    const compared = page.getByRole('table', { name: 'Compared with the period before' });
    await expect(compared).toBeVisible();
    const right = await compared
      .locator('td')
      .evaluateAll((cells) =>
        Math.max(...cells.map((cell) => cell.scrollWidth + cell.getBoundingClientRect().left)),
      );
    expect(right, kind).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBeLessThanOrEqual(390);
  }
});
