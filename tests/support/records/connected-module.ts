import type { Visitor } from '../callers/visitor.ts';

async function idOf(browser: Visitor, slug: string): Promise<string> {
  const { data } = (await browser.get('/api/investment-modules')).body;
  return data.find((module: { slug: string }) => module.slug === slug).id;
}

export async function connectModule(browser: Visitor, slug: string): Promise<void> {
  const { status } = await browser.post('/api/investment-modules', { module_id: await idOf(browser, slug) });
  if (status !== 200) throw new Error(`${slug} was not connected: ${status}`);
}

export async function disconnectModule(browser: Visitor, slug: string): Promise<void> {
  const { status } = await browser.delete(`/api/investment-modules/${await idOf(browser, slug)}`);
  if (status !== 200) throw new Error(`${slug} was not disconnected: ${status}`);
}
