import type { Report, ReportOf } from './report-context.ts';

type Compared = ReportOf<'overview'> | ReportOf<'performance'>;

/** A report whose headline figures are those of the basis it was asked on (BA-9); any other as it is. */
export function reportOnBasis(report: Report): Report {
  switch (report.kind) {
    case 'overview':
      return { ...report, figures: { ...report.figures, ...headlineOf(report) } };
    case 'performance':
      return { ...report, figures: { ...report.figures, ...headlineOf(report) } };
    default:
      return report;
  }
}

function headlineOf({ figures, on_basis }: Compared) {
  if (!on_basis) return {};
  const before = figures.before && on_basis.before && { ...figures.before, ...on_basis.before };
  return { ...on_basis.figures, before: before ?? figures.before };
}
