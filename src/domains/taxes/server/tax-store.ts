import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Readings } from '../readings.ts';

export type TaxYearRow = {
  year: number;
  readings: Partial<Readings>;
  readings_at: Date | null;
  loss_methods: Record<string, Readings['loss_method']>;
  not_collected: string;
  crypto_carried: string | null;
  filed_on: string | null;
  filed_hash: string | null;
};

/** What is said of each year; papers of filed years are read one by one. */
export function taxYearsOf(on: Queries, userId: string): Promise<TaxYearRow[]> {
  return on.many<TaxYearRow>(sql`
    select year, readings, readings_at, loss_methods, trim_scale(not_collected)::text as not_collected,
      trim_scale(crypto_carried)::text as crypto_carried, filed_on, filed_hash
    from tax_years where user_id = ${userId} order by year`);
}

/** The papers of filed years, compressed as they were kept. */
export function filedPapersOf(on: Queries, userId: string): Promise<{ year: number; paper: Buffer }[]> {
  return on.many(sql`
    select year, filed_paper as paper from tax_years where user_id = ${userId} and filed_paper is not null order by year`);
}

export async function storeReadings(
  tx: Tx,
  userId: string,
  year: number,
  { readings, lossMethods }: { readings: Partial<Readings>; lossMethods: TaxYearRow['loss_methods'] },
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into tax_years (user_id, year, readings, readings_at, loss_methods, updated_at)
    values (${userId}, ${year}, ${JSON.stringify(readings)}, ${at}, ${JSON.stringify(lossMethods)}, ${at})
    on conflict (user_id, year) do update set readings = excluded.readings, readings_at = excluded.readings_at,
      loss_methods = excluded.loss_methods, updated_at = excluded.updated_at
    where tax_years.user_id = ${userId}`);
}

export async function storeStated(
  tx: Tx,
  userId: string,
  year: number,
  stated: { not_collected: string; crypto_carried: string | null },
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into tax_years (user_id, year, not_collected, crypto_carried, updated_at)
    values (${userId}, ${year}, ${stated.not_collected}, ${stated.crypto_carried}, ${at})
    on conflict (user_id, year) do update set not_collected = excluded.not_collected, crypto_carried = excluded.crypto_carried,
      updated_at = excluded.updated_at
    where tax_years.user_id = ${userId}`);
}

export async function storeFiling(
  tx: Tx,
  userId: string,
  year: number,
  filing: { on: string; paper: Buffer; hash: string } | null,
  at: Date,
): Promise<void> {
  const { on = null, paper = null, hash = null } = filing ?? {};
  await tx.run(sql`
    insert into tax_years (user_id, year, filed_on, filed_paper, filed_hash, updated_at)
    values (${userId}, ${year}, ${on}, ${paper}, ${hash}, ${at})
    on conflict (user_id, year) do update set filed_on = excluded.filed_on, filed_paper = excluded.filed_paper,
      filed_hash = excluded.filed_hash, updated_at = excluded.updated_at
    where tax_years.user_id = ${userId}`);
}

export type TaxSlipRow = { year: number; account: string; revenue: string; cost: string };

export function taxSlipsOf(on: Queries, userId: string): Promise<TaxSlipRow[]> {
  return on.many<TaxSlipRow>(sql`
    select year, account, trim_scale(revenue)::text as revenue, trim_scale(cost)::text as cost
    from tax_slips where user_id = ${userId} order by year, account`);
}

export async function replaceSlips(
  tx: Tx,
  userId: string,
  year: number,
  slips: readonly Omit<TaxSlipRow, 'year'>[],
): Promise<void> {
  await tx.run(sql`delete from tax_slips where user_id = ${userId} and year = ${year}`);
  await tx.run(sql`
    insert into tax_slips (user_id, year, account, revenue, cost)
    select ${userId}, ${year}, given.account, given.revenue, given.cost
    from unnest(${slips.map((one) => one.account)}::text[], ${slips.map((one) => one.revenue)}::numeric[],
      ${slips.map((one) => one.cost)}::numeric[]) as given (account, revenue, cost)`);
}

