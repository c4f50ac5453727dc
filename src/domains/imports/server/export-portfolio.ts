import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { byteOrderMark } from '../../../foundation/csv/write-csv.ts';
import { Failure, notFound } from '../../../foundation/failure.ts';
import { groupedBy } from '../../../foundation/grouped.ts';
import { isId } from '../../../foundation/ids.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context, FileAnswer } from '../../../platform/http/context.ts';
import { limitsOf } from '../../billing/server/subscriptions.ts';
import { portfolioById, portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import type { exportPortfolio as exportCall, readTemplate as templateCall } from '../contract.ts';
import { type TemplateRow, templateCells, templateCsv, templateTypes } from '../template.ts';
import { exampleRows } from '../template-example.ts';
import { withEngine } from './engine/engines.ts';
import { refuse } from './refusal.ts';
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
  const [portfolios, rows] = await Promise.all([
    portfoliosOf(on, user.id),
    templateTransactions(on, user.id),
  ]);
  const locale = user.locale ?? 'en';
  const byPortfolio = groupedBy(rows, ({ portfolio_id }) => portfolio_id);
  const files = portfolios.map(({ id, name }) => {
    const own = byPortfolio.get(id) ?? [];
    return [
      `${name} (${id})`,
      templateCsv(
        own.map((row) => rowOf(row, locale)),
        locale,
      ),
    ];
  });
  return { 'portfolio-templates': Object.fromEntries(files) as Record<string, string> };
}
