import type { ExplainedFigure } from './explain-contract.ts';

/** The article of the library about a figure, by the last part of its address. */
export const articleOf: Partial<Record<ExplainedFigure, 'irr-and-twr' | 'currency-effect' | 'costs'>> = {
  irr: 'irr-and-twr',
  twr: 'irr-and-twr',
  fx_effect: 'currency-effect',
  fees: 'costs',
};
