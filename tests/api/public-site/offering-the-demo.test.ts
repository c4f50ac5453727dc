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
