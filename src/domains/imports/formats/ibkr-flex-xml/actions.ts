import { decimal, sign } from '../../../../foundation/decimal.ts';
import type { Booking, Bookings } from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import type { DayOrder } from '../../kit/moments.ts';
import { absolute, isZeroText, negative } from '../../kit/numbers.ts';
import {
  currencyIn,
  type FlexFields,
  type FlexLine,
  type FlexSection,
  firstIn,
  momentIn,
  numberIn,
  textIn,
} from './fields.ts';
import { instrumentIn } from './instrument.ts';

type Draft = Omit<Booking, 'at' | 'text'>;

/**
 * Corporate actions that say all by themselves: a split that keeps its instrument, units that came for nothing, units
 * that went for cash. Everything else is left to the person, with the broker's text.
 */
export function translateActions(section: FlexSection, order: DayOrder | undefined): Bookings {
  const collector = new Collector(section.sheet);
  const byRow = new Map(section.lines.map((line) => [line.row, line]));
  const sizes = new Map<string, number>();
  for (const line of section.lines) sizes.set(actionOf(line), (sizes.get(actionOf(line)) ?? 0) + 1);
  collector.each(byRow.keys(), (row) => {
    const line = byRow.get(row)!;
    const draft = sizes.get(actionOf(line)) === 1 ? singleAction(line.fields, order) : undefined;
    if (!draft) throw new Unreadable('kindUnknown', { word: wordOf(line.fields) });
    collector.book(row, draft);
  });
  return collector.result;
}

/** Lines of one action have one number. */
function actionOf({ fields, row }: FlexLine): string {
  return [textIn(fields, 'accountId'), textIn(fields, 'actionID') ?? row.line].join('|');
}

function wordOf(fields: FlexFields): string {
  return (firstIn(fields, 'actionDescription', 'description', 'type') ?? '').slice(0, 120);
}

/** `SPLIT 10 FOR 1` in the text of a split. */
const splitRatio = /\bSPLIT\s+(\d+(?:\.\d+)?)\s+FOR\s+(\d+(?:\.\d+)?)/i;

function singleAction(fields: FlexFields, order: DayOrder | undefined): Draft | undefined {
  const quantity = needed(numberIn(fields, 'quantity'), 'unitsMissing');
  const proceeds = numberIn(fields, 'proceeds') ?? '0';
  const text = firstIn(fields, 'actionDescription', 'description') ?? '';
  const type = textIn(fields, 'type')?.toUpperCase();
  const { day, time } = needed(momentIn(fields, order, 'dateTime', 'reportDate', 'date'), 'dayUnreadable', {
    cell: '',
  });
  const common = {
    day,
    time,
    account: textIn(fields, 'accountId'),
    // What stands as the instrument's name in other sections is the text of the action here.
    instrument: { ...instrumentIn(fields), name: undefined },
    id: textIn(fields, 'transactionID'),
    note: text || undefined,
  };
  const [, numerator, denominator] = splitRatio.exec(text) ?? [];
  const isSplit = type === 'FS' || type === 'RS' || (!type && numerator !== undefined);
  if (isSplit)
    return numerator && denominator && !isZeroText(numerator) && !isZeroText(denominator)
      ? { kind: 'split', ...common, ratio: { numerator, denominator } }
      : undefined;
  const isIn = sign(decimal(quantity)) > 0;
  const isFree = isZeroText(proceeds);
  if (isIn && isFree && (type === 'SO' || type === 'SD' || (!type && /\bSPIN-?OFF\b/i.test(text))))
    return {
      kind: 'transfer-in',
      ...common,
      units: absolute(quantity),
      subtype: type === 'SD' ? 'stock_dividend' : 'spin_off',
    };
  const isPaidOut = sign(decimal(quantity)) < 0 && sign(decimal(proceeds)) > 0;
  if (!isPaidOut) return undefined;
  return {
    kind: 'sell',
    ...common,
    units: absolute(quantity),
    cash: { amount: proceeds, currency: currencyIn(fields) },
    cashIs: 'net',
    subtype: 'corporate_action',
  };
}

/** Positions and cash that came from another account or went there. */
export function translateTransfers(section: FlexSection, order: DayOrder | undefined): Bookings {
  const collector = new Collector(section.sheet);
  const byRow = new Map(section.lines.map((line) => [line.row, line]));
  collector.each(byRow.keys(), (row) => {
    const { fields } = byRow.get(row)!;
    const direction = textIn(fields, 'direction')?.toUpperCase();
    if (direction !== 'IN' && direction !== 'OUT')
      throw new Unreadable('kindUnknown', { word: direction ?? '' });
    const isIn = direction === 'IN';
    const { day, time } = needed(momentIn(fields, order, 'dateTime', 'date', 'reportDate'), 'dayUnreadable', {
      cell: '',
    });
    const common = {
      day,
      time,
      account: textIn(fields, 'accountId'),
      id: textIn(fields, 'transactionID'),
      note: firstIn(fields, 'type', 'company'),
    };
    const units = numberIn(fields, 'quantity') ?? '0';
    const cash = numberIn(fields, 'cashTransfer') ?? '0';
    if (!isZeroText(units))
      collector.book(row, {
        kind: isIn ? 'transfer-in' : 'transfer-out',
        ...common,
        instrument: instrumentIn(fields),
        units: absolute(units),
      });
    else if (!isZeroText(cash))
      collector.book(row, {
        kind: isIn ? 'deposit' : 'withdrawal',
        ...common,
        cash: { amount: isIn ? absolute(cash) : negative(cash), currency: currencyIn(fields) },
      });
    else collector.ignore(row, 'nothing');
  });
  return collector.result;
}
