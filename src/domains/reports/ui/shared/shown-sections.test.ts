import { expect, test } from 'vitest';
import { text } from '../../document/cells.ts';
import type { DocumentSection, DocumentTable } from '../../document/report-document.ts';
import { shownSections } from './shown-sections.ts';

const table = (rows: DocumentTable['rows']): DocumentTable => ({
  key: 'lots',
  title: 'Lots',
  currency: null,
  columns: ['Asset'],
  rows,
  total: null,
});
const section = (title: string, tables: DocumentTable[]): DocumentSection => ({
  title,
  facts: [],
  charts: [],
  tables,
});

test('a table without rows is not shown, nor a part that has nothing else', () => {
  const shown = shownSections({
    sections: [section('Lots', [table([])]), section('Sales', [table([]), table([[text('PKO')]])])],
  });
  expect(shown.map(({ title, tables }) => [title, tables.length])).toEqual([['Sales', 1]]);
  expect(shownSections({ sections: [section('Lots', [table([])])] })).toEqual([]);
});
