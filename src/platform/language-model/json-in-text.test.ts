import { expect, test } from 'vitest';
import { jsonInText } from './json-in-text.ts';

test.each([['{"a":1}'], ['```json\n{"a":1}\n```'], ['Here you are:\n\n{"a":1}\n\nAnything else?']])(
  'finds the object in %j',
  (text) => {
    expect(jsonInText(text)).toEqual({ a: 1 });
  },
);

test.each(['', 'no', '{"a":', '}{', '{"a":1} and {"b":2}', '[1, 2]'])('finds none in %j', (text) => {
  expect(() => jsonInText(text)).toThrow('garbled');
});