export type TaxLossRow = { year: number; amount: string; deducted: string };

export function taxLossesOf(on: Queries, userId: string): Promise<TaxLossRow[]> {
  return on.many<TaxLossRow>(sql`
    select year, trim_scale(amount)::text as amount, trim_scale(deducted)::text as deducted
    from tax_losses where user_id = ${userId} order by year`);
}

export async function replaceLosses(tx: Tx, userId: string, losses: readonly TaxLossRow[]): Promise<void> {
  await tx.run(sql`delete from tax_losses where user_id = ${userId}`);
  await tx.run(sql`
    insert into tax_losses (user_id, year, amount, deducted)
    select ${userId}, given.year, given.amount, given.deducted
    from unnest(${losses.map((one) => one.year)}::int[], ${losses.map((one) => one.amount)}::numeric[],
      ${losses.map((one) => one.deducted)}::numeric[]) as given (year, amount, deducted)`);
}

export type TaxTreatyRow = { kind: 'dividend' | 'interest'; country: string; percent: string };

export function taxTreatiesOf(on: Queries, userId: string): Promise<TaxTreatyRow[]> {
  return on.many<TaxTreatyRow>(sql`
    select kind, country, trim_scale(percent)::text as percent from tax_treaties where user_id = ${userId} order by kind, country`);
}

export async function replaceTreaties(
  tx: Tx,
  userId: string,
  treaties: readonly TaxTreatyRow[],
): Promise<void> {
  await tx.run(sql`delete from tax_treaties where user_id = ${userId}`);
  await tx.run(sql`
    insert into tax_treaties (user_id, kind, country, percent)
    select ${userId}, given.kind, given.country, given.percent
    from unnest(${treaties.map((one) => one.kind)}::text[], ${treaties.map((one) => one.country)}::text[],
      ${treaties.map((one) => one.percent)}::numeric[]) as given (kind, country, percent)`);
}

/** Portfolios that are kept out of the return (rule TX-22). */
export function portfoliosLeftOut(on: Queries, userId: string): Promise<{ id: string; name: string }[]> {
  return on.many(sql`
    select p.id, p.name from tax_left_out o join portfolios p on p.user_id = o.user_id and p.id = o.portfolio_id
    where o.user_id = ${userId} order by p.id`);
}

export async function replaceLeftOut(tx: Tx, userId: string, portfolios: readonly string[]): Promise<void> {
  await tx.run(sql`delete from tax_left_out where user_id = ${userId}`);
  await tx.run(sql`
    insert into tax_left_out (user_id, portfolio_id)
    select user_id, id from portfolios where user_id = ${userId} and id = any(${portfolios}::uuid[])`);
}

/** Changes with everything that is said beside the ledger, and with where held papers come from. */
export async function taxStamp(on: Queries, userId: string): Promise<string> {
  const { stamp } = await on.one<{ stamp: string }>(sql`
    select md5(concat_ws(' ',
      (select string_agg(concat_ws('.', year, readings::text, loss_methods::text, not_collected, crypto_carried, filed_on, filed_hash), ' ' order by year)
        from tax_years where user_id = ${userId}),
      (select string_agg(concat_ws('.', year, account, revenue, cost), ' ' order by year, account) from tax_slips where user_id = ${userId}),
      (select string_agg(concat_ws('.', year, amount, deducted), ' ' order by year) from tax_losses where user_id = ${userId}),
      (select string_agg(concat_ws('.', kind, country, percent), ' ' order by kind, country) from tax_treaties where user_id = ${userId}),
      (select tax_rate::text from wrapper_settings where user_id = ${userId}),
      (select string_agg(portfolio_id::text, ' ' order by portfolio_id) from tax_left_out where user_id = ${userId}),
      (select string_agg(country || percent, ' ' order by country) from income_withholding where user_id = ${userId}),
      (select md5(string_agg(concat_ws('.', i.id, i.isin, i.mic, i.country), ' ' order by h.id)) from holdings h
        join instruments own on own.id = h.instrument_id join instruments i on i.id = coalesce(own.replaced_by, own.id)
        where h.user_id = ${userId}))) as stamp`);
  return stamp;
}
