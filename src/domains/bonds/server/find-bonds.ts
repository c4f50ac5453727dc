import { path } from '../../../i18n/paths.ts';
import { actorOf } from '../../../platform/http/context.ts';
import type { Finder } from '../../search/server/finder.ts';
import { holdingsOf } from './holding-store.ts';

/** Bonds that are held by their symbol and kind. */
export const findBonds: Finder = {
  async listed(context) {
    const rows = await holdingsOf(context.services.database, actorOf(context).userId);
    return rows
      .filter(({ closed_on }) => closed_on === null)
      .map(({ id, symbol, kind, amount, purchased_on }) => ({
        kind: 'bond',
        id,
        title: symbol,
        words: [kind],
        to: `${path('bonds', context.locale)}?${new URLSearchParams({ holding: id })}`,
        facts: { units: String(amount), day: purchased_on },
      }));
  },
};
