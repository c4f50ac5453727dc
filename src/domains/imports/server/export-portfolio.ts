import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { byteOrderMark } from '../../../foundation/csv/write-csv.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { ArchivedFile } from '../../../platform/archive/write-archive.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context, FileAnswer } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import { requireFeature } from '../../billing/server/policies/policies.ts';
import { portfolioById, portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import type { exportPortfolio as exportCall, readTemplate as templateCall } from '../contract.ts';
import {
  type TemplateRow,
  templateCells,
  templateCsv,
  templateOccasions,
  templateTypes,
} from '../template.ts';
import { exampleRows } from '../template-example.ts';
import { withEngine } from './engine/engines.ts';
import { refuse } from './refusal.ts';
import { type TemplateTransaction, templateOrder, templateTransactions } from './template-store.ts';

/** A portfolio as a file of our own template; plans without exports are refused. */
export async function exportPortfolio(context: Context, { params, query }: CallInput<typeof exportCall>) {
  const { services, locale } = context;
  const { userId } = actorOf(context);
  const portfolio = isId(params.id) ? await portfolioById(services.database, params.id, userId) : undefined;
  if (!portfolio) throw notFound();
  await requireFeature(services, userId, 'export');
  const ids = await templateOrder(services.database, userId, portfolio.id);
  const rows = (await templateTransactions(services.database, userId, ids)).map((row) => rowOf(row, locale));
  const name = `walory-${dayInWarsaw(services.clock.now())}`;
  return fileOf(context, rows, { format: query.format, name });
}

/** The template with a few rows that show how it is filled in. */
export async function readTemplate(context: Context, { query }: CallInput<typeof templateCall>) {
  const rows = exampleRows(context.locale);
  return fileOf(context, rows, { format: query.format, name: 'walory-template' });
}

async function fileOf(
  context: Context,
  rows: readonly TemplateRow[],
  { format, name }: { format: 'csv' | 'xlsx'; name: string },
): Promise<FileAnswer> {
  const { locale } = context;
  if (format === 'csv')
    return new FileAnswer(
      'text/csv; charset=utf-8',
      Buffer.from(byteOrderMark + templateCsv(rows, locale)),
      `${name}.csv`,
    );
  const { userId } = actorOf(context);
  // More rows than its process has room for are refused in words; as texts they leave all the same.
  const bytes = await withEngine(userId, (engine) =>
    engine.workbook('Walory', templateCells(rows, locale)),
  ).catch((error: unknown) => refuse(context, error));
  return new FileAnswer(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    Buffer.from(bytes),
    `${name}.xlsx`,
  );
}

function rowOf(row: TemplateTransaction, locale: string): TemplateRow {
  const at = locale === 'pl' ? 1 : 0;
  return {
    day: row.day,
    time: row.time,
    type: templateTypes[row.type][at],
    account: row.account,
    isin: row.isin,
    ticker: row.ticker,
    mic: row.mic,
    name: row.names && nameIn(row.names, locale, row.ticker ?? ''),
    units: row.units,
    price: row.price,
    amount: row.total,
    currency: row.currency,
    fee: row.other_fee ?? (row.fee === '0' ? null : row.fee),
    feeCurrency: row.other_fee_currency,
    tax: row.tax === '0' ? null : row.tax,
    received: row.to_total,
    receivedCurrency: row.to_currency,
    ratio: row.numerator && `${row.numerator}:${row.denominator}`,
    settled: row.settles_on,
    accrued: row.accrued,
    occasion: row.occasion && templateOccasions[row.occasion][at],
    opened: row.opened_on,
    openValue: row.open_value,
    closeValue: row.close_value,
    priorCost: row.prior_cost,
    priorTax: row.prior_tax,
    link: row.link_id,
    action: row.event_id && `${row.event_kind} ${row.event_id}`,
    share: row.share,
    note: row.note,
    id: row.id,
  };
}

const atOnce = 2000;

/** Rows part by part, so that a long ledger is never in memory as a whole. */
async function* rowsInTurn(on: Queries, userId: string, portfolioId?: string) {
  const ids = await templateOrder(on, userId, portfolioId);
  for (let from = 0; from < ids.length; from += atOnce)
    yield templateTransactions(on, userId, ids.slice(from, from + atOnce));
}

/** Every portfolio in the archive of one's own data, whatever the plan, and all of them together. */
export async function* archiveTemplates(
  on: Queries,
  _services: Services,
  user: { id: string; locale: string },
): AsyncGenerator<ArchivedFile> {
  const portfolios = await portfoliosOf(on, user.id);
  const names = new Map(portfolios.map(({ id }, at) => [id, fileNameOf(portfolios, at)]));
  for (const { id } of portfolios)
    yield {
      name: `portfolios/${names.get(id)}.csv`,
      content: csvOf(rowsInTurn(on, user.id, id), user.locale),
    };
  // Halves of a transfer between two portfolios find each other in one file only.
  const whole = csvOf(rowsInTurn(on, user.id), user.locale, ({ portfolio_id }) => names.get(portfolio_id)!);
  if (portfolios.length > 1) yield { name: 'portfolios.csv', content: whole };
}

async function* csvOf(
  parts: AsyncIterable<TemplateTransaction[]>,
  locale: string,
  accountOf: (row: TemplateTransaction) => string | null = ({ account }) => account,
): AsyncGenerator<string> {
  yield byteOrderMark + templateCsv([], locale);
  for await (const part of parts) {
    const rows = part.map((row) => ({ ...rowOf(row, locale), account: accountOf(row) }));
    yield templateCsv(rows, locale, 'rows');
  }
}

/** As the portfolio is called, without what no file may be called; the same name again has a number. */
function fileNameOf(portfolios: readonly { name: string }[], at: number): string {
  const plain = ({ name }: { name: string }) => name.replace(/[^\p{L}\p{N}_-]+/gu, ' ').trim() || 'portfolio';
  const own = plain(portfolios[at]!);
  const before = portfolios
    .slice(0, at)
    .filter((one) => plain(one).toLowerCase() === own.toLowerCase()).length;
  return before ? `${own} (${before + 1})` : own;
}
