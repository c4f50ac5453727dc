import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

export type TaxLinkRow = {
  id: string;
  user_id: string;
  year: number;
  expires_on: string | null;
  password_hash: string | null;
  created_at: Date;
  owner: string;
};

const linked = sql`
  select l.id, l.user_id, l.year, l.expires_on::text, l.password_hash, l.created_at, u.name as owner
  from tax_links l join users u on u.id = l.user_id`;

export function taxLinkById(on: Queries, userId: string, id: string): Promise<TaxLinkRow | undefined> {
  return on.maybe<TaxLinkRow>(sql`${linked} where l.user_id = ${userId} and l.id = ${id}`);
}

export function taxLinkOfYear(on: Queries, userId: string, year: number): Promise<TaxLinkRow | undefined> {
  return on.maybe<TaxLinkRow>(sql`${linked} where l.user_id = ${userId} and l.year = ${year}`);
}

/** For the export: what is shared, without what opens it. */
export function taxLinksOf(on: Queries, userId: string) {
  return on.many<{ year: number; expires_on: string | null; created_at: Date }>(sql`
    select year, expires_on::text, created_at from tax_links where user_id = ${userId} order by year`);
}

export async function insertTaxLink(
  tx: Tx,
  userId: string,
  year: number,
  link: { id: string; expires_on: string | null; password_hash: string | null },
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into tax_links (user_id, year, id, expires_on, password_hash, created_at)
    values (${userId}, ${year}, ${link.id}, ${link.expires_on}::date, ${link.password_hash}, ${at})`);
}

export async function changeTaxLink(
  tx: Tx,
  userId: string,
  year: number,
  link: { expires_on: string | null; password_hash: string | null },
): Promise<void> {
  await tx.run(sql`
    update tax_links set expires_on = ${link.expires_on}::date, password_hash = ${link.password_hash}
    where user_id = ${userId} and year = ${year}`);
}

export function removeTaxLink(tx: Tx, userId: string, year: number): Promise<number> {
  return tx.run(sql`delete from tax_links where user_id = ${userId} and year = ${year}`);
}
