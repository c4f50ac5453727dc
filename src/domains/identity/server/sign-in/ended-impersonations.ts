import type { Queries } from '../../../../platform/database/database.ts';
import { writeAudit } from '../audit-store.ts';
import type { EndedSession } from './session-store.ts';

/** Writes down how long each of these sessions was looked at with other eyes; ones of one's own are nobody's business. */
export async function writeEndedImpersonations(
  on: Queries,
  sessions: readonly EndedSession[],
  { at, address }: { at: Date; address?: string },
): Promise<void> {
  for (const session of sessions) {
    if (!session.impersonator_id) continue;
    const end = session.expires_at < at ? session.expires_at : at;
    const seconds = Math.max(0, Math.round((end.getTime() - session.created_at.getTime()) / 1000));
    await writeAudit(on, {
      action: 'impersonation-ended',
      actorId: session.impersonator_id,
      subjectId: session.user_id,
      address: address ?? session.address,
      at: end,
      detail: { seconds: String(seconds) },
    });
  }
}
