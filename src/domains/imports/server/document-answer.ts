import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { CallResult } from '../../../foundation/contract.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { type documentShape, shownRows, type uploadDocument } from '../contract.ts';
import { lackingIn } from '../mapping/mapping.ts';
import type { PreviewRow, RowState } from '../preview-row.ts';
import { type DocumentRow, pagesOf } from './document-store.ts';

const unpack = promisify(zstdDecompress);

type Shape = CallResult<{ output: typeof documentShape }>;
export type DocumentAnswer = CallResult<typeof uploadDocument>;

export function shapeOf(row: DocumentRow): Shape {
  const { summary } = row;
  return {
    fileName: row.id,
    name: row.name,
    size: row.size,
    state: row.state,
    format: row.format,
    broker: summary.broker,
    written: summary.written,
    like: summary.like,
    days: summary.days,
    accounts: summary.accounts,
    instruments: summary.instruments,
    mapping: summary.mapping && {
      name: summary.mapping.name,
      header: summary.mapping.header,
      columns: summary.mapping.read.columns,
      decimal: summary.mapping.read.decimal,
      day_order: summary.mapping.read.dayOrder,
      words: summary.mapping.read.words,
      currency: summary.mapping.read.currency ?? null,
      lacking: lackingIn(summary.mapping.read),
    },
    asks_currency: summary.asksCurrency,
    currency: row.choices.currency ?? null,
    has_cash: summary.hasCash,
    counts: summary.counts,
    agreements: summary.agreements,
    imported: row.imported,
    created_at: row.created_at,
    imported_at: row.imported_at,
    undone_at: row.undone_at,
  };
}

type Wanted = { start: number; limit: number; state?: RowState | undefined };
type StoredRow = PreviewRow | { line: number; cells: string[] };

/** A file with some of its rows, from the pages that were written when it was last looked at. */
export async function answerOf(
  on: Queries,
  userId: string,
  row: DocumentRow,
  portfolios: ReadonlyMap<string, string>,
  { start, limit, state }: Wanted = { start: 0, limit: shownRows },
): Promise<DocumentAnswer> {
  const isPart = state === undefined;
  const [first, last] = isPart
    ? [Math.floor(start / shownRows), Math.floor((start + limit - 1) / shownRows)]
    : [0, 100_000];
  const rows: StoredRow[] = [];
  for (const page of await pagesOf(on, userId, row.id, first, last))
    rows.push(...(JSON.parse((await unpack(page)).toString()) as StoredRow[]));
  const wanted = isPart ? rows : rows.filter((one) => 'state' in one && one.state === state);
  const from = isPart ? start - first * shownRows : start;
  return {
    fileName: row.id,
    data: wanted.slice(from, from + limit).map((one) => ('cells' in one ? one : rowOf(one, portfolios))),
    document: shapeOf(row),
    meta: { total: isPart ? row.summary.counts.all : wanted.length, start, limit },
  };
}

function rowOf(row: PreviewRow, portfolios: ReadonlyMap<string, string>) {
  const { instrument, asWritten, cash, reason } = row;
  return {
    created_at: row.day,
    time: row.time,
    ticker: instrument?.ticker ?? asWritten?.symbol ?? asWritten?.isin ?? asWritten?.name ?? null,
    value: cash?.amount ?? null,
    currency: cash?.currency ?? row.price?.currency ?? null,
    quantity: row.units,
    portfolio: row.portfolioId ? (portfolios.get(row.portfolioId) ?? null) : null,
    key: row.key,
    line: row.line,
    sheet: row.sheet,
    state: row.state,
    reason: reason && { code: reason.code, values: reason.values ?? {} },
    kind: row.kind,
    type: row.type,
    hint: row.hint,
    title: instrument?.title ?? asWritten?.name ?? null,
    note: instrument?.note ?? null,
    price: row.price,
    fee: row.fee,
    tax: row.tax,
    account: row.account,
    twin: row.twin,
    text: row.text,
  };
}
