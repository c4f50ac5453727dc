import { invalid } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { importsFailures } from '../failures.ts';
import { FileRefused, type RefusedReason } from './reading/file-refused.ts';

const words: Record<RefusedReason, (typeof importsFailures)[number]> = {
  notDocument: 'onlyDocumentsAllowed',
  broken: 'documentBroken',
  protected: 'documentProtected',
  tooLarge: 'documentTooLarge',
  tooWide: 'documentTooWide',
  cellTooLong: 'documentCellTooLong',
  unpacksTooLarge: 'documentUnpacksTooLarge',
  empty: 'documentEmpty',
  macros: 'documentMacros',
};

/** The word for it, among those of the domain. */
export function refusalOf({ reason }: FileRefused): (typeof importsFailures)[number] {
  return words[reason];
}

/** Says in words that a file is not read. */
export function refuse({ services }: Context, error: unknown): never {
  if (!(error instanceof FileRefused)) throw error;
  if (error.fault) services.log.warn({ fault: error.fault }, 'a file could not be read');
  throw invalid({ file: [refusalOf(error)] });
}
