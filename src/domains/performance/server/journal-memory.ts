import { RecentlyUsed } from '../../../foundation/recently-used.ts';
import type { Services } from '../../../platform/services.ts';
import { Journal } from '../journal/journal.ts';
import type { ValuedLedger } from './value-ledger.ts';

const journals = new WeakMap<Services, RecentlyUsed<{ stamp: string; journal: Journal }>>();

/** The journal of a person's ledger, kept while nothing in it or in the market changes. */
export function journalOf(services: Services, userId: string, ledger: ValuedLedger): Journal {
  const kept = journals.get(services) ?? new RecentlyUsed<{ stamp: string; journal: Journal }>(1_000_000);
  journals.set(services, kept);
  const key = `${userId} ${ledger.shown}`;
  const known = kept.get(key);
  if (known?.stamp === ledger.stamp) return known.journal;
  const journal = new Journal(ledger);
  kept.set(key, { stamp: ledger.stamp, journal }, journal.entries.length + 1);
  return journal;
}
