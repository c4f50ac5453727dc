import type { Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { type FigureOrigin, figureOrigins } from './figure-origin.ts';

/** A central bank's main rate: in force from its day to the next one's, the last one as far as it was seen. */
export type PolicyRate = {
  currency: string;
  from: string;
  percent: string;
  inForceOn: string | null;
  source: string;
  origin: FigureOrigin;
  seenOn: string | null;
};

/** Oldest first, of one currency or of all. */
export function policyRates(on: Queries, currency?: string): Promise<PolicyRate[]> {
  return on.many<PolicyRate>(sql`
    select currency, effective_from as "from", trim_scale(percent) as percent, in_force_on as "inForceOn", source, origin,
      seen_on as "seenOn"
    from policy_rates where ${currency ?? null}::text is null or currency = ${currency ?? null}
    order by currency, effective_from`);
}

/** What was stored for a day gives way, unless it is from somebody who counts for more; tells how many changed. */
export async function storePolicyRates(on: Queries, rates: readonly PolicyRate[]): Promise<number> {
  if (rates.length === 0) return 0;
  const order = [...figureOrigins];
  return on.run(sql`
    insert into policy_rates as known (currency, effective_from, percent, in_force_on, source, origin, seen_on)
    select * from unnest(${rates.map(({ currency }) => currency)}::text[], ${rates.map(({ from }) => from)}::date[],
      ${rates.map(({ percent }) => percent)}::numeric[], ${rates.map(({ inForceOn }) => inForceOn)}::date[],
      ${rates.map(({ source }) => source)}::text[], ${rates.map(({ origin }) => origin)}::text[],
      ${rates.map(({ seenOn }) => seenOn)}::date[])
    on conflict (currency, effective_from) do update set percent = excluded.percent, in_force_on = excluded.in_force_on,
      source = excluded.source, origin = excluded.origin, seen_on = excluded.seen_on
    where array_position(${order}::text[], excluded.origin) >= array_position(${order}::text[], known.origin)
      and (known.percent, known.in_force_on, known.source, known.origin)
        is distinct from (excluded.percent, excluded.in_force_on, excluded.source, excluded.origin)`);
}

export function deleteSimulatedPolicyRates(on: Queries): Promise<number> {
  return on.run(sql`delete from policy_rates where origin = 'simulated'`);
}
