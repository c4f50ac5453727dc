import { listDocuments } from '../../../domains/imports/contract.ts';
import type { ShownDocument } from '../../../domains/imports/ui/document-view.ts';
import type { PageContext } from '../../page-context.ts';

/** The newest imports; null where they cannot be had now. */
export async function loadDocuments({ call, onFault }: PageContext): Promise<ShownDocument[] | null> {
  try {
    return (await call(listDocuments, { query: { limit: '100' } })).data;
  } catch (error) {
    onFault(error);
    return null;
  }
}
