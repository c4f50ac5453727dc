import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { privacyFile, termsFile } from './legal-files.ts';

const files = locales.flatMap((locale) => [
  [locale, termsFile(locale)] as const,
  [locale, privacyFile(locale)] as const,
]);

test.each(files)('those who listen are told language, title and structure: %s %s', async (locale, file) => {
  const bytes = readFileSync(`public${file}`);
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Language: locale, Title: expect.stringMatching(/\S/) });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  expect(bytes.toString('latin1')).toContain('/DisplayDocTitle true');
});
