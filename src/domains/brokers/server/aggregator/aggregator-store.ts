import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

export type AggregatorPerson = {
  user_id: string;
  /** The aggregator's id of them. */
  person: string;
  /** Sealed. */
  secret: string;
  currency_id: string | null;
  portfolio_id: string | null;
  portfolios: 'one' | 'each';
  led_at: Date | null;
};

export function personOf(on: Queries, userId: string): Promise<AggregatorPerson | undefined> {
  return on.maybe<AggregatorPerson>(sql`select * from aggregator_people where user_id = ${userId}`);
}

/** Whoever comes first is kept; tells whether it was this one. */
export function insertPerson(
  tx: Tx,
  { user_id, person, secret }: Pick<AggregatorPerson, 'user_id' | 'person' | 'secret'>,
): Promise<number> {
  return tx.run(sql`
    insert into aggregator_people (user_id, person, secret) values (${user_id}, ${person}, ${secret})
    on conflict (user_id) do nothing`);
}

export type Led = Pick<AggregatorPerson, 'portfolio_id' | 'portfolios'> & { currency_id: string; at: Date };

export function markLed(
  on: Queries,
  userId: string,
  { currency_id, portfolio_id, portfolios, at }: Led,
): Promise<number> {
  return on.run(sql`
    update aggregator_people set currency_id = ${currency_id}, portfolio_id = ${portfolio_id},
      portfolios = ${portfolios}, led_at = ${at}
    where user_id = ${userId}`);
}

/** Nothing where they were led there again since. */
export function markBack(on: Queries, userId: string, ledAt: Date): Promise<number> {
  return on.run(
    sql`update aggregator_people set led_at = null where user_id = ${userId} and led_at = ${ledAt}`,
  );
}

/** Those who were led there lately and may not have come back. */
export function ledSince(on: Queries, since: Date, most: number): Promise<{ user_id: string }[]> {
  return on.many<{ user_id: string }>(
    sql`select user_id from aggregator_people where led_at > ${since} order by led_at limit ${most}`,
  );
}

export type Removal = { person: string; connection: string };

/** It shall be forgotten then, unless it is kept before. */
export function insertRemoval(on: Queries, person: string, due: Date): Promise<number> {
  return on.run(sql`
    insert into aggregator_removals (person, due_at) values (${person}, ${due})
    on conflict (person, connection) do update set due_at = excluded.due_at`);
}

export function deleteRemoval(on: Queries, { person, connection }: Removal): Promise<number> {
  return on.run(sql`delete from aggregator_removals where person = ${person} and connection = ${connection}`);
}

export function postponeRemoval(on: Queries, { person, connection }: Removal, due: Date): Promise<number> {
  return on.run(sql`
    update aggregator_removals set due_at = ${due} where person = ${person} and connection = ${connection}`);
}

/** Whose account is removed shall be forgotten there too. */
export function removeWithAccount(tx: Tx, userId: string): Promise<number> {
  return tx.run(sql`
    insert into aggregator_removals (person, due_at) select person, '-infinity' from aggregator_people where user_id = ${userId}
    on conflict (person, connection) do update set due_at = excluded.due_at`);
}

/** With the secret of somebody who still has an account. */
export type DueRemoval = Removal & { user_id: string | null; secret: string | null };

export function dueRemovals(on: Queries, now: Date, most: number): Promise<DueRemoval[]> {
  return on.many<DueRemoval>(sql`
    select r.person, r.connection, p.user_id, p.secret
    from aggregator_removals r left join aggregator_people p on p.person = r.person
    where r.due_at <= ${now} order by r.due_at limit ${most}`);
}
