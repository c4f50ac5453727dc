import { expect, test } from 'vitest';
import { packed } from './packed-data.ts';

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
