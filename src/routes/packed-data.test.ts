import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholePage } from './head/whole-page.tsx';
import { jsonOf, packed, withAttached } from './packed-data.ts';

test('on the server packed data read as they are; what is sent is their JSON alone', () => {
  const data = { locale: 'pl', rows: [{ price: '12.50' }], none: null };
  const sent = packed(data) as typeof data & { packed: string };
  const { locale, rows } = sent;
  expect(locale).toBe('pl');
  expect(rows).toBe(data.rows);
  expect('none' in sent).toBe(true);
  expect(Object.keys(sent)).toEqual(['packed']);
  expect(JSON.parse(sent.packed)).toEqual(data);
});

test('a page has the text once, outside of the router’s stream, and nothing in it ends the script', () => {
  const texts: string[] = [];
  const data = { name: '</script><!-- <b>' };
  const sent = packed(data, (json) => texts.push(json) - 1);
  expect(sent).toEqual({ packed: 0 });
  const drawn = `<body>Ż${renderToString(createElement(WholePage))}<script>import()`;
  const page = withAttached(Buffer.from(drawn), texts).toString();
  const [, inside] =
    /^<body>Ż<i .*<script type="application\/json" id="data-0">(.*)<\/script><i .*<script>import\(\)$/.exec(
      page,
    )!;
  expect(inside).not.toContain('<');
  expect(JSON.parse(inside!)).toEqual(data);
});

test('a page without a place for them is refused rather than sent without its data', () => {
  expect(() => withAttached(Buffer.from('<html>'), ['{}'])).toThrow('no place for its data');
});

test('what stays the same object is written once, and reads as JSON would write it', () => {
  const kept = {
    values: [1, 2],
    none: undefined,
    rows: [{ a: 'ą', when: null }, undefined],
    deep: { deep: { deep: {} } },
  };
  const data = { kept, other: [], list: [kept, 3], left: undefined };
  for (let time = 0; time < 3; time++) expect(jsonOf(data)).toBe(JSON.stringify(data));
});

test('what machines read goes beside it, and no name in it ends its script (PS-16)', () => {
  const name = '</script><script>alert(1)</script><!--';
  const drawn = renderToString(createElement(WholePage));
  const page = withAttached(Buffer.from(drawn), [], [{ name }]).toString();
  const [, inside] = /^<i .*<script type="application\/ld\+json">(.*?)<\/script><i .*$/.exec(page)!;
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(JSON.parse(inside!)['@graph']).toEqual([{ name }]);
});
