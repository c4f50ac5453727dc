import { expect, hydrated, test, visit } from '../journey.ts';

test('the code of a page is fetched after its first paint', async ({ page }) => {
  for (const address of ['/', '/pl/cennik', '/symbols/stocks/pko']) {
    await visit(page, address);
    const { painted, fetched } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(fetched.length, address).toBeGreaterThan(5);
    expect(Math.min(...fetched), address).toBeGreaterThanOrEqual(painted);
  }
});

test('what is filled in before the code of a page is there counts', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/frame-[^/]+\.js/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/tools/housing-loan-subsidy', { waitUntil: 'commit' });
  const result = page.getByRole('main').getByRole('status');
  const before = await result.textContent();
  await page.getByLabel('Term').fill('240');
  await page.getByText('Construction', { exact: true }).click();
  expect(await result.textContent()).toBe(before);
  released.resolve();
  await hydrated(page);
  await expect(result).not.toHaveText(before!);
  await expect(page.getByLabel('Term')).toHaveValue('240');
  await expect(page).toHaveURL(/(?=.*months=240)(?=.*purpose=construction)/);
});
