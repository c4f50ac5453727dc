import { decimal } from '../../../foundation/decimal.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import { type EventKey, eventId, type Payer } from '../income-event.ts';
import type { Announced } from '../income-ledger.ts';
import type { IncomeAnswer } from '../settle-events.ts';

type AnnouncedRow = {
  instrument_id: string;
  ex_day: number;
  payment_day: number | null;
  amount: string;
  currency: string;
  source: string;
};

/** Dividends of these instruments with an ex-day from a day on. */
export async function announcedFor(
  on: Queries,
  instrumentIds: readonly string[],
  from: string,
): Promise<Announced[]> {
  const rows = await on.many<AnnouncedRow>(sql`
    select e.instrument_id, e.day - date '1970-01-01' as ex_day, e.payment_day - date '1970-01-01' as payment_day,
      trim_scale(e.amount)::text as amount, coalesce(c.title, p.title) as currency, e.source
    from corporate_events e join instruments i on i.id = e.instrument_id join currencies p on p.id = i.currency_id
    left join currencies c on c.id = e.currency_id
    where e.instrument_id = any(${[...instrumentIds]}::uuid[]) and e.kind = 'dividend' and e.undone_at is null
      and e.amount > 0 and e.day >= ${from}
    order by e.day`);
  return rows.map((row) => ({
    instrument_id: row.instrument_id,
    exDay: row.ex_day,
    paymentDay: row.payment_day,
    amount: decimal(row.amount),
    currency: row.currency,
    isSimulated: row.source === simulatedSource,
  }));
}

type AnswerRow = {
  portfolio_id: string;
  payer: Payer;
  day: string;
  transaction_id: string | null;
  submission_id: string | null;
};

/** What a person said, by the id of the payment. */
export async function answersOf(on: Queries, userId: string): Promise<Map<string, IncomeAnswer>> {
  const rows = await on.many<AnswerRow>(sql`
    select portfolio_id, payer, day, transaction_id, submission_id from income_answers where user_id = ${userId}`);
  return new Map(
    rows.map(({ portfolio_id, payer, day, transaction_id, submission_id }) => [
      eventId({ portfolioId: portfolio_id, payer, day }),
      { transactionId: transaction_id, submissionId: submission_id },
    ]),
  );
}

export async function insertAnswers(
  tx: Tx,
  userId: string,
  answers: readonly (EventKey & IncomeAnswer)[],
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into income_answers (user_id, portfolio_id, payer, day, transaction_id, submission_id, created_at)
    select ${userId}, given.portfolio_id, given.payer, given.day, given.transaction_id, given.submission_id, ${at}
    from unnest(${answers.map((one) => one.portfolioId)}::uuid[], ${answers.map((one) => one.payer)}::text[],
      ${answers.map((one) => one.day)}::date[], ${answers.map((one) => one.transactionId)}::uuid[],
      ${answers.map((one) => one.submissionId)}::uuid[]) as given (portfolio_id, payer, day, transaction_id, submission_id)`);
}

/** Takes back that payments are not the person's; what was confirmed stays. */
export async function removeDismissed(tx: Tx, userId: string, keys: readonly EventKey[]): Promise<void> {
  await tx.run(sql`
    delete from income_answers a
    using unnest(${keys.map((one) => one.portfolioId)}::uuid[], ${keys.map((one) => one.payer)}::text[],
      ${keys.map((one) => one.day)}::date[]) as given (portfolio_id, payer, day)
    where a.user_id = ${userId} and a.portfolio_id = given.portfolio_id and a.payer = given.payer and a.day = given.day
      and a.transaction_id is null`);
}

export type CashRateRow = {
  portfolio_id: string;
  currency_id: string;
  currency: string;
  percent: string;
  since: string;
};

export function cashRatesOf(on: Queries, userId: string): Promise<CashRateRow[]> {
  return on.many<CashRateRow>(sql`
    select r.portfolio_id, r.currency_id, c.title as currency, trim_scale(r.percent)::text as percent, r.since
    from income_cash_rates r join currencies c on c.id = r.currency_id where r.user_id = ${userId}
    order by r.portfolio_id, c.title`);
}

export async function withholdingOf(on: Queries, userId: string): Promise<Map<string, string>> {
  const rows = await on.many<{ country: string; percent: string }>(sql`
    select country, trim_scale(percent)::text as percent from income_withholding where user_id = ${userId}
    order by country`);
  return new Map(rows.map(({ country, percent }) => [country, percent]));
}

export async function replaceWithholding(
  tx: Tx,
  userId: string,
  rates: readonly { country: string; percent: string }[],
): Promise<void> {
  await tx.run(sql`delete from income_withholding where user_id = ${userId}`);
  await tx.run(sql`
    insert into income_withholding (user_id, country, percent)
    select ${userId}, given.country, given.percent
    from unnest(${rates.map((one) => one.country)}::text[], ${rates.map((one) => one.percent)}::numeric[])
      as given (country, percent)`);
}

export async function replaceCashRates(
  tx: Tx,
  userId: string,
  rates: readonly Omit<CashRateRow, 'currency'>[],
): Promise<void> {
  await tx.run(sql`delete from income_cash_rates where user_id = ${userId}`);
  await tx.run(sql`
    insert into income_cash_rates (user_id, portfolio_id, currency_id, percent, since)
    select ${userId}, given.portfolio_id, given.currency_id, given.percent, given.since
    from unnest(${rates.map((one) => one.portfolio_id)}::uuid[], ${rates.map((one) => one.currency_id)}::uuid[],
      ${rates.map((one) => one.percent)}::numeric[], ${rates.map((one) => one.since)}::date[])
      as given (portfolio_id, currency_id, percent, since)`);
}

/** Changes with every answer and every setting. */
export async function incomeStamp(on: Queries, userId: string): Promise<string> {
  const { stamp } = await on.one<{ stamp: string }>(sql`
    select md5(concat_ws(' ',
      (select string_agg(concat_ws('.', portfolio_id, payer, day, transaction_id), ' ' order by portfolio_id, payer, day)
        from income_answers where user_id = ${userId}),
      (select string_agg(country || percent, ' ' order by country) from income_withholding where user_id = ${userId}),
      (select string_agg(concat_ws('.', portfolio_id, currency_id, percent, since), ' ' order by portfolio_id, currency_id)
        from income_cash_rates where user_id = ${userId}))) as stamp`);
  return stamp;
}

export function exportAnswers(on: Queries, userId: string): Promise<object[]> {
  return on.many(sql`
    select portfolio_id, payer, day, transaction_id, created_at from income_answers where user_id = ${userId}
    order by day, portfolio_id, payer`);
}
