import type { DecimalText } from '../../../../foundation/decimal.ts';
import { decimal, over, rounded, textOf, times } from '../../../../foundation/decimal.ts';
import type { Money } from '../../booking.ts';
import { needed } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { momentOf } from '../../kit/moments.ts';
import { inMainUnit, isEmpty, isZeroText, numberOf } from '../../kit/numbers.ts';
import type { SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** An order that is none. */
const noOrder = /^0*$/;

/** A line as Swissquote means it: `cash` is what the account paid or got, everything else is in the paper's currency. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const text = (field: Field) => {
    const cell = cellOf(columns, row, field);
    return isEmpty(cell) ? undefined : cell;
  };
  const number = (field: Field) => {
    // Thousands are parted by an apostrophe, straight or not.
    const cell = text(field)?.replaceAll('’', "'");
    return cell === undefined ? undefined : needed(numberOf(cell, '.'), 'numberUnreadable', { cell });
  };
  const printed = text('date') ?? '';
  const currency = needed(text('currency'), 'currencyMissing');
  const traded = text('netCurrency') ?? currency;
  const inTraded = (field: Field): Money | undefined => {
    const amount = number(field);
    return amount === undefined ? undefined : inMainUnit({ amount, currency: traded });
  };
  const net = needed(inTraded('net'), 'amountMissing');
  const booked = number('booked');
  const cash = booked === undefined ? net : inMainUnit({ amount: booked, currency });
  const order = text('order') ?? '';
  return {
    ...needed(momentOf(printed, 'dayFirst'), 'dayUnreadable', { cell: printed }),
    row,
    order: noOrder.test(order) ? undefined : order,
    type: text('type') ?? '',
    symbol: text('symbol'),
    name: text('name'),
    isin: text('isin'),
    units: number('units'),
    price: inTraded('price'),
    costs: inTraded('costs'),
    accrued: inTraded('accrued'),
    net,
    cash,
    balance: number('balance'),
    currency,
  };
}

/** An amount of the paper's currency in that of the account, as the whole of the line was turned. */
export function inAccount({ net, cash }: Pick<Line, 'net' | 'cash'>, amount: DecimalText): Money {
  if (net.currency === cash.currency || isZeroText(net.amount)) return { amount, currency: net.currency };
  const turned = over(times(decimal(amount), decimal(cash.amount)), decimal(net.amount));
  return { amount: textOf(rounded(turned, 2)), currency: cash.currency };
}
