import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Names of the table of cookies in a text of docs/legal. */
const namedIn = (file: string) =>
  [...read(file).matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name).toSorted();

test('the privacy policy names each cookie that a choice on the screen leaves behind, in both languages', () => {
  const left = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/rememberInCookie\('(\w+)'/g)].map(([, name]) => name!),
  );
  expect(left.length).toBeGreaterThan(2);
  expect(namedIn('docs/legal/privacy-en.md')).toEqual(expect.arrayContaining(left));
  expect(namedIn('docs/legal/privacy-pl.md')).toEqual(namedIn('docs/legal/privacy-en.md'));
});

test('so does the page on privacy', () => {
  const page = read('src/routes/dashboard/privacy.tsx');
  for (const name of namedIn('docs/legal/privacy-en.md')) expect(page).toContain(`['${name}', `);
});
