import type { Report } from '../document/returns-parts.ts';

type Named = { name: string };

/** That it is of some assets only stays; the owner's word for them does not. */
function withoutTag(report: Report): Report {
  return 'tag' in report && report.tag !== null ? { ...report, tag: '…' } : report;
}

/** The report with its portfolios or properties numbered instead of named, and without where the latter are. */
export function withoutNames(named: Report, numbered: (number: number) => string): Report {
  const report = withoutTag(named);
  const own = 'properties' in report ? report.properties : report.portfolios;
  const aliases = new Map(own.map(({ name }, at) => [name, numbered(at + 1)]));
  const byId = new Map(own.map(({ id }, at) => [id, numbered(at + 1)]));
  const alias = (name: string) => aliases.get(name) ?? numbered(own.length + 1);
  const renamed = <Row extends Named & { id: string }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, name: byId.get(row.id) ?? alias(row.name) }));
  const relabelled = <Slice extends { label: string }>(slices: readonly Slice[]): Slice[] =>
    slices.map((slice) => ({ ...slice, label: alias(slice.label) }));
  const placed = <Row extends { portfolio: string }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, portfolio: alias(row.portfolio) }));
  switch (report.kind) {
    case 'overview':
      return {
        ...report,
        portfolios: renamed(report.portfolios),
        figures: { ...report.figures, by_portfolio: renamed(report.figures.by_portfolio) },
      };
    case 'allocation': {
      const { now, at_start } = report.figures;
      return {
        ...report,
        portfolios: renamed(report.portfolios),
        figures: {
          ...report.figures,
          now: { ...now, by_portfolio: relabelled(now.by_portfolio) },
          at_start: { ...at_start, by_portfolio: relabelled(at_start.by_portfolio) },
        },
      };
    }
    case 'transactions': {
      const { opening, closing, rows } = report.figures;
      return {
        ...report,
        portfolios: renamed(report.portfolios),
        figures: {
          ...report.figures,
          opening: { ...opening, positions: placed(opening.positions) },
          closing: { ...closing, positions: placed(closing.positions) },
          rows: placed(rows),
        },
      };
    }
    case 'performance':
    case 'income':
    case 'realised':
    case 'costs':
      return { ...report, portfolios: renamed(report.portfolios) };
    case 'properties':
      return {
        ...report,
        properties: renamed(report.properties),
        figures: {
          ...report.figures,
          rows: renamed(report.figures.rows).map((row) => ({ ...row, city: '' })),
        },
      };
    case 'rent':
      return {
        ...report,
        properties: renamed(report.properties),
        figures: { ...report.figures, by_property: renamed(report.figures.by_property) },
      };
    case 'equity':
      return { ...report, properties: renamed(report.properties) };
  }
}
