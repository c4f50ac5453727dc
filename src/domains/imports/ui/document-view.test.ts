import { expect, test } from 'vitest';
import {
  countOf,
  duplicatesLeftOut,
  isShown,
  pastState,
  questionOf,
  rowId,
  type Slice,
  slicesOf,
} from './document-view.ts';

const counts = { all: 1126, import: 718, ignored: 300, duplicate: 106, asks: 2 };

test('ignored rows and duplicates are one filter', () => {
  expect(countOf(counts, 'ignored')).toBe(406);
  expect(countOf(counts, 'all')).toBe(1126);
  expect(isShown({ state: 'duplicate' }, 'ignored')).toBe(true);
  expect(isShown({ state: 'import' }, 'ignored')).toBe(false);
});

test('paging through two states leaves nothing out and brings nothing twice', () => {
  const many = { ...counts, ignored: 730, duplicate: 640 };
  const seen = { ignored: new Set<number>(), duplicate: new Set<number>() };
  const take = ({ state, start, limit }: Slice) => {
    for (let at = start; at < start + limit; at++) {
      const rows = seen[state as 'ignored'];
      expect(rows.has(at)).toBe(false);
      rows.add(at);
    }
  };
  for (let start = 0; start < countOf(many, 'ignored'); start += 500)
    for (const slice of slicesOf('ignored', many, start, 500)) take(slice);
  expect([seen.ignored.size, seen.duplicate.size]).toEqual([730, 640]);
  expect(slicesOf('all', many, 500, 500)).toEqual([{ start: 500, limit: 500 }]);
});

test('what an import brought itself is no duplicate of it, checked again or not', () => {
  const first = { all: 126, import: 118, ignored: 2, duplicate: 4, asks: 2 };
  const again = { all: 126, import: 0, ignored: 2, duplicate: 122, asks: 2 };
  expect(duplicatesLeftOut({ counts: first, imported: 118 })).toBe(4);
  expect(duplicatesLeftOut({ counts: again, imported: 118 })).toBe(4);
});

test('an import is called by what needs the reader first', () => {
  const figure = { account: null, day: null, cash: 'PLN', position: null, stated: '1', reckoned: '1' };
  const imported = { state: 'imported' as const, counts: { ...counts, asks: 0 } };
  expect(pastState({ ...imported, counts, agreements: [] })).toBe('waits');
  expect(pastState({ ...imported, agreements: [] })).toBe('imported');
  expect(pastState({ ...imported, agreements: [{ ...figure, agrees: true }] })).toBe('agrees');
  expect(pastState({ ...imported, agreements: [{ ...figure, agrees: false }] })).toBe('differs');
  expect(pastState({ ...imported, state: 'undone', agreements: [] })).toBe('undone');
});

test('a line that could not be read is shown, not asked about', () => {
  const reason = (code: string) => ({ code, values: {} });
  expect(questionOf({ state: 'asks', key: null, reason: reason('kindUnknown') })).toBe('line');
  expect(questionOf({ state: 'asks', key: 'a', reason: reason('price') })).toBe('price');
  expect(questionOf({ state: 'asks', key: 'a', reason: reason('overdrawn') })).toBe('none');
  expect(questionOf({ state: 'duplicate', key: 'a', reason: reason('twin') })).toBe('none');
  expect(rowId({ key: null, sheet: 'Cash', line: 4 })).toBe('Cash:4');
});
