import type { Collector } from '../../kit/collector.ts';
import { type Operation, operationsIn } from '../../kit/xtb/operation.ts';
import type { SourceFile } from '../../source-file.ts';
import { columnsOf } from './recognise.ts';

/** The three files of XTB have the same operations; this one has nothing beside them. */
export function operationsOf(file: SourceFile, collector: Collector): Operation[] {
  return operationsIn(columnsOf(file)!, collector);
}
