import { brand } from '../../../foundation/brand.ts';
import { fonts, page, paper, printable } from '../../../foundation/paper/paper.ts';
import { cellText, factText } from '../document/cell-text.ts';
import {
  type Cell,
  chartTitle,
  type DocumentFact,
  type DocumentSection,
  type DocumentTable,
  type ReportDocument,
  tableTitle,
} from '../document/report-document.ts';
import { chartSvg } from './chart-svg.ts';
import { coverOf } from './cover.ts';
import { monthsBlock } from './months-block.ts';

type Language = 'en' | 'pl';

/** A table on paper ends after so many rows: a workbook is the place for more. */
export const mostRowsOnPaper = 1000;
/** More columns than that need the long side of the paper; months are narrow. */
const mostUpright = 8;
const isWide = ({ key, columns }: DocumentTable) => key !== 'years' && columns.length > mostUpright;

function coloured(cell: Cell): string {
  const isSigned = cell.of === 'percent' || cell.of === 'money';
  return isSigned && cell.value !== null && Number(cell.value) < 0 ? paper.loss : paper.ink;
}

const isNumber = (cell: Cell | undefined) => cell !== undefined && cell.of !== 'text' && cell.of !== 'day';

/** Under a section of the same name it needs no title of its own. */
function tableBlock(table: DocumentTable, document: ReportDocument, section: string): object[] {
  if (table.key === 'years') return monthsBlock(table, document.language);
  const { language, words } = document;
  const { columns, rows, total } = table;
  const size = columns.length > 12 ? 6.8 : isWide(table) ? 7.4 : 8.5;
  const sample = rows[0] ?? total ?? [];
  const alignment = (at: number) => (isNumber(sample[at]) ? 'right' : 'left');
  const cells = (row: Cell[], bold: boolean) =>
    row.map((cell, at) => ({
      text: printable(cellText(cell, language)),
      alignment: alignment(at),
      color: coloured(cell),
      bold,
      noWrap: isNumber(cell),
    }));
  const head = columns.map((text, at) => ({
    text,
    alignment: alignment(at),
    color: paper.faint,
    fontSize: size - 0.6,
  }));
  const shown = rows.slice(0, mostRowsOnPaper);
  const body = [head, ...shown.map((row) => cells(row, false)), ...(total ? [cells(total, true)] : [])];
  return [
    ...(tableTitle(table) === section ? [] : [{ text: tableTitle(table), style: 'h3', headlineLevel: 2 }]),
    {
      fontSize: size,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        keepWithHeaderRows: 1,
        widths: widthsOf(table),
        body,
      },
      layout: layoutOf(body.length, total !== null),
    },
    ...(shown.length < rows.length ? [{ text: words.cut, style: 'small', margin: [0, 4, 0, 0] }] : []),
  ];
}

/** Names share the room that figures, days and short words leave; without names the first column has it. */
function widthsOf({ columns, rows }: DocumentTable): string[] {
  const isLong = (at: number) =>
    rows.some((row) => row[at]?.of === 'text' && (row[at].value?.length ?? 0) > 12);
  const hasLong = columns.some((_, at) => isLong(at));
  return columns.map((_, at) => ((hasLong ? isLong(at) : at === 0) ? '*' : 'auto'));
}

function layoutOf(rows: number, hasTotal: boolean) {
  return {
    hLineWidth: (at: number) => (at === 0 ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => paper.line,
    paddingLeft: (at: number) => (at === 0 ? 0 : 4),
    paddingRight: () => 3,
    paddingTop: () => 3.5,
    paddingBottom: () => 3.5,
    fillColor: (at: number) => (hasTotal && at === rows - 1 ? paper.band : null),
  };
}

function factsBlock(facts: DocumentFact[], language: Language): object[] {
  if (facts.length === 0) return [];
  const columns = facts.map(({ label, cell }) => ({
    stack: [
      { text: label, fontSize: 7.5, color: paper.quiet },
      {
        text: printable(factText(cell, language)),
        font: fonts.display,
        bold: true,
        fontSize: 11.5,
        color: coloured(cell),
      },
    ],
  }));
  return [
    {
      margin: [0, 8, 0, 4],
      table: { widths: facts.map(() => '*'), body: [columns] },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        fillColor: () => paper.band,
        paddingLeft: () => 10,
        paddingTop: () => 9,
        paddingBottom: () => 9,
      },
    },
  ];
}

const orientationOf = ({ tables }: DocumentSection) => (tables.some(isWide) ? 'landscape' : 'portrait');

/** A section with charts begins a page; one of tables goes on where there is room for its beginning. */
function sectionBlock(section: DocumentSection, document: ReportDocument, at: number): object[] {
  const { language, sections } = document;
  const orientation = orientationOf(section);
  const before = sections[at - 1];
  const turns = before === undefined || orientationOf(before) !== orientation;
  const begins = turns || section.charts.length > 0;
  return [
    {
      text: section.title,
      style: 'h2',
      tocItem: true,
      tocStyle: { fontSize: 11 },
      headlineLevel: 1,
      ...(begins ? { pageBreak: 'before', pageOrientation: orientation } : { margin: [0, 26, 0, 6] }),
    },
    ...factsBlock(section.facts, language),
    ...section.charts.map((chart) => ({
      unbreakable: true,
      stack: [{ text: chartTitle(chart), style: 'h3' }, { svg: chartSvg(chart, language) }],
    })),
    ...section.tables.flatMap((table) => tableBlock(table, document, section.title)),
  ];
}

/** How far down a page a title may stand: of a section, of a table. */
const lowest: Record<number, number> = { 1: 0.68, 2: 0.84 };

/** What pdfmake tells of a piece it has placed. */
type Placed = { headlineLevel?: number; startPosition?: { verticalRatio: number } };

/** The whole document as pdfmake wants it told. */
export function layoutPages(document: ReportDocument): object {
  const { name, period, words, notes, language } = document;
  const side = page.side;
  return {
    info: { title: name, creator: brand.name, producer: brand.name },
    language,
    pageSize: 'A4',
    pageMargins: [side, 70, side, 62],
    defaultStyle: { font: fonts.text, fontSize: 9, color: paper.ink },
    styles: {
      h2: { font: fonts.display, bold: true, fontSize: 20, margin: [0, 0, 0, 6] },
      h3: { font: fonts.display, bold: true, fontSize: 10.5, margin: [0, 14, 0, 5] },
      small: { fontSize: 7.5, color: paper.faint },
    },
    header: (current: number, pages: number) =>
      current === 1
        ? null
        : {
            margin: [side, 34, side, 0],
            fontSize: 8,
            color: paper.quiet,
            columns: [
              { text: [...new Set([brand.name, name, period])].join(' · '), width: '*' },
              {
                text: words.page.replace('{page}', String(current)).replace('{pages}', String(pages)),
                alignment: 'right',
                width: 80,
              },
            ],
          },
    footer: (current: number) =>
      current === 1 ? null : { margin: [side, 12, side, 0], text: words.disclaimer, style: 'small' },
    // A title at the foot of a page belongs to the next one.
    pageBreakBefore: ({ headlineLevel, startPosition }: Placed) =>
      headlineLevel !== undefined && (startPosition?.verticalRatio ?? 0) > lowest[headlineLevel]!,
    content: [
      ...coverOf(document),
      {
        toc: { title: { text: words.contents, style: 'h2' }, numberStyle: { color: paper.quiet } },
        pageBreak: 'before',
      },
      ...notes.map((text) => ({ text, style: 'small', margin: [0, 8, 0, 0] })),
      ...document.sections.flatMap((section, at) => sectionBlock(section, document, at)),
    ],
  };
}
