import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { importsFailures } from '../failures.ts';
import { changeDocument } from './change-document.ts';
import { forgetContents, forgetUnused } from './document-store.ts';
import { archiveTemplates, exportPortfolio, readTemplate } from './export-portfolio.ts';
import { lookUpInstruments } from './look-up-instruments.ts';
import { listDocuments, readDocument } from './read-document.ts';
import { readSourceOf } from './read-source-of.ts';
import { listLeaning, undoDocument } from './undo-document.ts';
import { uploadDocument } from './upload-document.ts';

const day = 86_400_000;
/** A file that was not imported is forgotten after a week, the content of one that was after a quarter of a year. */
const [unusedDays, contentDays] = [7, 90];

export const imports: Registration = {
  name: 'imports',
  failures: importsFailures,
  calls: () => [
    bind(contract.uploadDocument, uploadDocument),
    bind(contract.readDocument, readDocument),
    bind(contract.changeDocument, changeDocument),
    bind(contract.lookUpInstruments, lookUpInstruments),
    bind(contract.listDocuments, listDocuments),
    bind(contract.listLeaning, listLeaning),
    bind(contract.undoDocument, undoDocument),
    bind(contract.readSource, readSourceOf),
    bind(contract.readTemplate, readTemplate),
    bind(contract.exportPortfolio, exportPortfolio),
  ],
  fills: [
    accountLife.with({ archived: archiveTemplates }),
    restorable.with({
      tables: [
        'import_documents',
        'import_pages',
        'import_aliases',
        'transaction_sources',
        'transaction_source_parts',
      ],
    }),
  ],
  tidyUp: async ({ database, clock }) => {
    const now = clock.now().getTime();
    await forgetUnused(database, new Date(now - unusedDays * day));
    await forgetContents(database, new Date(now - contentDays * day));
  },
};
