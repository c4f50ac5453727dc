import type { Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

export type BrokerHealth = {
  broker: string;
  fine: number;
  failing: number;
  fresh: number;
  last_success_at: Date | null;
  failure: string | null;
};

/** Connections that are not disconnected, those of the demo account apart where only they may be seen. */
export function connectionHealth(on: Queries, demoOnly: boolean): Promise<BrokerHealth[]> {
  const whose = demoOnly ? sql`and user_id in (select id from users where is_demo)` : sql``;
  return on.many<BrokerHealth>(sql`
    select broker, count(*) filter (where failures = 0 and last_synced_at is not null) as fine,
      count(*) filter (where failures > 0) as failing,
      count(*) filter (where failures = 0 and last_synced_at is null) as fresh,
      max(last_synced_at) as last_success_at,
      mode() within group (order by last_result->>'failure') filter (where failures > 0) as failure
    from integrations where status <> 'disconnected' ${whose} group by broker order by failing desc, broker`);
}

export async function failedConnections(on: Queries): Promise<{ count: number; brokers: string[] }> {
  const rows = await on.many<{ broker: string; count: number }>(sql`
    select broker, count(*) as count from integrations where status <> 'disconnected' and failures >= 2
    group by broker order by count desc, broker`);
  return { count: rows.reduce((sum, row) => sum + row.count, 0), brokers: rows.map(({ broker }) => broker) };
}
