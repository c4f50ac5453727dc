import type { CallOutput } from '../../../foundation/contract.ts';
import type { currentUser, listSessions } from '../contract.ts';

/** The signed-in person as the pages know them. */
export type User = CallOutput<typeof currentUser>['data'];
export type Session = CallOutput<typeof listSessions>['data'][number];
