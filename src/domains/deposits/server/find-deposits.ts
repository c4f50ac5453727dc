import { path } from '../../../i18n/paths.ts';
import { actorOf } from '../../../platform/http/context.ts';
import type { Finder } from '../../search/server/finder.ts';
import { depositsOf } from './deposit-store.ts';

/** Deposits by name. */
export const findDeposits: Finder = {
  async listed(context) {
    const rows = await depositsOf(context.services.database, actorOf(context).userId);
    return rows.map(({ id, name, amount, currency, ends_on }) => ({
      kind: 'deposit',
      id,
      title: name,
      words: [],
      to: path('bonds', context.locale),
      amount: { value: amount, currency, of: 'value' },
      facts: { day: ends_on },
    }));
  },
};
