import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({}, { pages: 'built' });
});
afterAll(() => walory.stop());

const pages = ['/about-us', '/pl/o-nas', '/faq', '/pl/najczesciej-zadawane-pytania'];
const demoLink = /href="(?:\/pl\/logowanie|\/login)\?demo=1"/;

async function read(product: TestWalory, address: string): Promise<string> {
  return (await product.visitor().get(address, { headers: { accept: 'text/html' } })).text;
}

test('about and questions offer the demo while there is one (A-28)', async () => {
  const without = await walory.another({ demo: false });
  for (const page of pages) {
    expect(demoLink.test(await read(walory, page)), page).toBe(true);
    expect(demoLink.test(await read(without, page)), `${page} without a demo`).toBe(false);
  }
});

test('about shows the product, in the language of the page', async () => {
  expect(await read(walory, '/about-us')).toContain('/pictures/dashboard-en-light.webp');
  expect(await read(walory, '/pl/o-nas')).toContain('/pictures/dashboard-pl-light.webp');
});

test('where plans are off nothing leads to them', async () => {
  const leads = /href="[^"]*(?:pricing|cennik|payment|platnosc|#prices)/;
  const without = await walory.another({ plans: false });
  for (const [home, prices, words] of [
    ['/', '/pricing', '>Simple prices<'],
    ['/pl', '/pl/cennik', '>Prosty cennik<'],
  ] as const) {
    const [usual, other] = [await read(walory, home), await read(without, home)];
    expect([leads.test(usual), usual.includes(words)], home).toEqual([true, true]);
    expect([leads.test(other), other.includes(words)], `${home} without plans`).toEqual([false, false]);
    const answer = await without.visitor().get(prices, { headers: { accept: 'text/html' } });
    expect(answer.status, prices).toBe(404);
  }
  const sitemap = '/sitemap.xml';
  expect(await read(walory, sitemap)).toMatch(/pricing|cennik/);
  expect(await read(without, sitemap)).not.toMatch(/pricing|cennik/);
});
