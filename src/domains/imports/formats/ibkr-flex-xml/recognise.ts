import type { Deviation } from '../../file-format.ts';
import type { SourceFile } from '../../source-file.ts';
import { statementsIn } from './read.ts';

/** A Flex query is told by its root; which sections and attributes it has is the person's choice. */
export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind !== 'xml' || !statementsIn(file.document)) return undefined;
  return { missing: [], unknown: [] };
}
