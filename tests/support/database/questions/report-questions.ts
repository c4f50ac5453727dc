import * as choiceStore from '../../../../src/domains/comparison/server/choice-store.ts';
import * as digestStore from '../../../../src/domains/reports/server/digest/digest-store.ts';
import * as reportStore from '../../../../src/domains/reports/server/report-store.ts';
import * as linkStore from '../../../../src/domains/reports/server/sharing/link-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import type { Questions } from './broker-questions.ts';

export const reportStores = [reportStore, linkStore, digestStore, choiceStore];

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

const linkId = 'x'.repeat(43);
const link = {
  id: linkId,
  elements: ['tables' as const],
  hides_amounts: true,
  hides_names: true,
  expires_on: null,
  password_hash: null,
  frozen: null,
};

/** Every function of the stores of saved reports and their links, as it is asked for one person and a report of theirs. */
export function reportQuestions(of: () => { userId: string; reportId: string }): Questions {
  const user = () => of().userId;
  const report = () => of().reportId;
  return {
    markDigest: (tx) => digestStore.markDigest(tx, user(), '2026-10', 'sent', fields.at),
    digestsOf: (tx) => digestStore.digestsOf(tx, user()),
    keptBenchmarks: (tx) => choiceStore.keptBenchmarks(tx, user()),
    storeBenchmarks: (tx) => choiceStore.storeBenchmarks(tx, user(), ['inflation:2'], fields.at),
    reportsOf: (tx) => reportStore.reportsOf(tx, user(), { start: 0, limit: 10 }),
    countReports: (tx) => reportStore.countReports(tx, user()),
    reportById: (tx) => reportStore.reportById(tx, user(), report()),
    lockReport: (tx) => reportStore.lockReport(tx, user(), report()),
    lockReportCount: (tx) => reportStore.lockReportCount(tx, user()),
    reportOfSubmission: (tx) => reportStore.reportOfSubmission(tx, user(), newId()),
    renameTagInReports: (tx) =>
      reportStore.renameTagInReports(tx, user(), { before: 'chips', name: 'growth' }),
    insertReport: (tx) =>
      reportStore.insertReport(tx, user(), { ...fields, id: newId(), submission_id: null }),
    changeReport: (tx) => reportStore.changeReport(tx, user(), report(), fields),
    linkById: (tx) => linkStore.linkById(tx, user(), linkId),
    frozenText: (tx) => linkStore.frozenText(tx, user(), linkId, 'pl'),
    insertLink: async (tx) => {
      await linkStore.removeLink(tx, user(), report());
      await linkStore.insertLink(tx, user(), report(), link, fields.at);
    },
    changeLink: (tx) => linkStore.changeLink(tx, user(), report(), link),
    freezeLink: (tx) => linkStore.freezeLink(tx, user(), report(), null),
    setLinkPassword: (tx) => linkStore.setLinkPassword(tx, user(), report(), null),
    removeLink: (tx) => linkStore.removeLink(tx, user(), report()),
    countOpened: (tx) => linkStore.countOpened(tx, user(), linkId, fields.at),
    removeReport: (tx) => reportStore.removeReport(tx, user(), report()),
  };
}

/** Those of the job that sends reports by mail to everybody who wants them. */
export const reportJobs: Questions = {
  digestReaders: (tx) => digestStore.digestReaders(tx, 'monthly', '2026-10', null, 10),
};
