import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '../../i18n/locales.ts';
import { allMessages } from '../../i18n/messages.ts';
import { offeredBrokers } from './offered-brokers.ts';

const routes = path.resolve(import.meta.dirname, '..');

/** The texts that public pages load. */
const publicAreas = [
  'about',
  'apiDocs',
  'auth',
  'consent',
  'contact',
  'faq',
  'home',
  'less',
  'newsletterPages',
  'pricing',
  'reportShared',
  'sharedStrategy',
  'site',
  'symbols',
  'toolBonds',
  'toolLoan',
  'toolOverpayment',
  'toolSavings',
  'tools',
] as const;

/** Figures that are no promise of ours, with why they may stand in a text. */
const admitted: readonly { why: string; text: RegExp; in?: readonly string[] }[] = [
  { why: 'the name of a tax form', text: /PIT[-‑]38/ },
  { why: 'the name of a standard', text: /ISO 8601/ },
  { why: 'the name of a benefit', text: /800\+/ },
  {
    why: 'the name of a span that markets speak of',
    text: /\b24\s?[hg]\b|\b52[- ]?(?:week|tygodni)|\b1[- ](?:year|rok)/,
  },
  { why: 'a concept of law that has become history', text: /\d/, in: ['toolLoan'] },
  {
    why: 'the law on tax, pensions and loans',
    text: /\b19%|\b60\. roku|age of 60|\b3% (?:of the amount|spłacanej)|usually 0|zwykle 0/,
  },
  {
    why: 'terms of treasury bonds, set by law',
    text: /\b100\s?zł|\b(?:3|1|2|4|10|6|12)[- \u00a0](?:months?|years?|miesi|rok|lat|letnie)/,
    in: ['toolBonds'],
  },
  { why: 'sums that a test of the calculator works out', text: /[\d.,\u00a0]+%?/, in: ['toolSavings'] },
  { why: 'codes of HTTP', text: /\b(?:4\d\d|500)\b/, in: ['apiDocs'] },
  { why: 'versions of languages and formats', text: /OpenAPI 3\.1|Node 18|Python 3/, in: ['apiDocs'] },
  { why: 'how values are written', text: /62\.50|2026-11-13(?:T[\d:.]+Z)?/, in: ['apiDocs'] },
  { why: 'shares of a whole', text: /100%/, in: ['reportShared'] },
  { why: 'the hour of the daily mail', text: /\b6 pm|\b18:00/, in: ['less'] },
];

type Text = { at: string; area: string; text: string };

function textsIn(locale: Locale): Text[] {
  const found: Text[] = [];
  const walk = (area: string, at: string, value: unknown): void => {
    if (typeof value === 'string') found.push({ at, area, text: value });
    else for (const [key, inner] of Object.entries(value as object)) walk(area, `${at}.${key}`, inner);
  };
  for (const area of publicAreas) walk(area, area, allMessages(locale)[area]);
  return found;
}

/** What a reader sees of it: exact cases of a plural are no figures. */
const shown = (text: string) => text.replaceAll(/=\d+ \{/g, '{');

function figuresLeft({ area, text }: Text): boolean {
  let left = shown(text);
  for (const one of admitted)
    if (!one.in || one.in.includes(area)) left = left.replaceAll(new RegExp(one.text, 'g'), '');
  return /\d/.test(left);
}

describe.each(locales)('public texts in %s', (locale) => {
  test('name no figure that could become untrue (U-19)', () => {
    expect(textsIn(locale).filter(figuresLeft)).toEqual([]);
  });

  test('name no broker and no format: their lists are filled in (U-19)', () => {
    const { walory: _, demo: __, ...brokers } = allMessages(locale).imports.brokers;
    const names = [...new Set([...Object.values(brokers), ...offeredBrokers.apis])];
    const named = textsIn(locale).filter(({ text }) =>
      names.some((name) =>
        new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'iu').test(text),
      ),
    );
    expect(named).toEqual([]);
  });

  test('announce nothing (U-19)', () => {
    const announced = /\b(?:soon|not yet|in preparation|coming)\b|wkrótce|jeszcze nie\b|w.przygotowaniu/i;
    expect(textsIn(locale).filter(({ text }) => announced.test(text))).toEqual([]);
  });
});

test('every exception is still needed', () => {
  const texts = locales.flatMap(textsIn);
  const idle = admitted.filter(
    (one) =>
      !texts.some(({ area, text }) => (!one.in || one.in.includes(area)) && one.text.test(shown(text))),
  );
  expect(idle).toEqual([]);
});

test('whatever texts a public page loads are looked at here (U-19)', () => {
  const loaded = globSync('{public-site,auth}/**/*.{ts,tsx}', { cwd: routes }).flatMap((file) =>
    [...readFileSync(path.join(routes, file), 'utf8').matchAll(/loadMessages\(\w+, \[([^\]]*)\]/g)].flatMap(
      ([, areas]) => [...areas!.matchAll(/'(\w+)'/g)].map(([, area]) => area!),
    ),
  );
  expect(loaded.filter((area) => !(publicAreas as readonly string[]).includes(area))).toEqual([]);
});

test('brokers are named as the product knows them, without its own', () => {
  expect(offeredBrokers.files).toEqual(expect.arrayContaining(['xtb', 'mbank', 'degiro']));
  expect(offeredBrokers.apis).toEqual(expect.arrayContaining(['Exante', 'Kraken']));
  expect([...offeredBrokers.files, ...offeredBrokers.apis].join()).not.toMatch(/walory|demo/i);
});
