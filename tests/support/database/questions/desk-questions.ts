import * as auditListStore from '../../../../src/domains/operations/server/audit/audit-list-store.ts';
import * as documentExportStore from '../../../../src/domains/operations/server/system/document-export-store.ts';
import * as healthStore from '../../../../src/domains/operations/server/system/health-store.ts';
import * as planEffectsStore from '../../../../src/domains/operations/server/system/plan-effects-store.ts';
import * as sizeStore from '../../../../src/domains/operations/server/system/size-store.ts';
import * as deskUserStore from '../../../../src/domains/operations/server/users/desk-user-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import type { Tx } from '../../../../src/platform/database/database.ts';
import type { Questions } from './broker-questions.ts';

export const deskStores = [
  auditListStore,
  documentExportStore,
  healthStore,
  planEffectsStore,
  sizeStore,
  deskUserStore,
];

const at = new Date('2026-11-13T12:00:00Z');
const page = { start: 0, limit: 10 };
const wanted = { search: 'a', sort: 'since', direction: 'desc', demoOnly: false, now: at, ...page } as const;
const limits = { portfolios: 1, integrations: 1, strategies: 1 };

/** What the desk asks about one account, or about nobody's rows: the directory of people, the audit log, sizes. */
export function deskQuestions(user: () => string): Questions {
  return {
    listAuditRows: (tx) => auditListStore.listAuditRows(tx, { refused: false }, page),
    meantBy: (tx) => auditListStore.meantBy(tx, 'a'),
    countAuditRows: (tx) => auditListStore.countAuditRows(tx, { refused: false }),
    databaseSize: (tx) => sizeStore.databaseSize(tx),
    appliedMigrations: (tx) => sizeStore.appliedMigrations(tx),
    postgresVersion: (tx) => sizeStore.postgresVersion(tx),
    countDeskUsers: (tx) => deskUserStore.countDeskUsers(tx, wanted),
    countPeople: (tx) => deskUserStore.countPeople(tx, false, at),
    noteDuePlans: (tx) => deskUserStore.noteDuePlans(tx, at, 10),
    listDeskUsers: (tx) => deskUserStore.listDeskUsers(tx, { ...wanted, plan: 'trial' }),
    deskUser: (tx) => deskUserStore.deskUser(tx, user(), at),
    deskUse: (tx) => deskUserStore.deskUse(tx, user(), at),
  };
}

/** What only an operator asks, across all accounts, and why it cannot be asked of one. */
export const deskOfEverybody: Record<string, { why: string; ask: (tx: Tx) => Promise<unknown> }> = {
  connectionHealth: {
    why: 'how connections fare by broker, without saying whose',
    ask: (tx) => healthStore.connectionHealth(tx, false),
  },
  failedConnections: {
    why: 'how many connections fail, without saying whose',
    ask: (tx) => healthStore.failedConnections(tx),
  },
  peopleBeyond: {
    why: 'how many would have more than a changed plan allows',
    ask: (tx) => planEffectsStore.peopleBeyond(tx, newId(), limits, at),
  },
  documentsBetween: {
    why: 'the books of a month have everybody’s invoices',
    ask: (tx) => documentExportStore.documentsBetween(tx, at, at),
  },
  tableSizes: {
    why: 'how large tables are, as the database itself lists them',
    ask: (tx) => sizeStore.tableSizes(tx),
  },
  fileSizes: { why: 'how much room files take', ask: (tx) => sizeStore.fileSizes(tx) },
};
