import type { Database, Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { BudgetStore } from '../../source-port/source-budget.ts';
import type { HealthRecord, HealthStore } from '../../source-port/source-health.ts';
import type { PriceFlag } from '../../source-port/source-port.ts';

export function databaseHealth(database: Database): HealthStore {
  return {
    async read(source) {
      return (
        await database.maybe<{ record: HealthRecord }>(
          sql`select record from source_health where source = ${source}`,
        )
      )?.record;
    },
    async write(record) {
      await database.run(sql`
        insert into source_health (source, record) values (${record.source}, ${JSON.stringify(record)})
        on conflict (source) do update set record = excluded.record`);
    },
  };
}

/** Counts requests for all processes: in every window, or in none of them if one is full. */
export function databaseBudget(database: Database): BudgetStore {
  const usedIn = async (on: Queries, buckets: string[]) => {
    const rows = await on.many<{ bucket: string; used: number }>(
      sql`select bucket, used from source_budget where bucket = any(${buckets}::text[])`,
    );
    return buckets.map((bucket) => rows.find((row) => row.bucket === bucket)?.used ?? 0);
  };
  return {
    spend: (windows) =>
      database.transaction(async (tx) => {
        // Always in the same order, so that two processes cannot wait for each other.
        for (const window of [...windows].sort((a, b) => a.bucket.localeCompare(b.bucket))) {
          await tx.run(sql`
            insert into source_budget (bucket, used, ends_at) values (${window.bucket}, 0, ${new Date(window.endsAt)}) on conflict do nothing`);
          await tx.run(sql`select from source_budget where bucket = ${window.bucket} for update`);
        }
        const used = await usedIn(
          tx,
          windows.map((window) => window.bucket),
        );
        if (windows.some((window, i) => used[i]! >= window.limit)) return false;
        await tx.run(
          sql`update source_budget set used = used + 1 where bucket = any(${windows.map((window) => window.bucket)}::text[])`,
        );
        return true;
      }),
    used: (windows) =>
      usedIn(
        database,
        windows.map((window) => window.bucket),
      ),
  };
}

export function forgetOldBudgets(on: Queries, now: Date): Promise<number> {
  return on.run(sql`delete from source_budget where ends_at < ${now}`);
}

export async function storeHeldBack(
  on: Queries,
  instrumentId: string,
  source: string,
  flags: PriceFlag[],
  at: Date,
): Promise<void> {
  if (flags.length === 0) return;
  await on.run(sql`
    insert into held_back_prices (instrument_id, source, day, close, reason, seen_at)
    select distinct on (given.reason, given.day)
      ${instrumentId}::uuid, ${source}, given.day, given.close, given.reason, ${at}::timestamptz
    from unnest(${flags.map((flag) => flag.day ?? null)}::date[], ${flags.map((flag) => flag.value ?? null)}::text[],
      ${flags.map((flag) => flag.kind)}::text[]) as given (day, close, reason)
    on conflict (instrument_id, source, reason, day) do update set close = excluded.close, seen_at = excluded.seen_at`);
}

/** An hour of quiet after an answer; after failures in a row ever more, up to a day and a half. */
const restHours = { answered: 1, failed: 3 };
const mostDoublings = 4;

/**
 * Instruments of the catalogue whose newest close is of an earlier day: those longest not asked about first, then the
 * most followed. Who was asked about a moment ago rests, or what no source has would push all others aside.
 */
export function dueInstruments(
  on: Queries,
  today: string,
  now: Date,
  limit: number,
): Promise<{ id: string }[]> {
  return on.many(sql`
    select i.id from instruments i left join latest_prices p on p.instrument_id = i.id
    left join price_attempts a on a.instrument_id = i.id
    where i.owner_id is null and i.status = 'active' and (p.day is null or coalesce(p.close_day, p.day) < ${today}::date)
      and (a.at is null or a.at <= ${now}::timestamptz - make_interval(hours => case a.failures when 0
        then ${restHours.answered}::int else ${restHours.failed}::int * (1 << least(a.failures - 1, ${mostDoublings}::int)) end))
    order by a.at nulls first, i.popularity desc, i.id limit ${limit}`);
}

export async function noteAttempt(
  on: Queries,
  instrumentId: string,
  outcome: 'answered' | 'failed',
  at: Date,
): Promise<void> {
  const failures = outcome === 'failed' ? sql`price_attempts.failures + 1` : sql`0`;
  await on.run(sql`
    insert into price_attempts (instrument_id, at, failures) values (${instrumentId}, ${at}, ${outcome === 'failed' ? 1 : 0})
    on conflict (instrument_id) do update set at = excluded.at, failures = ${failures}`);
}

export type HeldBackRow = {
  ticker: string;
  source: string;
  day: string | null;
  close: string | null;
  reason: string;
  seen_at: Date;
};

export function newestHeldBack(on: Queries): Promise<HeldBackRow[]> {
  return on.many<HeldBackRow>(sql`
    select i.ticker, h.source, h.day, h.close, h.reason, h.seen_at
    from held_back_prices h join instruments i on i.id = h.instrument_id order by h.seen_at desc limit 50`);
}
