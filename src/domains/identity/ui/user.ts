import type { CallOutput } from '../../../foundation/contract.ts';
import type { currentUser, listSessions } from '../contract.ts';

/** The signed-in person as the pages know them. */
export type User = CallOutput<typeof currentUser>['data'];
export type Session = CallOutput<typeof listSessions>['data'][number];

/** Nothing of the account is this reader's to change: an administrator in a user's place, a visitor of the demo. */
export function onlyLooks({ impersonated, visiting }: Pick<User, 'impersonated' | 'visiting'>): boolean {
  return impersonated || visiting;
}
