import { Failure } from '../../foundation/failure.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export type LimitRule = { most: number; seconds: number };

/** All limits of the product, in one table. `api` is set by the operator. */
export const limitRules = {
  signInByAccount: { most: 10, seconds: 900 },
  signInByAddress: { most: 40, seconds: 900 },
  registerByAddress: { most: 10, seconds: 3600 },
  mailByAccount: { most: 5, seconds: 3600 },
  mailByAddress: { most: 20, seconds: 3600 },
  tokenByAddress: { most: 30, seconds: 900 },
  passwordByAccount: { most: 10, seconds: 900 },
  leadByAddress: { most: 10, seconds: 3600 },
  sourceSearchByAccount: { most: 30, seconds: 600 },
  adoptByAccount: { most: 20, seconds: 3600 },
  interpretByAccount: { most: 30, seconds: 3600 },
} as const satisfies Record<string, LimitRule>;
export type LimitName = keyof typeof limitRules | 'api';

export type Limits = {
  /** Takes one token, or throws `tooMany` with the time until the next window. */
  take(name: LimitName, key: string): Promise<void>;
};

type Lease = { windowStart: number; left: number; exhausted: boolean };

/**
 * Fixed windows counted in the database, shared by all processes. A process leases tokens in blocks,
 * because a write for each call would cost more than the call.
 */
export function createLimits(database: Database, clock: Clock, apiPerMinute: number, factor: number): Limits {
  const leases = new Map<string, Lease>();
  const ruleOf = (name: LimitName): LimitRule =>
    name === 'api'
      ? { most: apiPerMinute, seconds: 60 }
      : { ...limitRules[name], most: limitRules[name].most * factor };

  return {
    async take(name, key) {
      const rule = ruleOf(name);
      const now = clock.now().getTime();
      const windowStart = now - (now % (rule.seconds * 1000));
      const id = `${name}:${key}`;
      let lease = leases.get(id);
      if (!lease || lease.windowStart !== windowStart) {
        lease = { windowStart, left: 0, exhausted: false };
        if (leases.size > 50_000) leases.clear();
        leases.set(id, lease);
      }
      if (lease.left === 0 && !lease.exhausted) await refill(database, id, rule, lease);
      if (lease.left === 0) {
        const retryAfterSeconds = Math.max(1, Math.ceil((windowStart + rule.seconds * 1000 - now) / 1000));
        throw new Failure({ kind: 'tooMany', retryAfterSeconds });
      }
      lease.left -= 1;
    },
  };
}

async function refill(database: Database, id: string, rule: LimitRule, lease: Lease): Promise<void> {
  const block = Math.max(1, Math.floor(rule.most / 20));
  const row = await database.maybe<{ used: number }>(sql`
    insert into rate_limits as counter (key, window_start, used) values (${id}, ${new Date(lease.windowStart)}, ${block})
    on conflict (key, window_start) do update set used = counter.used + ${block} where counter.used < ${rule.most}
    returning used`);
  if (!row) lease.exhausted = true;
  else lease.left += block - Math.max(0, row.used - rule.most);
}

/** Windows that have passed count for nothing any more. */
export function forgetOldWindows(database: Database, now: Date): Promise<number> {
  return database.run(
    sql`delete from rate_limits where window_start < ${new Date(now.getTime() - 2 * 3_600_000)}`,
  );
}
