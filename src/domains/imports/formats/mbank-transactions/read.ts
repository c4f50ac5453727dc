import { foldToWords } from '../../../../foundation/fold-text.ts';
import { needed } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { momentOf } from '../../kit/moments.ts';
import { amountIn, currencyIn, type PolishTrade, positiveIn, sideIn } from '../../kit/polish-trade.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

/** Exchanges as mBank writes them. London quotes in several currencies, so it names none. */
const exchanges: Readonly<Record<string, { mic: string; currency?: string }>> = {
  'WWA-GPW': { mic: 'XWAR', currency: 'PLN' },
  'WWA-NC': { mic: 'XNCO', currency: 'PLN' },
  'USA-NASDAQ': { mic: 'XNAS', currency: 'USD' },
  'USA-NYSE': { mic: 'XNYS', currency: 'USD' },
  'USA-AMEX': { mic: 'XASE', currency: 'USD' },
  'DEU-XETRA': { mic: 'XETR', currency: 'EUR' },
  'GER-XETRA': { mic: 'XETR', currency: 'EUR' },
  'DEU-FSE': { mic: 'XFRA', currency: 'EUR' },
  'GER-FSE': { mic: 'XFRA', currency: 'EUR' },
  'GBR-LSE': { mic: 'XLON' },
  'UK-LSE': { mic: 'XLON' },
};

/** The text of the column Waluta right behind another one. */
function currencyAfter(columns: Columns<Field>, row: SourceRow, field: Field): string {
  const at = columns.at[field];
  if (at === undefined || foldToWords(columns.header.cells[at + 1] ?? '') !== 'waluta') return '';
  return row.cells[at + 1]?.trim() ?? '';
}

export function tradeOf(columns: Columns<Field>, row: SourceRow, account: string | undefined): PolishTrade {
  const text = (field: Field) => cellOf(columns, row, field);
  const exchange = exchanges[text('exchange').toUpperCase()];
  const settlement = currencyIn(text('settlementCurrency'));
  const currencyOf = (field: Field) => currencyIn(currencyAfter(columns, row, field)) ?? settlement;
  return {
    ...needed(momentOf(text('time'), 'dayFirst'), 'dayUnreadable', { cell: text('time') }),
    account,
    name: needed(text('paper') || undefined, 'instrumentMissing'),
    mic: exchange?.mic,
    side: sideIn(text('side')),
    units: positiveIn(text('units'), 'unitsMissing'),
    price: positiveIn(text('price'), 'priceMissing'),
    priceCurrency: currencyIn(currencyAfter(columns, row, 'price')) ?? exchange?.currency,
    gross: amountIn(text('value'), currencyOf('value')),
    fee: amountIn(text('fee'), currencyOf('fee')),
  };
}

/** The number below `#Rachunek inwestycyjny`, in the lines before the table. */
export function accountIn(file: SourceFile, header: SourceRow): string | undefined {
  const above = file.tables[0]!.rows.filter(({ line }) => line < header.line);
  const label = above.findIndex(({ cells }) => /^rachunek\b/.test(foldToWords(cells[0]?.slice(0, 60) ?? '')));
  const number = above[label + 1]?.cells[0]?.trim();
  return label >= 0 && number && /^[A-Z\d][\d -]{5,40}$/.test(number) ? number : undefined;
}
