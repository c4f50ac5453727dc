import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { allFailures } from '../../tests/support/all-failures.ts';
import { locales } from './locales.ts';
import { allMessages } from './messages.ts';

type Texts = Map<string, string>;

/** Every text of a language by its full key. */
function textsOf(node: unknown, key = '', texts: Texts = new Map()): Texts {
  if (typeof node === 'string') texts.set(key, node);
  else
    for (const [name, child] of Object.entries(node as object))
      textsOf(child, key ? `${key}.${name}` : name, texts);
  return texts;
}

type Node = { type: number; value?: string; options?: Record<string, { value: Node[] }>; children?: Node[] };

const kinds = ['text', 'value', 'number', 'date', 'time', 'choice', 'plural', 'pound', 'markup'];

/** What a message wants to be given, each with its kind; and the forms of its plurals. */
function needsOf(message: string, locale: string): { wanted: Set<string>; plurals: string[][] } {
  const wanted = new Set<string>();
  const plurals: string[][] = [];
  const walk = (nodes: Node[]): void => {
    for (const node of nodes) {
      const kind = kinds[node.type]!;
      if (kind !== 'text' && kind !== 'pound') wanted.add(`${kind} ${node.value}`);
      if (kind === 'plural') plurals.push(Object.keys(node.options ?? {}));
      for (const { value } of Object.values(node.options ?? {})) walk(value);
      walk(node.children ?? []);
    }
  };
  walk(new IntlMessageFormat(message, locale).getAst() as Node[]);
  return { wanted, plurals };
}

const en = textsOf(allMessages('en'));
const pl = textsOf(allMessages('pl'));

test('both languages have the same texts', () => {
  expect([...pl.keys()].sort()).toEqual([...en.keys()].sort());
});

test('every key of a failure has words in both languages, and there are no words without a key', () => {
  for (const locale of locales) {
    expect(Object.keys(allMessages(locale).common.failure).sort()).toEqual(allFailures.toSorted());
  }
});

describe.each([
  ['en', en],
  ['pl', pl],
] as [string, Texts][])('%s', (locale, texts) => {
  test('every text can be read as a message', () => {
    const faults: string[] = [];
    for (const [key, text] of texts) {
      try {
        needsOf(text, locale);
      } catch (error) {
        faults.push(`${key}: ${(error as Error).message}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('no text is empty or has spaces around it', () => {
    expect([...texts].filter(([, text]) => text.trim() !== text || text === '').map(([key]) => key)).toEqual(
      [],
    );
  });

  test('every plural has all forms of its language', () => {
    const forms = locale === 'pl' ? ['one', 'few', 'many', 'other'] : ['one', 'other'];
    const faults = [...texts]
      .filter(([, text]) =>
        needsOf(text, locale).plurals.some((options) => !forms.every((form) => options.includes(form))),
      )
      .map(([key]) => key);
    expect(faults).toEqual([]);
  });
});

test('each text wants the same values and markup in both languages; only the brand may stay unsaid', () => {
  const namesOf = (text: string, locale: string) =>
    [...needsOf(text, locale).wanted]
      .map((one) => one.replace(/^(value|number|plural) /, ''))
      .filter((name) => name !== 'brand')
      .sort()
      .join(', ');
  const faults: string[] = [];
  for (const [key, text] of en) {
    const [inEnglish, inPolish] = [namesOf(text, 'en'), namesOf(pl.get(key) ?? '', 'pl')];
    if (inEnglish !== inPolish) faults.push(`${key}: ${inEnglish} / ${inPolish}`);
  }
  expect(faults).toEqual([]);
});

test('in Polish no one-letter word stays at the end of a line: a hard space follows it', () => {
  const loose = /(?<![\p{L}\p{N}’])[aiouwz] (?=\S)/iu;
  expect([...pl].filter(([, text]) => loose.test(text)).map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  expect(loose.test('Raz i dwa'), 'the check itself sees a loose one').toBe(true);
  expect(loose.test('Raz i\u00a0dwa, ile ma z niego')).toBe(true);
  expect(loose.test('Raz i\u00a0dwa, ETF-y u\u00a0nas, wskaźnik Sharpe’a po roku')).toBe(false);
});

test('the public site and the dashboard disclaim in the same words', () => {
  for (const texts of [en, pl]) {
    expect(texts.get('dashboard.footer.disclaimer')).toBe(texts.get('site.footer.disclaimer'));
  }
});

test('English logs in and out; it signs nobody in or out', () => {
  const other = /\bsign(s|ed|ing)?[- ](in|out)\b/i;
  expect([...en].filter(([, text]) => other.test(text)).map(([key]) => key)).toEqual([]);
});
