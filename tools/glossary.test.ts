import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allMessages } from '../src/i18n/messages.ts';

const text = readFileSync(path.resolve(import.meta.dirname, '../docs/glossary.md'), 'utf8');

type Term = { en: string; pl: string };

/** The rows of tables with a Polish column. */
function terms(glossary: string): Term[] {
  return glossary.split(/^## /m).flatMap((section) => {
    if (!section.includes('| English | Polish |')) return [];
    const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| English'));
    return rows.map((row) => {
      const [, en = '', pl = ''] = row.split('|').map((cell) => cell.trim());
      return { en, pl };
    });
  });
}

/** Every text of a language as one, in lower case. */
function wordsOf(locale: 'en' | 'pl'): string {
  const flat = (value: unknown): string =>
    typeof value === 'string'
      ? value
      : Object.values(value as object)
          .map(flat)
          .join('\n');
  return flat(allMessages(locale)).replaceAll('\u00a0', ' ').toLowerCase();
}

const known = terms(text);
const unread = (list: Term[], locale: 'en' | 'pl') => {
  const words = wordsOf(locale);
  return list.map((term) => term[locale]).filter((term) => !words.includes(term.toLowerCase()));
};

test.each(['en', 'pl'] as const)('every word of the glossary is one that people read, in %s', (locale) => {
  expect(unread(known, locale)).toEqual([]);
});

test('a word that stands in no text is found', () => {
  const planted = terms('## A\n| English | Polish |\n|---|---|\n| Wallet-like thing | Portmonetka | x |\n');
  expect([unread(planted, 'en'), unread(planted, 'pl')]).toEqual([['Wallet-like thing'], ['Portmonetka']]);
});

test('a term has one line, and no two things share a Polish word', () => {
  const twice = (list: string[]) => list.filter((term, at) => list.indexOf(term) !== at);
  expect(known.length).toBeGreaterThan(60);
  expect(twice(known.map(({ en }) => en))).toEqual([]);
  expect(twice(known.map(({ pl }) => pl))).toEqual([]);
});
