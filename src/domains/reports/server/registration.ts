import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { reportsFailures } from '../failures.ts';
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
  ],
  fills: [
    accountLife.with({
      exported: async (on, user) => ({
        reports: await reportsOf(on, user.id, { start: 0, limit: mostReports }),
      }),
    }),
  ],
};
