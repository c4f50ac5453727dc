import type { Quote } from '../ticker-tape.tsx';

/** Quotes of the demonstration, labelled as simulated where they are shown. */
export const simulatedTape: Quote[] = [
  { symbol: 'WIG20', value: '3412.66', changePercent: 0.74 },
  { symbol: 'S&P 500', value: '7104.22', changePercent: 0.31 },
  { symbol: 'EUR/PLN', value: '4.2415', changePercent: -0.08 },
  { symbol: 'USD/PLN', value: '3.6480', changePercent: -0.21 },
  { symbol: 'BTC', value: '348200', changePercent: 2.31 },
  { symbol: 'PKO', value: '84.16', changePercent: 1.84 },
  { symbol: 'CDR', value: '268.40', changePercent: -1.27 },
];
