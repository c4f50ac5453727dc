import { test as plain } from '@playwright/test';
import { expect, visit } from '../journey.ts';

plain('a load given up for a newer one is no error of the page; any other failure is', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await visit(page, '/login');
  await page.evaluate(() => {
    const given = new AbortController();
    // As the router leaves it: the answer is read on while nobody waits for the end.
    const body = new ReadableStream({
      start: (stream) =>
        given.signal.addEventListener('abort', () =>
          stream.error(new DOMException('given up', 'AbortError')),
        ),
    });
    void body.getReader().read();
    given.abort();
    void Promise.reject(new Error('a real fault'));
  });
  await expect.poll(() => problems).toContain('a real fault');
  expect(problems).toEqual(['a real fault']);
});
