import { expect, test } from 'vitest';
import { type MappingDraft, withColumn, wordsIn } from './mapping-draft.ts';

const draft: MappingDraft = {
  name: 'Old',
  columns: { day: 0, kind: 1, price: 2 },
  decimal: ',',
  dayOrder: 'iso',
  words: { zbyto: 'sell' },
};

test('a column means one thing, and a thing stands in one column', () => {
  expect(withColumn(draft, 3, 'price').columns).toEqual({ day: 0, kind: 1, price: 3 });
  expect(withColumn(draft, 2, 'units').columns).toEqual({ day: 0, kind: 1, units: 2 });
  expect(withColumn(draft, 2, '').columns).toEqual({ day: 0, kind: 1 });
});

test('words that nobody knows come first', () => {
  const rows = ['Kupno', 'Nabyto', 'Zbyto', 'nabyto'].map((word, line) => ({ line, cells: ['', word] }));
  expect(wordsIn(rows, draft)).toEqual([
    { word: 'Nabyto', folded: 'nabyto', kind: undefined },
    { word: 'Kupno', folded: 'kupno', kind: 'buy' },
    { word: 'Zbyto', folded: 'zbyto', kind: 'sell' },
  ]);
});
