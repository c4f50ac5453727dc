import type { Tx } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/**
 * Counts one more of the installation's day, unless that would be too many. Of two processes at midnight the one whose
 * clock is behind counts for the new day: there is no way back that would make room.
 */
export function countForInstallation(tx: Tx, day: string, most: number): Promise<number> {
  return tx.run(sql`
    update installation set sms_day = greatest(sms_day, ${day}::date),
      sms_used = case when sms_day >= ${day}::date then sms_used + 1 else 1 end
    where ${most}::int > 0 and (sms_day is null or sms_day < ${day}::date or sms_used < ${most}::int)`);
}

export function uncountForInstallation(tx: Tx, day: string): Promise<number> {
  return tx.run(
    sql`update installation set sms_used = sms_used - 1 where sms_day = ${day}::date and sms_used > 0`,
  );
}
