import { addMonths, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { byteOrderMark, type CsvCell, writeCsv } from '../../../../foundation/csv/write-csv.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { dayBeginsAt } from '../../../../foundation/warsaw/warsaw-time.ts';
import { type Context, FileAnswer } from '../../../../platform/http/context.ts';
import { documentNumber } from '../../../billing/document-number.ts';
import { isDemoOperator } from '../../../identity/server/sign-in/impersonate.ts';
import type { exportDocuments as exportCall } from '../../system-contract.ts';
import { documentsBetween, type ExportedDocument } from './document-export-store.ts';

const columns = [
  'number',
  'kind',
  'issued_on',
  'paid_on',
  'buyer',
  'tax_number',
  'country',
  'currency',
  'net',
  'vat_rate',
  'vat',
  'gross',
  'corrects',
  'ksef_number',
];

/** What a bookkeeper books: a line a document, by days of Warsaw, with a mark that tells spreadsheets it is UTF-8. */
export async function exportDocuments(context: Context, { query }: CallInput<typeof exportCall>) {
  if (await isDemoOperator(context)) throw notFound();
  const first = `${query.month}-01`;
  const rows = await documentsBetween(
    context.services.database,
    dayBeginsAt(first),
    dayBeginsAt(addMonths(first, 1)),
  );
  const text = byteOrderMark + writeCsv([columns, ...rows.map(cellsOf)], ';');
  return new FileAnswer('text/csv; charset=utf-8', Buffer.from(text), `walory-invoices-${query.month}.csv`);
}

function cellsOf(row: ExportedDocument): CsvCell[] {
  const { buyer } = row;
  return [
    documentNumber(row.kind, row.year, row.ordinal),
    row.kind,
    dayInWarsaw(row.issued_at),
    row.paid_on,
    buyer?.name,
    buyer?.tax_number,
    buyer?.country,
    row.currency.toUpperCase(),
    row.net,
    row.vat_rate ?? 'exempt',
    row.vat,
    row.gross,
    row.corrects,
    row.ksef_number,
  ];
}
