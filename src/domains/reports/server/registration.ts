import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { actorOf } from '../../../platform/http/context.ts';
import { pageStamps } from '../../../platform/http/page-stamps.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { liquidations } from '../../performance/server/basis/liquidations.ts';
import { tagRenamed } from '../../remarks/server/tag-renamed.ts';
import { searchable } from '../../search/server/finder.ts';
import * as contract from '../contract.ts';
import { reportsFailures } from '../failures.ts';
import * as files from '../files-contract.ts';
import * as sharing from '../sharing-contract.ts';
import { digestsOf } from './digest/digest-store.ts';
import { digestJob, sendDigests } from './digest/send-digests.ts';
import {
  figuresCsv,
  figuresTables,
  figuresXlsx,
  reportCsv,
  reportTables,
  reportXlsx,
} from './files/download-tables.ts';
import { printReport, printReportJob, reportPdf } from './files/print-report.ts';
import { removeOldFiles } from './files/report-file-store.ts';
import { findReports } from './find-reports.ts';
import {
  createReport,
  deleteReport,
  listReports,
  mostReports,
  readReport,
  updateReport,
} from './manage-reports.ts';
import { reportsChanged } from './report-events.ts';
import { reportFigures } from './report-figures.ts';
import { renameTagInReports, reportsOf } from './report-store.ts';
import { sharedPortfolio, sharedReport, stampOfLink } from './sharing/open-link.ts';
import { previewReport, shareReport, unshareReport } from './sharing/share-report.ts';
import { sharedPdf, sharedPicture, sharedXlsx } from './sharing/shared-files.ts';
import { countOpening, unlockReport } from './sharing/visit-link.ts';

export const reports: Registration = {
  name: 'reports',
  failures: reportsFailures,
  events: [reportsChanged],
  calls: (slots) => [
    bind(contract.reportFigures, reportFigures(slots.one(liquidations))),
    bind(contract.listReports, listReports),
    bind(contract.readReport, readReport),
    bind(contract.createReport, createReport),
    bind(contract.updateReport, updateReport),
    bind(contract.deleteReport, deleteReport),
    bind(files.reportTables, reportTables),
    bind(files.reportXlsx, reportXlsx),
    bind(files.reportCsv, reportCsv),
    bind(files.reportPdf, reportPdf),
    bind(files.figuresTables, figuresTables),
    bind(files.figuresXlsx, figuresXlsx),
    bind(files.figuresCsv, figuresCsv),
    bind(sharing.shareReport, shareReport),
    bind(sharing.unshareReport, unshareReport),
    bind(sharing.previewReport, previewReport),
    bind(sharing.sharedReport, sharedReport),
    bind(sharing.sharedPortfolio, sharedPortfolio),
    bind(sharing.unlockReport, unlockReport),
    bind(sharing.countOpening, countOpening),
    bind(sharing.sharedPdf, sharedPdf),
    bind(sharing.sharedXlsx, sharedXlsx),
    bind(sharing.sharedPicture, sharedPicture),
  ],
  jobs: (services) => [
    handles(printReportJob, (key) => printReport(services, key)),
    handles(digestJob, () => sendDigests(services)),
  ],
  tidyUp: ({ database, clock }) => removeOldFiles(database, clock.now()),
  fills: [
    tagRenamed.with(renameTagInReports),
    searchable.with(findReports),
    restorable.with({
      // Links go at once and for good (UN-1).
      tables: ['reports'],
      settle: (tx, context) =>
        context.services.events.publish(tx, reportsChanged.of(actorOf(context).userId)),
    }),
    pageStamps.with({ page: 'sharedReport', stampOf: stampOfLink }),
    accountLife.with({
      exported: async (on, user) => ({
        reports: await reportsOf(on, user.id, { start: 0, limit: mostReports }),
        report_digests: await digestsOf(on, user.id),
      }),
    }),
  ],
};
