import { expect, test } from 'vitest';
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
  const page = withAttached(Buffer.from('<html><body>Ż</body></html>'), texts).toString();
  const [, inside] =
    /^<html><body>Ż<script type="application\/json" id="data-0">(.*)<\/script><\/body><\/html>$/.exec(page)!;
  expect(inside).not.toContain('<');
  expect(JSON.parse(inside!)).toEqual(data);
});

test('a page that does not end as one is refused rather than sent without its data', () => {
  expect(() => withAttached(Buffer.from('<html>'), ['{}'])).toThrow('nowhere to put its data');
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
