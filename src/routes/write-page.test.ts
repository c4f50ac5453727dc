import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { writePage } from './write-page.ts';

afterEach(() => vi.restoreAllMocks());

test('a page is written whole', async () => {
  const bytes = await writePage(createElement('p', null, 'Złoto'), { nonce: 'n', onError: () => {} });
  expect(bytes.toString()).toBe('<p>Złoto</p>');
});

test('what goes wrong after everything was rendered ends the request at once', async () => {
  vi.spyOn(Buffer, 'concat').mockImplementationOnce(() => {
    throw new RangeError('no memory');
  });
  const page = createElement('p', null, 'Złoto');
  await expect(writePage(page, { nonce: 'n', onError: () => {} })).rejects.toThrow('no memory');
});
