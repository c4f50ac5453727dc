import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { compileMessages } from './compile-messages.ts';
import { translatorOf } from './translator.ts';

const messages = compileMessages({
  area: {
    plain: 'Assets',
    named: 'Hello, {name}',
    given: '{words}',
    count: '{count, plural, one {# aktywo} few {# aktywa} other {# aktywów}}',
    marked: 'Read the <link>rules</link> and the <link>terms</link>',
    inner: { deep: 'Deep' },
  },
});
const t = translatorOf(messages, 'pl', 'area');

afterEach(() => vi.restoreAllMocks());

test('texts are filled in by the rules of the language', () => {
  expect(t('plain')).toBe('Assets');
  expect(t('inner.deep')).toBe('Deep');
  expect(translatorOf(messages, 'pl', 'area.inner')('deep')).toBe('Deep');
  expect(translatorOf(messages, 'pl')('area.plain')).toBe('Assets');
  expect(t('named', { name: 'Ala' })).toBe('Hello, Ala');
  expect([1, 3, 5].map((count) => t('count', { count }))).toEqual(['1 aktywo', '3 aktywa', '5 aktywów']);
});

test('a text of which nothing is left is empty', () => {
  expect(t('given', { words: '' })).toBe('');
});

test('marks become elements', () => {
  const node = t.rich('marked', { link: (words) => <b>{words}</b> });
  expect(renderToStaticMarkup(<p>{node}</p>)).toBe('<p>Read the <b>rules</b> and the <b>terms</b></p>');
});

test('a text that is not there shows its address and is told on the console', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(t('none')).toBe('area.none');
  expect(t('inner')).toBe('area.inner');
  expect(t('toString')).toBe('area.toString');
  expect(logged).toHaveBeenCalledTimes(3);
  expect([t.has('plain'), t.has('none'), t.has('constructor')]).toEqual([true, false, false]);
});

test('the same texts have one translator, another language its own', () => {
  expect(translatorOf(messages, 'pl', 'area')).toBe(t);
  expect(translatorOf(messages, 'en', 'area')).not.toBe(t);
});
