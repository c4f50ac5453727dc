import { read } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { reportWords } from '../server/files/report-words.ts';
import { sheetNames, workbookOf } from '../server/files/write-workbook.ts';
import { withoutNames } from '../sharing/hide-names.ts';
import { cellText, rawText } from './cell-text.ts';
import { makeDocument } from './make-document.ts';
import { money, percent, tablesOf, text, units } from './report-document.ts';
import type { Report, ReportOf } from './returns-parts.ts';
import { tableCsv } from './table-csv.ts';

const sums = { fees: '12.30', taxes: '0', dividend_tax: '11.40', total: '23.70' };
const report: ReportOf<'costs'> = {
  kind: 'costs',
  currency: 'pln',
  portfolios: [
    { id: 'a', name: 'Dom' },
    { id: 'b', name: '@SUM(1)' },
  ],
  tag: null,
  period: '2025-Q2',
  period_before: '2025-Q1',
  reason: null,
  missing: 2,
  estimated: 0,
  is_simulated: false,
  figures: {
    from: '2025-03-31',
    to: '2025-06-30',
    ...sums,
    before: null,
    by_kind: [{ kind: 'trading-fee', amount: '12.30' }],
    by_month: [{ month: '2025-04', ...sums }],
    by_asset: [
      { instrument_id: 'x', ticker: '-1+1', title: '=1+1', ...sums },
      { instrument_id: null, ticker: null, title: null, ...sums },
    ],
    fees_percent: null,
    fees_reason: 'nothing-held',
  },
};
const documentIn = (language: 'en' | 'pl', of: Report = report) =>
  makeDocument(of, reportWords(language, 'pln'), {
    name: 'Koszty',
    made: '2026-11-13',
    owner: null,
    isOfAll: false,
  });

describe('the document of a report (RP-14)', () => {
  test('has the words of its language and the same figures in both', () => {
    const [en, pl] = [documentIn('en'), documentIn('pl')];
    expect([en.kind, en.period, en.scope]).toEqual(['Costs and taxes', 'Q2 2025', 'Dom, @SUM(1)']);
    expect([pl.kind, pl.period, pl.notes]).toEqual([
      'Koszty i\u00a0podatki',
      '2. kwartał 2025',
      ['Bez ceny lub kursu, więc poza sumami: 2.'],
    ]);
    const amounts = (document: typeof en) =>
      tablesOf(document).map(({ key, rows, total }) => [
        key,
        [...rows, total ?? []].map((row) => row.slice(1).map(rawText)),
      ]);
    expect(amounts(pl)).toEqual(amounts(en));
    const byAsset = tablesOf(pl).find(({ key }) => key === 'cost_assets')!;
    expect(byAsset.rows[1]![0]).toEqual(text('Konto'));
  });

  test('says which assets it is of, and not by their owner’s word where names are hidden (WL-10)', () => {
    const tagged = { ...report, tag: 'chips' };
    const hidden = withoutNames(tagged, (number) => `Portfel ${number}`);
    expect(documentIn('en').about).toEqual([]);
    expect(documentIn('en', tagged).about).toEqual(['Only assets with the tag #chips, without cash']);
    expect(documentIn('pl', hidden).about).toEqual(['Tylko walory z\u00a0tagiem #…, bez gotówki']);
  });

  test('tables have keys of their own and as many cells as columns', () => {
    const tables = tablesOf(documentIn('pl'));
    expect(new Set(tables.map(({ key }) => key)).size).toBe(tables.length);
    for (const { columns, rows, total } of tables)
      for (const row of [...rows, ...(total ? [total] : [])]) expect(row).toHaveLength(columns.length);
  });

  test('cells are read by people in their language and by programs exactly', () => {
    const cells = [money('-1234.5', 'pln'), units('0.07820000'), percent(16.7), percent(null), text(null)];
    expect(cells.map((cell) => cellText(cell, 'pl'))).toEqual([
      '−1\u202f234,50',
      '0,0782',
      '+16,70%',
      '–',
      '',
    ]);
    expect(cells.map(rawText)).toEqual(['-1234.5', '0.07820000', '16.7', '', '']);
    expect([percent(100), percent(0), percent(20)].map(rawText)).toEqual(['100', '0', '20']);
  });

  test('what looks like a formula is a text in a workbook and disarmed in CSV', () => {
    const document = documentIn('en');
    const book = read(workbookOf(document));
    const sheet = book.Sheets['Costs by asset, PLN']!;
    expect([sheet.A2, sheet.B2]).toMatchObject([
      { t: 's', v: '=1+1' },
      { t: 's', v: '-1+1' },
    ]);
    expect(sheet.A2.f).toBeUndefined();
    expect(sheet.F2).toMatchObject({ t: 'n', v: 23.7 });
    const csv = tableCsv(tablesOf(document).find(({ key }) => key === 'cost_assets')!);
    expect(csv).toContain("'=1+1,'-1+1,12.30,0,11.40,23.70");
  });

  test('sheets have names that programs take, no two alike', () => {
    const long = 'Zrealizowane zyski według walorów';
    const names = sheetNames([`${long} 1`, `${long} 2`, 'a/b:c', '', 'A b C']);
    expect(names).toEqual([
      'Zrealizowane zyski według walor',
      'Zrealizowane zyski według w 2',
      'a b c',
      '–',
      'A b C 2',
    ]);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(31);
  });
});
