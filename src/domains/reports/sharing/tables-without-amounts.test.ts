import { expect, test } from 'vitest';
import {
  type DocumentTable,
  day,
  money,
  percent,
  type ReportDocument,
  text,
} from '../document/report-document.ts';
import { sharedDocument } from './shared-document.ts';

const table = (over: Partial<DocumentTable>): DocumentTable => ({
  key: 'one',
  title: 'One',
  currency: 'pln',
  columns: [],
  rows: [],
  total: null,
  ...over,
});

function shownTables(...tables: DocumentTable[]): DocumentTable[] {
  const document = {
    headlines: [],
    notes: [],
    words: { first: '' },
    sections: [{ title: 'Section', facts: [], charts: [], tables }],
  } as unknown as ReportDocument;
  const { sections } = sharedDocument(document, { elements: ['tables'], hidesAmounts: true });
  return sections.flatMap((section) => section.tables);
}

const amount = money('12.50', 'pln');

test('of a table of amounts by day, days alone are not shown', () => {
  const equity = table({ columns: ['Day', 'Value'], rows: [[day('2025-01-31'), amount]] });
  expect(shownTables(equity)).toEqual([]);
});

test('what was done on which day is shown without its amounts, and shares are (RP-18)', () => {
  const trades = table({
    columns: ['Day', 'Type', 'Amount'],
    rows: [[day('2025-01-31'), text('Buy'), amount]],
  });
  const shares = table({ key: 'two', columns: ['What', 'Share'], rows: [[text('Shares'), percent(60)]] });
  expect(shownTables(trades, shares).map(({ columns }) => columns)).toEqual([
    ['Day', 'Type'],
    ['What', 'Share'],
  ]);
});
