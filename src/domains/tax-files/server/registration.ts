import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { taxFileFailures } from '../failures.ts';
import * as shared from '../shared-contract.ts';
import { sharedTaxPdf, sharedTaxXlsx, sharedTaxYear, unlockTaxYear } from './link/open-year.ts';
import { readTaxLink, shareTaxYear, unshareTaxYear } from './link/share-year.ts';
import { taxLinksOf } from './link/tax-link-store.ts';
import { printPapers, printPapersJob, taxPdf, taxXlsx } from './print-papers.ts';
import { removeOldTaxFiles } from './tax-file-store.ts';

export const taxFiles: Registration = {
  name: 'tax-files',
  failures: taxFileFailures,
  calls: () => [
    bind(contract.taxPdf, taxPdf),
    bind(contract.taxXlsx, taxXlsx),
    bind(contract.readTaxLink, readTaxLink),
    bind(contract.shareTaxYear, shareTaxYear),
    bind(contract.unshareTaxYear, unshareTaxYear),
    bind(shared.sharedTaxYear, sharedTaxYear),
    bind(shared.unlockTaxYear, unlockTaxYear),
    bind(shared.sharedTaxPdf, sharedTaxPdf),
    bind(shared.sharedTaxXlsx, sharedTaxXlsx),
  ],
  jobs: (services) => [handles(printPapersJob, (key) => printPapers(services, key))],
  tidyUp: ({ database, clock }) => removeOldTaxFiles(database, clock.now()),
  fills: [
    accountLife.with({ exported: async (on, user) => ({ 'tax-links': await taxLinksOf(on, user.id) }) }),
  ],
};
