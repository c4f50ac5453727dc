import { createContext, useContext } from 'react';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { BasisNote } from '../../../valuation/basis/basis-contract.ts';
import type { reportFigures } from '../../contract.ts';
import type { viewQuery } from '../../report-view.ts';

export type Report = CallOutput<typeof reportFigures>['data'];
export type ReportOf<Kind extends Report['kind']> = Extract<Report, { kind: Kind }>;

/** What every part of a report needs to write its figures. */
export type ReportFrame = {
  /** What its figures are asked for by. */
  query: ReturnType<typeof viewQuery>;
  /** In capitals, as amounts take it. */
  currency: string;
  /** Why an amount is not known. */
  reason: string;
  /** The period and the one before it, in words. */
  period: string;
  before: string | null;
  /** What its headline figures are on; nothing for nominal. */
  basis: Pick<BasisNote, 'of'> | null;
};

export const ReportContext = createContext<ReportFrame | null>(null);

export function useReport(): ReportFrame {
  const frame = useContext(ReportContext);
  if (!frame) throw new Error('a part of a report stands outside of one');
  return frame;
}
