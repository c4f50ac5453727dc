import { readCsv } from '../../../foundation/csv/read-csv.ts';

/** Consumer prices of a month as published. */
export type ShippedInflation = {
  month: string;
  /** Percent against the same month of the year before, as revised. */
  yearly: string;
  /** The same as it was first announced: what savings bonds go by (rule BD-3). Null where that is not known. */
  announced: string | null;
  /** Percent against the month before. */
  monthly: string | null;
  source: string;
  seenOn: string;
};

/** A central bank's rate from its day on. */
export type ShippedRate = {
  currency: string;
  from: string;
  percent: string;
  /** A later day on which it was seen still in force; null where the next one follows. */
  inForceOn: string | null;
  source: string;
  seenOn: string;
};

/** Rows of a delimited text by the names in its first line. */
export function namedRows(text: string): Record<string, string>[] {
  const [head, ...rows] = readCsv(text, { separator: ',' }).rows;
  if (!head) return [];
  return rows.map(({ cells }) => Object.fromEntries(head.cells.map((name, i) => [name, cells[i] ?? ''])));
}

export function readInflation(text: string): ShippedInflation[] {
  return namedRows(text).map((row) => ({
    month: row.month!,
    yearly: row.cpi_yoy_pct!,
    announced: row.yoy_used_by_bonds_pct || announcedLike(row.month ?? '', row.cpi_yoy_pct!),
    monthly: row.cpi_mom_pct || null,
    source: row.source!,
    seenOn: row.seen_on!,
  }));
}

/** Only Januaries are revised, with the new weights of the basket: of other months the figure is the announced one. */
function announcedLike(month: string, yearly: string): string | null {
  return month.endsWith('-01') ? null : yearly;
}

export function readPolicyRates(text: string): ShippedRate[] {
  return namedRows(text).map((row) => ({
    currency: (row.currency ?? '').toLowerCase(),
    from: row.effective_from!,
    percent: row.percent!,
    inForceOn: row.in_force_on || null,
    source: row.source!,
    seenOn: row.seen_on!,
  }));
}
