import type { Day } from '../../../foundation/calendar-day.ts';

/** One value of a table, with what it is; null where it cannot be said. */
export type Cell =
  | { of: 'text'; value: string | null }
  | { of: 'day'; value: Day | null }
  | { of: 'count'; value: number | null }
  /** An exact decimal: money with its currency, or units of something. */
  | { of: 'money'; value: string | null; currency: string }
  | { of: 'units'; value: string | null }
  /** In percent: 16.7 is 16.7%. */
  | { of: 'percent'; value: number | null };

export type DocumentTable = {
  /** What it is asked for by; unique in its document. */
  key: string;
  title: string;
  columns: string[];
  rows: Cell[][];
  total: Cell[] | null;
};

export type DocumentChart =
  /** Steps stand on each other, and the last of them on the ground. */
  | { of: 'steps' | 'bars'; title: string; bars: { label: string; value: number }[]; currency: string }
  | {
      of: 'lines' | 'layers';
      title: string;
      days: Day[];
      lines: { label: string; values: (number | null)[] }[];
      unit: { currency: string } | 'percent';
    }
  | { of: 'shares'; title: string; slices: { label: string; share: number }[] };

export type DocumentFact = { label: string; cell: Cell };

export type DocumentSection = {
  title: string;
  facts: DocumentFact[];
  charts: DocumentChart[];
  tables: DocumentTable[];
};

/** A report as it stands on paper and in a workbook: every word and figure, and nothing of how it looks. */
export type ReportDocument = {
  language: 'en' | 'pl';
  name: string;
  kind: string;
  period: string;
  /** Which portfolios or properties. */
  scope: string;
  currency: string;
  made: Day;
  /** Lines under the title: currency, benchmark. */
  about: string[];
  /** The course of the value, for the cover; empty where there is none. */
  course: number[];
  /** What the cover says below. */
  headlines: DocumentFact[];
  notes: string[];
  sections: DocumentSection[];
  words: { contents: string; made: string; disclaimer: string; page: string; cut: string };
};

export const text = (value: string | null): Cell => ({ of: 'text', value });
export const day = (value: Day | null): Cell => ({ of: 'day', value });
export const count = (value: number | null): Cell => ({ of: 'count', value });
export const units = (value: string | null): Cell => ({ of: 'units', value });
export const percent = (value: number | null): Cell => ({ of: 'percent', value });
export const money = (value: string | null, currency: string): Cell => ({ of: 'money', value, currency });

export function tablesOf({ sections }: Pick<ReportDocument, 'sections'>): DocumentTable[] {
  return sections.flatMap(({ tables }) => tables);
}
