// Apart from the shapes, so that a page that shows a document needs no schemas.
import type { Cell, DocumentChart, DocumentTable, ReportDocument } from './report-document.ts';

export const text = (value: string | null): Cell => ({ of: 'text', value });
export const day = (value: string | null): Cell => ({ of: 'day', value });
export const count = (value: number | null): Cell => ({ of: 'count', value });
export const units = (value: string | null): Cell => ({ of: 'units', value });
export const percent = (value: number | null): Cell => ({ of: 'percent', value });
export const portion = (value: number | null): Cell => ({ of: 'share', value });
export const money = (value: string | null, currency: string): Cell => ({ of: 'money', value, currency });

export function tablesOf({ sections }: Pick<ReportDocument, 'sections'>): DocumentTable[] {
  return sections.flatMap(({ tables }) => tables);
}

/** With the currency of its amounts. */
export function tableTitle({ title, currency }: Pick<DocumentTable, 'title' | 'currency'>): string {
  return currency === null ? title : `${title}, ${currency.toUpperCase()}`;
}

export function chartTitle(chart: DocumentChart): string {
  return 'unit' in chart && typeof chart.unit === 'object'
    ? `${chart.title}, ${chart.unit.currency.toUpperCase()}`
    : chart.title;
}
