import { Failure, invalid } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { type AuditAction, writeAudit } from './audit-store.ts';
import type { UserRow } from './user-store.ts';

const runsTheInstallation = (user: UserRow) => user.role === 'admin' && !user.blocked_at && !user.is_demo;

/**
 * Somebody must be left who can run the installation: the demo account cannot, nor can one that is blocked (OP-7).
 * `held` are the locked accounts of all operators, so that two of them cannot take each other away.
 */
export function refuseLastOperator(held: readonly UserRow[], id: string): UserRow | undefined {
  const user = held.find((one) => one.id === id);
  if (user && runsTheInstallation(user) && !held.some((one) => one.id !== id && runsTheInstallation(one)))
    throw invalid({ user: ['lastOperator'] });
  return user;
}

/** Does what is asked; where it is refused with words, that is written down. */
export async function writingRefusal<T>(
  context: Context,
  what: { action: AuditAction; subjectId: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && error.detail.kind === 'invalid' && isWorthNoting(error.detail.errors)) {
      const { services, address } = context;
      const why = Object.values(error.detail.errors).flat()[0]!;
      const { userId: actorId } = actorOf(context);
      const at = services.clock.now();
      await writeAudit(services.database, { ...what, actorId, address, at, detail: { why }, refused: true });
    }
    throw error;
  }
}

/** A typing mistake is no refused act. */
function isWorthNoting(errors: Record<string, readonly string[]>): boolean {
  return Object.values(errors)
    .flat()
    .some((key) => ['lastOperator', 'notOnYourself', 'emailNotMatching'].includes(key));
}
