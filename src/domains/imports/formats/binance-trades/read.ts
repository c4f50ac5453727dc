import { type Decimal, decimal, zero } from '../../../../foundation/decimal.ts';
import { needed, Unreadable } from '../../kit/collector.ts';
import type { Columns } from '../../kit/columns.ts';
import { fieldsOf } from '../../kit/fields.ts';
import { numberOf } from '../../kit/numbers.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** A trade as Binance means it: what was executed is of the first coin, the amount of the second. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const { text, number, moment } = fieldsOf(columns, row, { sign: '.', order: 'shortYearFirst' });
  const side = (text('side') ?? '').toUpperCase();
  if (side !== 'BUY' && side !== 'SELL') throw new Unreadable('kindUnknown', { word: side });
  const cell = (field: Field) => text(field)?.toUpperCase();
  const amount = needed(cell('amount'), 'amountMissing');
  const { base, quote } = sidesOf(cell('pair') ?? '', amount);
  return {
    ...moment('date'),
    isBuy: side === 'BUY',
    base,
    quote,
    price: number('price'),
    executed: numberBefore(needed(cell('executed'), 'unitsMissing'), base),
    amount: numberBefore(amount, quote),
    fee: feeIn(cell('fee'), cell('feeCoin'), [base, quote]),
  };
}

/** Coins and money against which others are traded, for files that do not repeat them in the amount. */
const quotes = 'FDUSD USDT USDC BUSD TUSD USDP DAI EUR USD GBP PLN TRY BRL ARS RON CZK UAH BTC ETH BNB'.split(
  ' ',
);

function sidesOf(pair: string, amount: string): { base: string; quote: string } {
  const joined = pair.replace('/', '');
  const said = lettersBehind(amount);
  const quote = said || quotes.find((one) => joined.endsWith(one));
  if (!quote || !joined.endsWith(quote) || joined.length === quote.length)
    throw new Unreadable('instrumentMissing', { cell: pair });
  return { base: joined.slice(0, -quote.length), quote };
}

/** The coin behind a number; a coin whose name begins with a digit cannot be told this way. */
function lettersBehind(cell: string): string {
  return cell.replace(/^[\d.,]+/, '');
}

/** `0.18SOL` and `0.18` are the same; `0.18SOL` in a trade of something else is not a number of it. */
function numberBefore(cell: string, coin: string): Decimal {
  const text = cell.endsWith(coin) ? cell.slice(0, -coin.length) : cell;
  // A number with another coin behind it is not one of this coin.
  const number = /^[\d.,]+(E-?\d+)?$/.test(text) ? numberOf(text, '.') : undefined;
  return decimal(needed(number, 'numberUnreadable', { cell }));
}

function feeIn(fee: string | undefined, coin: string | undefined, sides: readonly string[]) {
  if (fee === undefined) return undefined;
  const asset = coin ?? sides.find((side) => fee.endsWith(side)) ?? lettersBehind(fee);
  // A fee of nothing has no coin in some files.
  if (!asset) return numberOf(fee, '.') === '0' ? undefined : needed(undefined, 'currencyMissing');
  const amount = numberBefore(fee, asset);
  return { asset, amount: zero, fee: amount, isFee: true };
}
