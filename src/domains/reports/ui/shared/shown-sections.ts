import type { DocumentSection, ReportDocument } from '../../document/report-document.ts';

/** The parts in which there is something to see: a table without rows tells nothing. */
export function shownSections({ sections }: Pick<ReportDocument, 'sections'>): DocumentSection[] {
  return sections
    .map((section) => ({ ...section, tables: section.tables.filter(({ rows }) => rows.length > 0) }))
    .filter(({ facts, charts, tables }) => facts.length + charts.length + tables.length > 0);
}
