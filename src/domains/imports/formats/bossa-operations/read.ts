import type { DecimalText } from '../../../../foundation/decimal.ts';
import { foldText } from '../../../../foundation/fold-text.ts';
import { needed } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { type Moment, momentOf } from '../../kit/moments.ts';
import { currencyIn, numberIn } from '../../kit/polish-trade.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = Moment & {
  row: SourceRow;
  title: string;
  details: string;
  amount: DecimalText;
  currency: string;
};

export function lineOf(columns: Columns<Field>, row: SourceRow): Line {
  const text = (field: Field) => cellOf(columns, row, field);
  return {
    row,
    ...needed(momentOf(text('day'), 'dayFirst'), 'dayUnreadable', { cell: text('day') }),
    title: text('title').slice(0, 300).normalize('NFC'),
    details: text('details'),
    amount: needed(numberIn(text('amount')), 'amountMissing'),
    currency: needed(currencyIn(text('currency')), 'currencyMissing'),
  };
}

export type What =
  | 'settlement'
  | 'exchange'
  | 'dividend'
  | 'coupon'
  | 'interest'
  | 'redemption'
  | 'redemption_adjustment'
  | 'capital_return'
  | 'tender_offer'
  | 'subscription'
  | 'subscription_refund'
  | 'fee'
  | 'fee_refund'
  | 'tax'
  | 'payment'
  | 'internal_transfer';

/** Titles by how they begin, without accents; the first that fits counts. What follows names the paper. */
const titles: readonly [string, What][] = [
  ['rozliczenie transakcji', 'settlement'],
  ['rozliczenie oferty - prowizja', 'fee'],
  ['rozliczenie oferty', 'tender_offer'],
  ['wymiana waluty', 'exchange'],
  ['wyplata dywidendy netto', 'dividend'],
  ['wyplata dywidendy brutto', 'dividend'],
  ['wyplata dywidendy', 'dividend'],
  ['dywidenda', 'dividend'],
  ['wyplata odsetek z tytulu obligacji', 'coupon'],
  ['wyplata odsetek od obligacji', 'coupon'],
  ['wyplata odsetek', 'coupon'],
  ['wyplata kuponu', 'coupon'],
  ['odsetki od srodkow', 'interest'],
  ['wykup pw - wyrownanie', 'redemption_adjustment'],
  ['wykup obligacji', 'redemption'],
  ['wykup certyfikatow', 'redemption'],
  ['wykup papierow wartosciowych', 'redemption'],
  ['wykup pw', 'redemption'],
  ['obnizenie wartosci nominalnej', 'capital_return'],
  ['zapisy na akcje', 'subscription'],
  ['zapisy na obligacje', 'subscription'],
  ['zwrot nadplaty - przekroczony limit', 'payment'],
  ['zwrot nadplaty', 'subscription_refund'],
  ['zwrot prowizji', 'fee_refund'],
  ['oplata', 'fee'],
  ['prowizja', 'fee'],
  ['podatek', 'tax'],
  ['przelew wewnetrzny', 'internal_transfer'],
  ['przelew', 'payment'],
];

/** What an operation is by its title, and what stands behind the words that tell it. */
export function meaningOf(title: string): { what: What; rest: string } | undefined {
  // Folding changes no number of letters here, so that the rest can be cut from the title itself.
  const folded = foldText(title);
  const found = titles.find(([beginning]) => folded.startsWith(beginning));
  return found && { what: found[1], rest: title.slice(found[0].length).trim() };
}

/** `PLN/USD 3.5713`. */
export function rateIn(rest: string): DecimalText | undefined {
  const [, rate] = /^[A-Z]{3}\/[A-Z]{3} (\d{1,12}(?:[.,]\d{1,12})?)$/.exec(rest) ?? [];
  return rate && numberIn(rate);
}

/** The short name of a paper, up to what is said beside it: `NVO 73% PLN`, `WYMYSLEX S.A. SERIA B`. */
export function paperIn(rest: string): string | undefined {
  return /^[A-Z\d][\w.-]{0,30}/.exec(rest)?.[0];
}
