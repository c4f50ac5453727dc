import { expect, test } from 'vitest';
import { allCalls } from '../../../tests/support/all-calls.ts';
import { locales } from '../../i18n/locales.ts';
import { allMessages } from '../../i18n/messages.ts';
import { apiAreaNames } from './api-areas.ts';
import { polishSummaries } from './polish-summaries.ts';

test('every call says in Polish too what it does, and no other is spoken of (PS-13)', () => {
  expect(Object.keys(polishSummaries).toSorted()).toEqual(allCalls.map(({ id }) => id).toSorted());
});

test('every area has a name and a sentence in both languages (PS-13)', () => {
  for (const locale of locales) {
    const { areas } = allMessages(locale).apiDocs;
    expect(Object.keys(areas)).toEqual(apiAreaNames);
    for (const { name, text } of Object.values(areas)) expect([name, text]).not.toContain('');
  }
});

test('the Polish is that of the catalogues: hard spaces, and the words of the glossary', () => {
  const loose = /(?<![\p{L}\p{N}’])[aiouwz] (?=\S)/iu;
  const others = /broker|instrument|rebalans|aktyw[aoó]|niestandardow|\bstoją?\b/i;
  const faults = Object.entries(polishSummaries).filter(
    ([, text]) => loose.test(text) || others.test(text) || text.trim() !== text || /[.;:]$/.test(text),
  );
  expect(faults).toEqual([]);
});
