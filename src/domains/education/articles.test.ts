import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '../../i18n/locales.ts';
import { allMessages } from '../../i18n/messages.ts';
import { articleOf } from '../performance/explain/article-of.ts';
import { type Article, articleAt, articleIds, articles } from './articles.ts';
import { examples } from './examples/examples.ts';
import { noteKeys, rowKeys } from './figure-groups.ts';

type Section = Record<string, string>;

function sectionsOf({ area }: Article, locale: Locale): [string, Section][] {
  return Object.entries(allMessages(locale)[area].sections);
}

/** Everything a reader reads, in order. */
function textsOf(article: Article, locale: Locale): string[] {
  const { title, teaser } = allMessages(locale).education.articles[article.id];
  return [title, teaser, ...sectionsOf(article, locale).flatMap(([, section]) => Object.values(section))];
}

const wordsOf = (article: Article, locale: Locale) =>
  textsOf(article, locale).flatMap((text) => text.replace(/<\/?\w+>/g, '').split(/\s+/)).length;
const namedIn = (article: Article, locale: Locale, pattern: RegExp) =>
  new Set(textsOf(article, locale).flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)));

test('there are eight, each with an address of its own', () => {
  expect(articles).toHaveLength(8);
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(8);
  expect(new Set(articles.map(({ area }) => area)).size).toBe(8);
  expect(articleAt('irr-and-twr')?.id).toBe('returns');
  expect(articleAt('no-such-article')).toBeUndefined();
});

describe.each(articles)('$slug', (article) => {
  test.each(locales)(
    'has the parts that its catalogue has, in that order, with paragraphs, in %s',
    (locale) => {
      const sections = sectionsOf(article, locale);
      expect(sections.map(([name]) => name)).toEqual([...article.sections]);
      expect(article.sections).toContain('example');
      for (const [, section] of sections) {
        const names = Object.keys(section);
        expect(names).toEqual(['title', 'a', 'b', 'c', 'd', 'e', 'f'].slice(0, names.length));
        expect(names.length).toBeGreaterThan(2);
      }
    },
  );

  test.each(locales)('has 500 to 900 words in %s (ED-5)', (locale) => {
    const count = wordsOf(article, locale);
    expect(count).toBeGreaterThanOrEqual(500);
    expect(count).toBeLessThanOrEqual(900);
  });

  test('takes as long to read as it says (ED-5)', () => {
    const longest = Math.max(...locales.map((locale) => wordsOf(article, locale)));
    expect(article.minutes).toBe(Math.ceil(longest / 200));
  });

  test.each(locales)('names every number of its example and no other, in %s (ED-4)', (locale) => {
    const named = namedIn(article, locale, /\{(\w+)\}/g);
    expect([...named].sort()).toEqual(Object.keys(examples[article.id].values).sort());
  });

  test.each(locales)('leads only to other articles, in %s', (locale) => {
    const led = [...namedIn(article, locale, /<(\w+)>/g)].filter((name) => name !== 'b');
    expect(led.length).toBeGreaterThan(0);
    for (const id of led) expect(articleIds).toContain(id);
    expect(led).not.toContain(article.id);
  });

  test('what to read next exists, and something leads here', () => {
    for (const id of article.next) expect(articleIds).toContain(id);
    expect(article.next).not.toContain(article.id);
    expect(articles.some(({ next }) => (next as readonly string[]).includes(article.id))).toBe(true);
  });
});

test.each(locales)('every row and note has words in %s, and there are none beside', (locale) => {
  const { rows, notes } = allMessages(locale).education;
  expect(Object.keys(rows).sort()).toEqual([...rowKeys].sort());
  expect(Object.keys(notes).sort()).toEqual([...noteKeys].sort());
});

test.each(locales)('the first paragraph has no marks: the list shows it as it is, in %s', (locale) => {
  for (const { title, teaser } of Object.values(allMessages(locale).education.articles))
    expect(`${title} ${teaser}`).not.toMatch(/[{}<>']/);
});

test('figures that lead to an article lead to one that exists', () => {
  for (const slug of [...Object.values(articleOf), 'reading-a-simulation'])
    expect(articleAt(slug), slug).toBeDefined();
});
