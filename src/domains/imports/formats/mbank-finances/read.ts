import { type DecimalText, decimal, minus, textOf, times } from '../../../../foundation/decimal.ts';
import { foldText } from '../../../../foundation/fold-text.ts';
import { needed, Unreadable } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { type Moment, momentOf } from '../../kit/moments.ts';
import { numberIn } from '../../kit/polish-trade.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = Moment & { row: SourceRow; text: string; amount: DecimalText };

export type What =
  | 'dividend'
  | 'settlement'
  | 'reservation'
  | 'information'
  | 'payment'
  | 'fee'
  | 'subscription_refund';

/** Texts without accents, in the order in which they are tried. */
const texts: readonly [RegExp, What][] = [
  [/^ike ?\/? ?(ikze)? wypelniony limit|^ikze wypelniony limit/, 'information'],
  [/^(blokada|odblokowanie) /, 'reservation'],
  [/^(wyc|not): ?\d.* pw: ?[a-z]{2}[a-z0-9]{9}\d/, 'settlement'],
  [/^(k\d{3} )?dywid\. |^dywidenda( z |:)|^korekta dywidendy /, 'dividend'],
  [/^(wyc|wyp)\.bk:/, 'payment'],
  [/^uzn\. konta podst\. /, 'payment'],
  [/^(\S{1,20} )?(r:\d{1,20} )?przelew (z r-ku|na ikz?e|na rachunek bankowy)/, 'payment'],
  [/^(\d{1,20} )?(zasilenie ikz?e|doplata do limitu ikz?e)/, 'payment'],
  [/^ikz?e \d{4}$/, 'payment'],
  [/ redukcja zwrot srodkow/, 'subscription_refund'],
  [/^(ksiegowanie prowizji|prowizja|oplata)\b/, 'fee'],
];

export function meaningOf(text: string): What | undefined {
  const folded = foldText(text);
  return texts.find(([pattern]) => pattern.test(folded))?.[1];
}

/** A text that is not longer than any that was seen: what comes after is of no use to tell its kind. */
const mostText = 400;

export function textIn(columns: Columns<Field>, row: SourceRow): string {
  return cellOf(columns, row, 'text').slice(0, mostText).normalize('NFC');
}

export function lineOf(columns: Columns<Field>, row: SourceRow): Line {
  const day = cellOf(columns, row, 'day');
  // A separator in the text, or a decimal comma without quotes, moves the cells: nothing tells then what the amount is.
  if (row.cells.slice(columns.header.cells.length).some((cell) => cell.trim()))
    throw new Unreadable('numberUnreadable', { cell: row.cells.slice(2).join(' | ').slice(0, 200) });
  return {
    row,
    ...needed(momentOf(day, 'dayFirst'), 'dayUnreadable', { cell: day }),
    text: textIn(columns, row),
    amount: needed(amountOf(columns, row), 'amountMissing'),
  };
}

function amountOf(columns: Columns<Field>, row: SourceRow): DecimalText | undefined {
  if (columns.at.amount !== undefined) return numberIn(cellOf(columns, row, 'amount'));
  const [before, after] = [balanceIn(columns, row, 'before'), balanceIn(columns, row, 'after')];
  return before !== undefined && after !== undefined
    ? textOf(minus(decimal(after), decimal(before)))
    : undefined;
}

export function balanceIn(columns: Columns<Field>, row: SourceRow, field: 'before' | 'after') {
  return numberIn(cellOf(columns, row, field));
}

export type Dividend = {
  isin?: string | undefined;
  name?: string | undefined;
  /** Before tax, in PLN, where units, the rate for one and the exchange rate are told. */
  gross?: DecimalText | undefined;
  rate?: DecimalText | undefined;
};

/** `Dywidenda z 40 PW: US4581401001 DP: 2025-03-07 stawka brutto w wal.: 0.125 stawka pod.: 15% kurs ...: 3.71` */
const bankPattern =
  /^Dywidenda z (\d{1,12}) PW: \S{12} .{0,40}?stawka brutto w wal\.: (\d{1,12}(?:[.,]\d{1,12})?) stawka pod\.: \d{1,3}(?:[.,]\d{1,4})?%(?: kurs przewalutowania: (\d{1,12}(?:[.,]\d{1,12})?))?/i;

/** `K052 Dywid. 120 szt APPLE INC US0378331005; brutto 0.205 USD/szt; USD/PLN 3.9120` */
const officePattern =
  /Dywid\. (\d{1,12}) szt .{1,80}?; brutto (\d{1,12}(?:[.,]\d{1,12})?) [A-Z]{3}\/szt; [A-Z]{3}\/PLN (\d{1,12}(?:[.,]\d{1,12})?)/i;

export function dividendOf(text: string): Dividend {
  const isin = /\b[A-Z]{2}[A-Z0-9]{9}\d\b/.exec(text)?.[0];
  const name = /\b[A-Z]{2}[A-Z0-9]{9}\d \(([^()]{1,60})\)/.exec(text)?.[1]?.trim();
  const [, units, each, printed] = bankPattern.exec(text) ?? officePattern.exec(text) ?? [];
  if (!units || !each) return { isin, name };
  const rate = printed ? numberIn(printed) : undefined;
  // Without an exchange rate only a Polish paper surely pays in PLN.
  const factor = rate ?? (isin?.startsWith('PL') ? '1' : undefined);
  const inCurrency = times(decimal(units), decimal(numberIn(each)!));
  return { isin, name, rate, gross: factor && textOf(times(inCurrency, decimal(factor))) };
}
