import * as reportStore from '../../../src/domains/reports/server/report-store.ts';
import { newId } from '../../../src/foundation/ids.ts';
import type { Questions } from './broker-questions.ts';

export const reportStores = [reportStore];

const fields = {
  name: 'My year',
  definition: {
    kind: 'overview' as const,
    portfolios: 'all' as const,
    properties: 'all' as const,
    period: { of: 'start' as const },
    currency: 'pln',
    benchmark: 'none' as const,
  },
  at: new Date('2026-11-13T12:00:00Z'),
};

/** Every function of the store of saved reports, as it is asked for one person and a report of theirs. */
export function reportQuestions(of: () => { userId: string; reportId: string }): Questions {
  const user = () => of().userId;
  const report = () => of().reportId;
  return {
    reportsOf: (tx) => reportStore.reportsOf(tx, user(), { start: 0, limit: 10 }),
    countReports: (tx) => reportStore.countReports(tx, user()),
    reportById: (tx) => reportStore.reportById(tx, user(), report()),
    lockReport: (tx) => reportStore.lockReport(tx, user(), report()),
    lockReportCount: (tx) => reportStore.lockReportCount(tx, user()),
    reportOfSubmission: (tx) => reportStore.reportOfSubmission(tx, user(), newId()),
    insertReport: (tx) =>
      reportStore.insertReport(tx, user(), { ...fields, id: newId(), submission_id: null }),
    changeReport: (tx) => reportStore.changeReport(tx, user(), report(), fields),
    removeReport: (tx) => reportStore.removeReport(tx, user(), report()),
  };
}
