import { actorOf } from '../../../../platform/http/context.ts';
import { valuesTouched } from '../../../changes/server/put-back-store.ts';
import type { Restorable } from '../../../changes/server/restorable.ts';
import { tellOwnPrices } from '../../../instruments/server/tell-own-prices.ts';
import { renewLatest } from './own-price-store.ts';

/** Prices that come back; the newest of them follows from the others. */
export const restoredPrices: Restorable = {
  tables: ['price_years'],
  async settle(tx, context, { changeIds }) {
    const { userId } = actorOf(context);
    for (const id of await valuesTouched(tx, userId, changeIds, 'price_years', 'instrument_id'))
      await renewLatest(tx, id);
    await tellOwnPrices(tx, context);
  },
};
