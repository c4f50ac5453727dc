import type { CallArguments } from '../../../../foundation/contract.ts';
import type { figuresXlsx } from '../../files-contract.ts';

export type FigureQuery = NonNullable<CallArguments<typeof figuresXlsx>['query']>;

/** What files are made of: a saved report as it was saved, or what is on the page. */
export type FileSource = { id: string } | { query: FigureQuery };
