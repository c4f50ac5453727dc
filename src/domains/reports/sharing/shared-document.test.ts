import { describe, expect, test } from 'vitest';
import {
  type DocumentChart,
  type DocumentSection,
  day,
  money,
  percent,
  type ReportDocument,
  text,
  units,
} from '../document/report-document.ts';
import { reportElements } from '../report-kinds.ts';
import { mostSharedRows, sharedDocument } from './shared-document.ts';

function documentWith(section: Partial<DocumentSection>): ReportDocument {
  return {
    language: 'pl',
    name: 'Mój rok',
    kind: 'Przegląd',
    period: 'Rok 2025',
    scope: 'Wszystkie portfele',
    currency: 'PLN',
    made: '2026-11-13',
    owner: 'Zofia Lis',
    amounts: 'Kwoty w złotych',
    about: [],
    course: [1234.5, 2345.6],
    headlines: [
      { label: 'Zysk', cell: money('61574.55', 'pln') },
      { label: 'TWR', cell: percent(16.7) },
    ],
    notes: [],
    sections: [{ title: 'Część', facts: [], charts: [], tables: [], ...section }],
    words: { contents: '', made: '', disclaimer: '', page: '', cut: '', first: 'Tylko pierwsze' },
  };
}
const hidden = { elements: reportElements, hidesAmounts: true };
const unit = { currency: 'pln' };
const chartOf = (chart: DocumentChart) =>
  sharedDocument(documentWith({ charts: [chart] }), hidden).sections[0]?.charts[0];

describe('without amounts (RP-18)', () => {
  test('steps are percentages of the last of them, and a loss stays one', () => {
    const steps = (values: number[]): DocumentChart => ({
      of: 'steps',
      element: 'bar-chart',
      title: '',
      bars: values.map((value) => ({ label: '', value })),
      unit,
    });
    const shown = (chart: DocumentChart | undefined) =>
      chart?.of === 'steps' ? [chart.bars.map(({ value }) => value), chart.unit] : null;
    expect(shown(chartOf(steps([52486.4, 14193.37, -5105.22, 61574.55])))).toEqual([
      [85.2, 23.1, -8.3, 100],
      'percent',
    ]);
    expect(shown(chartOf(steps([-300, 100, -200])))).toEqual([[-150, 50, -100], 'percent']);
    expect(chartOf(steps([100, -100, 0]))).toBeUndefined();
  });

  test('layers are percentages of their day, a curve is its shape, shares stay', () => {
    const days = ['2025-01-01', '2025-02-01'];
    const of = (kind: 'lines' | 'layers', ...lines: (number | null)[][]): DocumentChart => ({
      of: kind,
      element: 'area-chart',
      title: '',
      days,
      lines: lines.map((values) => ({ label: '', values })),
      unit,
    });
    expect(chartOf(of('layers', [300, null], [100, 50]))).toMatchObject({
      unit: 'percent',
      lines: [{ values: [75, null] }, { values: [25, 100] }],
    });
    expect(chartOf(of('lines', [2469, 1234.5], [null, 1000]))).toMatchObject({
      unit: 'none',
      lines: [{ values: [100, 50] }, { values: [null, 40.5] }],
    });
    expect(chartOf(of('lines', [0, 0]))).toBeUndefined();
    const pie: DocumentChart = {
      of: 'shares',
      element: 'pie-chart',
      title: '',
      slices: [{ label: 'ETF', share: 60 }],
    };
    expect(chartOf(pie)).toEqual(pie);
  });

  test('tables lose columns of amounts, or the rows where both stand under each other', () => {
    const table = (rows: DocumentSection['tables'][number]['rows'], total = rows[0]!) => ({
      key: 'x',
      title: 'T',
      currency: 'pln',
      columns: rows[0]!.map((_, at) => `c${at}`),
      rows,
      total,
    });
    const shown = (rows: DocumentSection['tables'][number]['rows']) =>
      sharedDocument(documentWith({ tables: [table(rows)] }), hidden).sections[0]?.tables[0];
    expect(shown([[text('ETF'), units('7'), money('123456', 'pln'), percent(1.5)]])).toMatchObject({
      currency: null,
      columns: ['c0', 'c3'],
      rows: [[text('ETF'), percent(1.5)]],
      total: [text('ETF'), percent(1.5)],
    });
    expect(
      shown([
        [text('Zysk'), money('5', 'pln')],
        [text('TWR'), percent(2)],
      ]),
    ).toMatchObject({ rows: [[text('TWR'), percent(2)]], total: null });
    expect(shown([[text('ETF'), money('5', 'pln')]])).toBeUndefined();
    expect(shown([[day('2025-01-01'), text('Kupno'), units('5')]])).toMatchObject({
      rows: [[day('2025-01-01'), text('Kupno')]],
    });
  });
});

test('headlines and the course of a cover belong to what is shown (RP-18)', () => {
  const document = documentWith({
    charts: [
      {
        of: 'lines',
        element: 'line-chart',
        title: '',
        days: ['2025-01-01', '2025-02-01', '2025-03-01'],
        lines: [{ label: '', values: [0, 5, 10] }],
        unit: 'percent',
      },
    ],
  });
  const shown = (
    elements: typeof reportElements extends readonly (infer E)[] ? E[] : never,
    hidesAmounts = false,
  ) => {
    const { headlines, course, amounts } = sharedDocument(document, { elements, hidesAmounts });
    return [headlines.map(({ label }) => label), course, amounts];
  };
  expect(shown(['line-chart'])).toEqual([['TWR'], [0, 50, 100], 'Kwoty w złotych']);
  expect(shown(['tables'])).toEqual([['Zysk', 'TWR'], [], 'Kwoty w złotych']);
  expect(shown(['tables', 'line-chart'], true)).toEqual([['TWR'], [0, 50, 100], null]);
  expect(shown(['bar-chart'])).toEqual([[], [], 'Kwoty w złotych']);
});

test('a long table ends, and that is said', () => {
  const rows = Array.from({ length: mostSharedRows + 1 }, (_, at) => [text(String(at)), percent(at)]);
  const table = { key: 'x', title: '', currency: null, columns: ['a', 'b'], rows, total: null };
  const shared = sharedDocument(documentWith({ tables: [table] }), {
    elements: ['tables'],
    hidesAmounts: false,
  });
  expect(shared.sections[0]!.tables[0]!.rows).toHaveLength(mostSharedRows);
  expect(shared.notes).toEqual(['Tylko pierwsze']);
});
