import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { takeBack, tell } from '../../../notifications/server/tell.ts';
import type { BrokerFailureKind } from '../../broker-port.ts';
import type { Comparison, Difference } from '../../sync-result.ts';
import { isOpen } from '../integration-output.ts';
import type { IntegrationRow } from '../integration-store.ts';

type Ended = {
  failed: { kind: BrokerFailureKind | 'fault'; failures: number } | null;
  /** Nothing where the broker's statement could not be had. */
  comparison: Comparison | null;
  /** It feeds paper portfolios alone. */
  isPaper: boolean;
};

const twice = 2;

/** Tells of a second failure in a row, and of differences that were not there before (rules EV-11, EV-12). */
export async function tellOfEnd(
  tx: Tx,
  services: Services,
  before: IntegrationRow,
  { failed, comparison, isPaper }: Ended,
): Promise<void> {
  const { user_id: userId, id, name: connection } = before;
  const subject = `integration:${id}`;
  const about = { userId, subject, parent: { type: 'integration', id }, isPaper };
  if (failed?.failures === twice)
    await tell(tx, services, [{ ...about, kind: 'syncFailed', params: { connection, reason: failed.kind } }]);
  if (!failed && before.failures >= twice) await takeBack(tx, services, userId, 'syncFailed', [subject]);
  const open = openIn(comparison, before);
  const known = new Set(openIn(before.differences, before).map(markOf));
  if (open.some((one) => !known.has(markOf(one))))
    await tell(tx, services, [
      { ...about, kind: 'syncDiffers', params: { connection, count: String(open.length) } },
    ]);
}

const markOf = ({ of, difference }: Difference) => `${of} ${difference}`;

function openIn(comparison: Comparison | null, { kept }: IntegrationRow): Difference[] {
  return comparison?.differences.filter((one) => isOpen(one, kept)) ?? [];
}
