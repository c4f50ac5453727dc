import { addMonths, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
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
  const lines = [columns, ...rows.map(cellsOf)].map((cells) => cells.map(cellText).join(';'));
  const text = `\ufeff${lines.join('\r\n')}\r\n`;
  return new FileAnswer('text/csv; charset=utf-8', Buffer.from(text), `walory-invoices-${query.month}.csv`);
}

function cellsOf(row: ExportedDocument): string[] {
  const { buyer } = row;
  return [
    documentNumber(row.kind, row.year, row.ordinal),
    row.kind,
    dayInWarsaw(row.issued_at),
    row.paid_on ?? '',
    buyer?.name ?? '',
    buyer?.tax_number ?? '',
    buyer?.country ?? '',
    row.currency.toUpperCase(),
    row.net,
    row.vat_rate ?? 'exempt',
    row.vat,
    row.gross,
    row.corrects ?? '',
    row.ksef_number ?? '',
  ];
}

/** A text that a spreadsheet would take for a formula begins with an apostrophe; amounts may be negative. */
function cellText(text: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
