import { isZero, negated, sign, textOf, zero } from '../../../../foundation/decimal.ts';
import type { Booking, Bookings } from '../../booking.ts';
import { type Leg, type Traded, tradeOfLegs } from '../../kit/coin-legs.ts';
import { coinOf, isFiat } from '../../kit/coins.ts';
import { Collector, Unreadable } from '../../kit/collector.ts';
import { absolute } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { directionOf, type Group, groupsOf, repeatedRewards } from './group.ts';
import { isFeeOperation } from './operations.ts';
import { type Line, lineOf } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector(file.kind === 'csv' ? undefined : file.tables[0]!.name);
  const lines = new Map<SourceRow, Line>();
  collector.each(columns.rows, (row) => lines.set(row, lineOf(columns, row)));
  const all = [...lines.values()].filter(({ change }) => !isZero(change));
  const groups = groupsOf(all);
  const byFirst = new Map(groups.map((group) => [group[0]!.row, group]));
  const grouped = new Set(groups.flat());
  const repeated = repeatedRewards(all);
  collector.each(lines.keys(), (row) => {
    const line = lines.get(row)!;
    const group = byFirst.get(row);
    if (group) bookTrade(collector, group);
    else if (grouped.has(line)) return;
    else if (isZero(line.change)) collector.ignore(row, 'nothing');
    else if (line.family === 'internal') collector.ignore(row, 'internal');
    else if (repeated.has(line)) collector.ignore(row, 'copy');
    else collector.book(row, { ...commonOf(line), ...contentOf(line) });
  });
  return collector.result;
}

function commonOf({ day, time, user }: Line) {
  return { day, time, account: user };
}

function bookTrade(collector: Collector, group: Group): void {
  const [first, ...others] = group as [Line, ...Line[]];
  const booked = tradeOfLegs(group.map(legOf)) ?? halfOf(group);
  if (!booked) {
    for (const { row } of group) collector.reject(row, 'incomplete');
    return;
  }
  collector.bookAll(
    first.row,
    booked.map((content) => ({ ...commonOf(first), ...content })),
    others.map(({ row }) => row),
  );
}

function legOf({ coin, change, operation }: Line): Leg {
  return { asset: coin, amount: change, fee: zero, isFee: isFeeOperation(operation) };
}

/** A purchase by card, whose money is not in the file, and a fee that stands alone. */
function halfOf(group: Group): Traded[] | undefined {
  const [line] = group as [Line];
  if (group.length !== 1 || isFiat(line.coin)) return undefined;
  const coins = { instrument: coinOf(line.coin), units: absolute(textOf(line.change)) };
  if (isFeeOperation(line.operation)) return [{ kind: 'sell', ...coins, subtype: 'fee' }];
  if (line.family !== 'fiat') return undefined;
  return [{ kind: directionOf(group) > 0 ? 'buy' : 'sell', ...coins }];
}

type Content = Omit<Booking, 'at' | 'text' | 'day'>;

function contentOf(line: Line): Content {
  const isIn = sign(line.change) > 0;
  switch (line.family) {
    case 'in':
    case 'out':
      return { ...moved(line), note: line.remark };
    case 'income':
      if (!isIn) throw new Unreadable('kindUnknown', { word: line.operation });
      return { ...earned(line), note: line.operation };
    case 'cashback':
      return { ...(isIn ? earned(line) : moved(line)), subtype: 'cashback' };
    case 'payment':
      return { ...moved(line), subtype: 'payment' };
    case 'p2p':
      return { ...moved(line), subtype: 'p2p' };
    case 'futures':
      return { ...moved(line), subtype: 'futures_result' };
    case 'loan':
      return { ...moved(line), subtype: 'loan' };
    case 'migration':
      return { ...moved(line), subtype: 'migration' };
    default:
      throw new Unreadable('kindUnknown', { word: line.operation });
  }
}

function moved({ coin, change }: Line): Content {
  const isIn = sign(change) > 0;
  if (isFiat(coin))
    return { kind: isIn ? 'deposit' : 'withdrawal', cash: { amount: textOf(change), currency: coin } };
  return {
    kind: isIn ? 'transfer-in' : 'transfer-out',
    instrument: coinOf(coin),
    units: textOf(isIn ? change : negated(change)),
  };
}

function earned(line: Line): Content {
  return { ...moved(line), kind: isFiat(line.coin) ? 'interest' : 'staking' };
}
