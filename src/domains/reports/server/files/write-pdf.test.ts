import { expect, test } from 'vitest';
import { pdfPages } from '../../../../../tests/support/pdf-text.ts';
import { day, money, percent, type ReportDocument, text, units } from '../../document/report-document.ts';
import { chartSvg } from '../../pdf/chart-svg.ts';
import { mostRowsOnPaper } from '../../pdf/page-layout.ts';
import { pdfOf } from './write-pdf.ts';

const table = (rows: number, key = 'rows') => ({
  key,
  title: 'Zażółć gęślą jaźń',
  currency: 'pln',
  columns: ['Dzień', 'Walor', 'Sztuki', 'Kwota', 'Zwrot'],
  rows: Array.from({ length: rows }, (_, at) => [
    day('2025-03-04'),
    text(`Walor ${at}`),
    units('10.5'),
    money('-1296.23', 'pln'),
    percent(1.5),
  ]),
  total: [day(null), text('Razem'), units(null), money('987654.32', 'pln'), percent(null)],
});
const days = Array.from({ length: 400 }, (_, at) =>
  new Date(Date.UTC(2025, 0, at + 1)).toISOString().slice(0, 10),
);
const lines = [{ label: 'Wartość', values: days.map((_, at) => (at % 7 === 0 ? null : at * at)) }];
const unit = { currency: 'pln' };

function documentWith(sections: ReportDocument['sections']): ReportDocument {
  return {
    language: 'pl',
    name: '<b>próba</b> & 1',
    kind: 'Przegląd',
    period: 'Rok 2025',
    scope: 'Wszystkie portfele',
    currency: 'PLN',
    made: '2026-11-13',
    owner: 'Zofia Lis',
    amounts: 'Kwoty w złotych',
    about: [],
    course: lines[0]!.values.filter((value) => value !== null),
    headlines: [{ label: 'Zysk', cell: money('61574.55', 'pln') }],
    notes: ['Uwaga'],
    sections,
    words: {
      contents: 'Spis',
      made: 'Przygotowano',
      disclaimer: 'Nota',
      page: '{page} z {pages}',
      cut: 'Reszta w arkuszu',
      first: 'Pierwsze wiersze',
    },
  };
}

test('twenty pages with charts: heads repeated, pages numbered, contents right, under a megabyte (RP-15)', async () => {
  const section = (title: string, rows: number) => ({
    title,
    facts: [{ label: 'Zysk', cell: money('61574.55', 'pln') }],
    charts: [
      { of: 'lines' as const, element: 'area-chart' as const, title: 'Wartość', days, lines, unit },
      { of: 'layers' as const, element: 'components-over-time' as const, title: 'Klasy', days, lines, unit },
      {
        of: 'bars' as const,
        element: 'bar-chart' as const,
        title: 'Miesiące',
        bars: [
          { label: 'sty', value: -5 },
          { label: 'lut', value: 7 },
        ],
        unit,
      },
      {
        of: 'shares' as const,
        element: 'pie-chart' as const,
        title: 'Udziały',
        slices: [{ label: 'ETF', share: 100 }],
      },
    ],
    tables: [table(rows, title)],
  });
  const titles = ['Pierwszy', 'Drugi', 'Trzeci'];
  const bytes = await pdfOf(documentWith(titles.map((title) => section(title, 230))));
  const pages = await pdfPages(bytes);
  expect(pages.length).toBeGreaterThanOrEqual(20);
  expect(bytes.length).toBeLessThan(1_000_000);
  expect(pages[0]).toContain('<b>próba</b> & 1');
  expect(pages[0]).toContain('Przygotowano');
  expect(pages[0]).toContain('61 574,55 zł');
  const withRows = pages.filter((page) => page.includes('Walor 1'));
  for (const page of withRows) expect(page).toContain('Sztuki');
  for (const [at, page] of pages.entries()) if (at > 0) expect(page).toContain(`${at + 1} z ${pages.length}`);
  for (const title of titles) {
    const place = pages.findIndex((page, at) => at > 1 && page.includes(title)) + 1;
    expect(pages[1]).toMatch(new RegExp(`${title}\\s+${place}`));
  }
  expect(pages.join('\n').match(/987 654,32/g)).toHaveLength(3);
}, 60_000);

test('a table on paper ends after a thousand rows and says so (RP-15)', async () => {
  const sections = [{ title: 'Wiersze', facts: [], charts: [], tables: [table(mostRowsOnPaper + 1)] }];
  const said = (await pdfPages(await pdfOf(documentWith(sections)))).join('\n');
  expect(said).toContain(`Walor ${mostRowsOnPaper - 1}`);
  expect(said).not.toContain(`Walor ${mostRowsOnPaper} `);
  expect(said).toContain('Reszta w arkuszu');
}, 60_000);

test('names inside of charts stay letters', () => {
  const chart = {
    of: 'shares' as const,
    element: 'pie-chart' as const,
    title: '',
    slices: [{ label: '</text><image href="x"/>', share: 100 }],
  };
  const svg = chartSvg(chart, 'pl');
  expect(svg).not.toContain('<image');
  expect(svg).toContain('&lt;/text&gt;');
});
