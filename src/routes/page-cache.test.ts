import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const page = (text: string, status = 200) => ({ status, headers: new Headers(), body: Buffer.from(text) });
/** Text that does not compress, so that its size is known. */
const noise = (letter: string, length = 4000) =>
  Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * at * letter.charCodeAt(0)) % 90))).join(
    '',
  );

test('whatever is asked for, kept pages stay within their bytes, and those asked for lately stay (SF-15)', async () => {
  const cache = createPageCache({ lifetime: 60_000, mostBytes: 40_000 });
  let rendered = 0;
  const ask = async (key: string) => {
    if (cache.known(key)) return;
    await cache.make(key, async () => {
      rendered += 1;
      return page(noise(key));
    });
  };
  await ask('home');
  for (let at = 0; at < 500; at++) {
    await ask(`/spelling-${at}`);
    await ask('home');
    expect(cache.bytes).toBeLessThanOrEqual(40_000);
  }
  expect(cache.bytes).toBeGreaterThan(10_000);
  expect(rendered, 'home was rendered once').toBe(501);
});

test('a page larger than everything is answered and not kept', async () => {
  const cache = createPageCache({ lifetime: 60_000, mostBytes: 1000 });
  expect((await cache.make('x', async () => page(noise('x'))))?.plain(['', '']).length).toBe(4000);
  expect(cache.known('x')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

test('many visitors at once wait for one rendering, and error pages are not kept', async () => {
  const cache = createPageCache({ lifetime: 60_000, mostBytes: 100_000 });
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    return page('hello');
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.make('x', render)));
  expect(rendered).toBe(1);
  expect(await cache.make('y', async () => page('no', 404))).toBeUndefined();
  expect(cache.known('y')).toBeUndefined();
});
