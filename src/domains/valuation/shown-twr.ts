import type { RateOutput, TotalFigures } from './figures-contract.ts';

/** A rate with the period it was asked for: the last year, or since the first day. */
export type AskedRate = { rate: RateOutput; asked: '1Y' | 'max' };

/** The TWR of a year; of everything where nothing was held in it. */
export function shownTwr({ twr_year, twr }: Pick<TotalFigures, 'twr_year' | 'twr'>): AskedRate {
  const isOver = twr_year.reason === 'empty' && twr.percent !== null;
  return isOver ? { rate: twr, asked: 'max' } : { rate: twr_year, asked: '1Y' };
}
