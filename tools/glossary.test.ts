import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allMessages } from '../src/i18n/messages.ts';

const root = path.resolve(import.meta.dirname, '..');
const text = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');

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

/** Comments, strings and what a template says: prose may use any word. */
const prose = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const inName = /(?<![A-Za-z])(?:told|wish|deeds)(?![a-z])|(?:Told|Wish|Deeds)(?![a-z])/;

/** Columns keep the word; names with an underscore are theirs alone. */
const column = /\b\w*told_\w+/g;
/** Where a column, of a table or of what a query answers, is called `told` and nothing else. */
const columnsCalledTold = new Set([
  'src/domains/billing/server/stripe/look-after.ts',
  'src/domains/billing/server/stripe/settle.ts',
  'src/domains/billing/server/stripe/stripe-store.ts',
  'src/domains/taxes/server/tax-ledger-store.ts',
  'tests/api/exposure/stated-make-ups.test.ts',
  'tests/api/notifications/announcing.test.ts',
  'tests/support/database/questions/stripe-questions.ts',
  'tools/bench/measure-alerts.ts',
]);

/** Names of a file, its own among them, with a word that the glossary keeps out of the code. */
function forbiddenIn(file: string, source: string): string[] {
  const own = inName.test(path.basename(file)) ? [`${file} is called so`] : [];
  if (!/told|wish|deeds/i.test(source)) return own;
  const names = source
    .replace(prose, (words) => '\n'.repeat(words.split('\n').length - 1))
    .replace(column, '');
  const code = columnsCalledTold.has(file) ? names.replace(/\btold\b/g, '') : names;
  const faults = code.split('\n').flatMap((line, at) => (inName.test(line) ? [`${file}:${at + 1}`] : []));
  return [...own, ...faults];
}

test('no name of the code has a word that the glossary keeps out of it', () => {
  // This file is full of them.
  const files = globSync('{src,tests,tools}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).filter((file) => !file.endsWith('glossary.test.ts'));
  const faults = files.flatMap((file) =>
    forbiddenIn(file.replaceAll('\\', '/'), readFileSync(path.join(root, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});

test('a name with such a word is found, whatever comments, strings and columns say', () => {
  const planted = [
    "const said = 'told'; // what one is told",
    'const told = said;',
    '/* two lines',
    '   of deeds */ row.end_told_at ?? untold;',
    'type ToldMoney = string;',
    'if (isTold(`a wish`)) markWish();',
    'const { deeds } = wishes;',
  ].join('\n');
  expect(forbiddenIn('src/a.ts', planted)).toEqual(['src/a.ts:2', 'src/a.ts:5', 'src/a.ts:6', 'src/a.ts:7']);
  expect(forbiddenIn('src/told-money.ts', '')).toEqual(['src/told-money.ts is called so']);
});
