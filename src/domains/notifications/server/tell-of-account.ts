import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { AccountRef, NewSignIn } from '../../identity/server/account-life.ts';
import { tell } from './tell.ts';

/** Each by itself: what is about security has no cap (rule N-14). */
const parent = { type: 'security', id: null };

/** Somebody came in on a device that the account has not been on before (rule EV-9). */
export function tellOfSignIn(
  tx: Tx,
  services: Services,
  user: AccountRef,
  { id, browser, system }: NewSignIn,
): Promise<void> {
  const device = [browser, system].filter((name) => name !== null).join(', ') || 'unknown';
  const at = services.clock.now().toISOString();
  return tell(tx, services, [
    { userId: user.id, kind: 'signedIn', params: { device, at }, subject: `session:${id}`, parent },
  ]);
}

/** A key opens the account to a program (rule EV-10). */
export function tellOfApiKey(tx: Tx, services: Services, user: AccountRef): Promise<void> {
  const at = services.clock.now().toISOString();
  return tell(tx, services, [
    { userId: user.id, kind: 'apiKeyMade', params: { at }, subject: `key:${newId()}`, parent },
  ]);
}
