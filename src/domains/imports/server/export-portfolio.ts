import { utils, write } from '@e965/xlsx';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { byteOrderMark } from '../../../foundation/csv/write-csv.ts';
import { Failure, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context, FileAnswer } from '../../../platform/http/context.ts';
import { limitsOf } from '../../billing/server/subscriptions.ts';
import { portfolioById, portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import type { exportPortfolio as exportCall, readTemplate as templateCall } from '../contract.ts';
import { type TemplateRow, templateCells, templateCsv, templateTypes } from '../template.ts';
import { exampleRows } from '../template-example.ts';
import { type TemplateTransaction, templateTransactions } from './template-store.ts';

/** A portfolio as a file of our own template; plans without exports are refused. */
export async function exportPortfolio(context: Context, { params, query }: CallInput<typeof exportCall>) {
  const { services, locale } = context;
  const { userId } = actorOf(context);
  const portfolio = isId(params.id) ? await portfolioById(services.database, params.id, userId) : undefined;
  if (!portfolio) throw notFound();
  if (!(await limitsOf(services, userId)).export) throw new Failure({ kind: 'upgrade' });
  const rows = (await templateTransactions(services.database, userId, portfolio.id)).map((row) =>
    rowOf(row, locale),
  );
  return fileOf(rows, locale, query.format, `walory-${dayInWarsaw(services.clock.now())}`);
}

/** The template with a few rows that show how it is filled in. */
export async function readTemplate({ locale }: Context, { query }: CallInput<typeof templateCall>) {
  return fileOf(exampleRows(locale), locale, query.format, 'walory-template');
}

function fileOf(
  rows: readonly TemplateRow[],
  locale: string,
  format: 'csv' | 'xlsx',
  name: string,
): FileAnswer {
  if (format === 'csv')
    return new FileAnswer(
      'text/csv; charset=utf-8',
      Buffer.from(byteOrderMark + templateCsv(rows, locale)),
      `${name}.csv`,
    );
  const book = utils.book_new();
  // Texts alone: what looks like a formula stays what it is, and no digit is lost.
  utils.book_append_sheet(book, utils.aoa_to_sheet(templateCells(rows, locale)), 'Walory');
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
  return new FileAnswer(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes,
    `${name}.xlsx`,
  );
}

function rowOf(row: TemplateTransaction, locale: string): TemplateRow {
  return {
    day: row.day,
    time: row.time,
    type: templateTypes[row.type][locale === 'pl' ? 1 : 0],
    account: row.account,
    isin: row.isin,
    ticker: row.ticker,
    mic: row.mic,
    name: row.names && nameIn(row.names, locale, row.ticker ?? ''),
    units: row.units,
    price: row.price,
    amount: row.total,
    currency: row.currency,
    fee: row.fee === '0' ? null : row.fee,
    tax: row.tax === '0' ? null : row.tax,
    received: row.to_total,
    receivedCurrency: row.to_currency,
    ratio: row.numerator && `${row.numerator}:${row.denominator}`,
    settled: row.settles_on,
    link: row.link_id,
    note: row.note,
    id: row.id,
  };
}

/** Every portfolio in the archive of one's own data, whatever the plan. */
export async function exportTemplates(on: Queries, user: { id: string; locale?: string }) {
  const files: Record<string, string> = {};
  for (const { id, name } of await portfoliosOf(on, user.id)) {
    const rows = await templateTransactions(on, user.id, id);
    files[`${name} (${id})`] = templateCsv(
      rows.map((row) => rowOf(row, user.locale ?? 'en')),
      user.locale ?? 'en',
    );
  }
  return { 'portfolio-templates': files };
}
