import { foldToWords } from '../../../../foundation/fold-text.ts';
import { needed } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { dayIn, momentOf } from '../../kit/moments.ts';
import {
  amountIn,
  currencyIn,
  numberIn,
  type PolishTrade,
  positiveIn,
  sideIn,
} from '../../kit/polish-trade.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

/** Only Warsaw's two codes were seen; the ending of a paper tells NewConnect. */
const warsaw = new Set(['WWA', 'POL-GPW']);

export function tradeOf(columns: Columns<Field>, row: SourceRow): PolishTrade {
  const text = (field: Field) => cellOf(columns, row, field);
  const isWarsaw = warsaw.has(text('exchange').toUpperCase());
  const home = isWarsaw ? 'PLN' : undefined;
  const listing = currencyIn(text('listingCurrency'));
  const priceCurrency = currencyIn(text('priceCurrency')) ?? listing ?? home;
  return {
    ...needed(momentOf(text('time'), 'dayFirst'), 'dayUnreadable', { cell: text('time') }),
    name: needed(text('paper') || undefined, 'instrumentMissing'),
    mic: isWarsaw ? 'XWAR' : undefined,
    side: sideIn(text('side')),
    units: positiveIn(text('units'), 'unitsMissing'),
    price: positiveIn(text('price'), 'priceMissing'),
    priceCurrency: needed(priceCurrency, 'currencyMissing'),
    gross: needed(amountIn(text('value'), currencyIn(text('valueCurrency')) ?? home), 'amountMissing'),
    fee: amountIn(text('fee'), currencyIn(text('feeCurrency')) ?? home),
    rate: numberIn(text('rate')),
    settlesOn: dayIn(text('settlesOn'), 'dayFirst'),
    id: text('id') || undefined,
  };
}

/** The last row: no time and no paper, but sums. */
export function isTotal(columns: Columns<Field>, row: SourceRow): boolean {
  return (['time', 'paper', 'id'] as const).every((field) => cellOf(columns, row, field) === '');
}

const statuses: Readonly<Record<string, boolean>> = {
  '': true,
  zrealizowane: true,
  wykonane: true,
  uniewaznione: false,
  anulowane: false,
  odrzucone: false,
};

/** Whether a trade came about: those that the exchange took back are listed too. Nothing for an unknown word. */
export function isExecuted(status: string): boolean | undefined {
  return statuses[foldToWords(status)];
}
