import type { CallOutput } from '../../../../foundation/contract.ts';
import type { listUsers, readDesk, readDeskUser } from '../../users-contract.ts';

export type Account = CallOutput<typeof listUsers>['data'][number];
export type OpenedAccount = CallOutput<typeof readDeskUser>['data'];
export type Desk = CallOutput<typeof readDesk>['data'];
