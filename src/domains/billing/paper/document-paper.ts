/** A document in words and figures as they are read: what is printed of it, and nothing more. */
export type DocumentPaper = {
  language: 'en' | 'pl';
  title: string;
  number: string;
  /** What must not be overlooked. */
  notice: string | null;
  facts: { label: string; value: string }[];
  parties: { label: string; lines: string[] }[];
  tables: { title: string | null; columns: string[]; rows: string[][]; total: string[] | null }[];
  sums: { label: string; value: string }[];
  notes: string[];
  page: string;
};
