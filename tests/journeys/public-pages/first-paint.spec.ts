import { expect, test, visit } from '../journey.ts';

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
