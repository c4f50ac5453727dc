import type { Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { simulatedSource } from '../../../instruments/simulated-source.ts';

type Market = 'simulated' | 'real';

const isOf = (market: Market) =>
  market === 'simulated' ? sql`t.source = ${simulatedSource}` : sql`t.source <> ${simulatedSource}`;

/**
 * Removes what is known about catalogue instruments from the simulated market, or from all real sources: the two never
 * mix. The instruments stay, because people may hold them; those one made for oneself are not touched.
 */
export async function forgetFigures(on: Queries, market: Market): Promise<void> {
  const shared = sql`using instruments i where i.id = t.instrument_id and i.owner_id is null and ${isOf(market)}`;
  await on.run(sql`delete from price_years t ${shared}`);
  await on.run(sql`delete from latest_prices t ${shared}`);
  await on.run(sql`delete from corporate_events t ${shared}`);
  await on.run(sql`delete from earnings t ${shared}`);
  await on.run(sql`delete from cash_flows t ${shared}`);
  await on.run(sql`delete from news t ${shared}`);
  await on.run(sql`delete from told_make_ups t ${shared}`);
  await on.run(sql`delete from held_back_prices t ${shared}`);
}

/** Whether somebody has stored a price of that market: whoever brings figures brings a latest price too. */
export async function hasPricesOf(on: Queries, market: Market): Promise<boolean> {
  const { found } = await on.one<{ found: boolean }>(sql`
    select exists (select from latest_prices t join instruments i on i.id = t.instrument_id
      where i.owner_id is null and ${isOf(market)}) as found`);
  return found;
}
