import { Failure } from '../../foundation/failure.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { networkOf } from './network-of.ts';

type Rule = {
  readonly most: number;
  readonly seconds: number;
  /** The key is an address, and whoever has one has its whole network. */
  readonly by?: 'network';
};

/** So many of something within so many seconds, counted by a key: an account, an address. */
export type Limit = Rule & { readonly name: string };

/** Limits are declared where what they limit is; their names are kept in the database, so each stands once. */
export function defineLimit(name: string, rule: Rule): Limit {
  return { name, ...rule };
}

export type Limits = {
  /** Takes one token, or throws `tooMany` with the time until the next window. */
  take(limit: Limit, key: string): Promise<void>;
  /** Every request takes one of these, a costly one several; the operator says how many there are. */
  takeCall(key: string, cost?: number): Promise<void>;
};

type Lease = { windowStart: number; left: number; exhausted: boolean };

/**
 * Fixed windows counted in the database, shared by all processes. A process leases tokens in blocks,
 * because a write for each call would cost more than the call.
 */
export function createLimits(database: Database, clock: Clock, apiPerMinute: number, factor: number): Limits {
  const leases = new Map<string, Lease>();

  async function take({ name, most, seconds, by }: Limit, key: string, cost = 1): Promise<void> {
    const now = clock.now().getTime();
    const windowStart = now - (now % (seconds * 1000));
    const id = `${name}:${by === 'network' ? networkOf(key) : key}`;
    let lease = leases.get(id);
    if (!lease || lease.windowStart !== windowStart) {
      lease = { windowStart, left: 0, exhausted: false };
      if (leases.size > 50_000) leases.clear();
      leases.set(id, lease);
    }
    while (lease.left < cost && !lease.exhausted) await refill(database, id, most, lease);
    if (lease.left < cost) {
      const retryAfterSeconds = Math.max(1, Math.ceil((windowStart + seconds * 1000 - now) / 1000));
      throw new Failure({ kind: 'tooMany', retryAfterSeconds });
    }
    lease.left -= cost;
  }

  const calls = defineLimit('api', { most: apiPerMinute, seconds: 60 });
  return {
    take: (limit, key) => take({ ...limit, most: limit.most * factor }, key),
    takeCall: (key, cost) => take(calls, key.replace(/(?<=^address:).*/, networkOf), cost),
  };
}

async function refill(database: Database, id: string, most: number, lease: Lease): Promise<void> {
  const block = Math.max(1, Math.floor(most / 20));
  const row = await database.maybe<{ used: number }>(sql`
    insert into rate_limits as counter (key, window_start, used) values (${id}, ${new Date(lease.windowStart)}, ${block})
    on conflict (key, window_start) do update set used = counter.used + ${block} where counter.used < ${most}
    returning used`);
  if (!row) lease.exhausted = true;
  else lease.left += block - Math.max(0, row.used - most);
}

/** Windows that have passed count for nothing any more. */
export function forgetOldWindows(database: Database, now: Date): Promise<number> {
  return database.run(
    sql`delete from rate_limits where window_start < ${new Date(now.getTime() - 2 * 3_600_000)}`,
  );
}

/** What was counted of somebody who is gone. */
export function forgetCounters(on: Queries, key: string): Promise<number> {
  return on.run(sql`delete from rate_limits where right(key, length(${key}) + 1) = ':' || ${key}`);
}
