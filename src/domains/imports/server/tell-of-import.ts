import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { PortfolioRow } from '../../ledger/server/portfolio-store.ts';
import { takeBack, tell } from '../../notifications/server/tell.ts';
import { type DocumentRow, documentById } from './document-store.ts';

type Imported = {
  userId: string;
  document: DocumentRow;
  portfolios: readonly PortfolioRow[];
  count: number;
};

const subjectOf = ({ id }: Pick<DocumentRow, 'id'>) => `document:${id}`;
const parentOf = ({ id }: Pick<DocumentRow, 'id'>) => ({ type: 'document', id });

/** Rows of a file are in the ledger; that they could not be before is forgotten (rule EV-13). */
export async function tellOfImport(
  tx: Tx,
  services: Services,
  { userId, document, portfolios, count }: Imported,
): Promise<void> {
  const subject = subjectOf(document);
  const named = portfolios.map(({ name }) => name).join(', ');
  await takeBack(tx, services, userId, 'importFailed', [subject]);
  await tell(tx, services, [
    {
      userId,
      kind: 'importFinished',
      params: { file: document.name, portfolio: named, count: String(count) },
      subject,
      parent: parentOf(document),
      isPaper: portfolios.every(({ is_virtual }) => is_virtual),
    },
  ]);
}

/** Nothing of a file was taken over, so there is no transaction but this one; whatever it meets, the reason is told. */
export async function tellOfFailure(services: Services, userId: string, id: string): Promise<void> {
  const telling = services.database.transaction(async (tx) => {
    const document = await documentById(tx, userId, id);
    // It was removed, or imported by a second click meanwhile: then nothing failed.
    if (!document || document.state === 'imported') return;
    await tell(tx, services, [
      {
        userId,
        kind: 'importFailed',
        params: { file: document.name },
        subject: subjectOf(document),
        parent: parentOf(document),
      },
    ]);
  });
  await telling.catch((error: unknown) => services.log.error({ err: error }, 'a failed import was not told'));
}
