import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { reportsFailures } from '../failures.ts';
import * as files from '../files-contract.ts';
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
import {
  createReport,
  deleteReport,
  listReports,
  mostReports,
  readReport,
  updateReport,
} from './manage-reports.ts';
import { reportFigures } from './report-figures.ts';
import { reportsOf } from './report-store.ts';

export const reports: Registration = {
  name: 'reports',
  failures: reportsFailures,
  calls: () => [
    bind(contract.reportFigures, reportFigures),
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
  ],
  jobs: (services) => [handles(printReportJob, (key) => printReport(services, key))],
  tidyUp: ({ database, clock }) => removeOldFiles(database, clock.now()),
  fills: [
    accountLife.with({
      exported: async (on, user) => ({
        reports: await reportsOf(on, user.id, { start: 0, limit: mostReports }),
      }),
    }),
  ],
};
