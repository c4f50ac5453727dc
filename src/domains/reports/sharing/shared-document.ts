import type {
  Cell,
  DocumentChart,
  DocumentFact,
  DocumentTable,
  ReportDocument,
} from '../document/report-document.ts';
import type { ReportElement } from '../report-kinds.ts';

/** A table that others see ends after so many rows. */
export const mostSharedRows = 1000;

export type Shown = { elements: readonly ReportElement[]; hidesAmounts: boolean };

/**
 * What the other person sees of a report: the chosen elements and, where amounts are hidden, no number from which one
 * could be told (rule RP-18). It is a document like any other, so that page, paper and workbook cannot differ.
 */
export function sharedDocument(document: ReportDocument, { elements, hidesAmounts }: Shown): ReportDocument {
  const isChosen = (element: ReportElement) => elements.includes(element);
  const hasTables = isChosen('tables');
  const facts = (all: DocumentFact[]) =>
    hasTables ? all.filter(({ cell }) => !(hidesAmounts && isAmount(cell))) : [];
  const sections = document.sections
    .map(({ title, ...section }) => ({
      title,
      facts: facts(section.facts),
      charts: section.charts
        .filter(({ element }) => isChosen(element))
        .flatMap((chart) => (hidesAmounts ? chartWithoutAmounts(chart) : [chart])),
      tables: (hasTables ? section.tables : []).flatMap((table) =>
        hidesAmounts ? tableWithoutAmounts(table) : [table],
      ),
    }))
    .filter(({ facts: listed, charts, tables }) => listed.length + charts.length + tables.length > 0);
  const isCut = sections.some(({ tables }) => tables.some(({ rows }) => rows.length > mostSharedRows));
  return {
    ...document,
    amounts: hidesAmounts ? null : document.amounts,
    course: courseOf(sections.flatMap(({ charts }) => charts)),
    headlines: document.headlines.filter(({ cell }) =>
      isAmount(cell) ? hasTables && !hidesAmounts : hasTables || isChosen('line-chart'),
    ),
    notes: [...new Set([...document.notes, ...(isCut ? [document.words.first] : [])])],
    sections: sections.map((section) => ({
      ...section,
      tables: section.tables.map((table) => ({ ...table, rows: table.rows.slice(0, mostSharedRows) })),
    })),
  };
}

/** With the price of something its units are an amount too. */
function isAmount(cell: Cell): boolean {
  return cell.of === 'money' || cell.of === 'units';
}

const isRate = ({ of }: Cell) => of === 'percent' || of === 'share';

/** Columns of amounts go; where amounts and percentages stand under each other, the rows that are amounts. */
function tableWithoutAmounts(table: DocumentTable): DocumentTable[] {
  const places = table.columns.map((_, at) => at);
  const isMixed = places.some(
    (at) => table.rows.some((row) => isAmount(row[at]!)) && table.rows.some((row) => isRate(row[at]!)),
  );
  const rows = isMixed ? table.rows.filter((row) => !row.some(isAmount)) : table.rows;
  const total = isMixed ? null : table.total;
  const every = [...rows, ...(total ? [total] : [])];
  const kept = places.filter((at) => !every.some((row) => isAmount(row[at]!)));
  const pick = <Each>(of: readonly Each[]) => kept.map((at) => of[at]!);
  // Names alone, or days alone, would say no more than that there is something.
  const isName = ({ of }: Cell) => of === 'text' || (of === 'day' && kept.length === 1);
  if (rows.every((row) => pick(row).every(isName))) return [];
  return [
    {
      ...table,
      currency: null,
      columns: pick(table.columns),
      rows: rows.map(pick),
      total: total && pick(total),
    },
  ];
}

function chartWithoutAmounts(chart: DocumentChart): DocumentChart[] {
  if (chart.of === 'shares' || typeof chart.unit === 'string') return [chart];
  switch (chart.of) {
    case 'steps':
    case 'bars': {
      const values = chart.bars.map(({ value }) => value);
      const whole = chart.of === 'steps' ? Math.abs(values.at(-1) ?? 0) : sumOf(values.map(Math.abs));
      if (whole === 0) return [];
      const bars = chart.bars.map(({ label, value }) => ({ label, value: tenths((value / whole) * 100) }));
      return [{ ...chart, bars, unit: 'percent' }];
    }
    case 'layers': {
      const sums = chart.days.map((_, at) => sumOf(chart.lines.map(({ values }) => values[at] ?? 0)));
      const lines = chart.lines.map(({ label, values }) => ({
        label,
        values: values.map((value, at) =>
          value === null || !(sums[at]! > 0) ? null : tenths((value / sums[at]!) * 100),
        ),
      }));
      return [{ ...chart, lines, unit: 'percent' }];
    }
    case 'lines': {
      const highest = Math.max(
        ...chart.lines.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))),
      );
      if (!(highest > 0)) return [];
      const lines = chart.lines.map(({ label, values }) => ({ label, values: scaled(values, highest) }));
      return [{ ...chart, lines, unit: 'none' }];
    }
  }
}

/** For a cover: the shape of what is shown, and no number of it. */
function courseOf(charts: readonly DocumentChart[]): number[] {
  const chart = charts.find((one) => one.of === 'lines');
  const values = chart?.of === 'lines' ? (chart.lines[0]?.values ?? []) : [];
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return high > low ? known.map((value) => tenths(((value - low) / (high - low)) * 100)) : [];
}

const scaled = (values: readonly (number | null)[], highest: number) =>
  values.map((value) => (value === null ? null : tenths((value / highest) * 100)));
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const tenths = (value: number) => Math.round(value * 10) / 10;
