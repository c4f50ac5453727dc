import { isZero, minus, sign, textOf, zero } from '../../../../foundation/decimal.ts';
import type { Booking, Bookings, IgnoredReason } from '../../booking.ts';
import { type Leg, tradeOfLegs } from '../../kit/coin-legs.ts';
import { coinOf, isFiat } from '../../kit/coins.ts';
import { Collector, Unreadable } from '../../kit/collector.ts';
import { absolute } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { type Line, lineOf } from './read.ts';
import { columnsOf } from './recognise.ts';
import { statedIn } from './stated.ts';

/** Lines of these types are sides of a trade and share their `refid`. */
const sides = new Set(['trade', 'spend', 'receive', 'settled', 'conversion']);

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector();
  const lines = new Map<SourceRow, Line>();
  collector.each(columns.rows, (row) => lines.set(row, lineOf(columns, row)));
  const all = [...lines.values()];
  const trades = Map.groupBy(
    all.filter(({ type }) => sides.has(type)),
    ({ refid, row }) => refid ?? row.line,
  );
  const renamed = renamedIn(all);
  const byFirst = new Map([...trades.values()].map((trade) => [trade[0]!.row, trade]));
  collector.each(lines.keys(), (row) => {
    const line = lines.get(row)!;
    const trade = byFirst.get(row);
    if (trade) bookTrade(collector, trade);
    if (sides.has(line.type)) return;
    const left = ignoredReason(line, renamed);
    if (left) collector.ignore(row, left);
    else collector.book(row, { day: line.day, time: line.time, id: line.txid, ...contentOf(line) });
  });
  collector.result.stated = statedIn(all);
  return collector.result;
}

function bookTrade(collector: Collector, trade: readonly Line[]): void {
  const [first, ...others] = trade as [Line, ...Line[]];
  const booked = tradeOfLegs(trade.flatMap(legsOf));
  if (!booked) {
    for (const { row } of trade) collector.reject(row, 'incomplete');
    return;
  }
  collector.bookAll(
    first.row,
    booked.map((content) => ({ day: first.day, time: first.time, ...content })),
    others.map(({ row }) => row),
  );
}

/** Credits for fees are neither money nor a coin. */
const feeCredit = 'KFEE';

function legsOf({ asset, amount, fee, feeAsset, txid }: Line): Leg[] {
  if (asset === feeCredit) return [];
  if (feeAsset === asset || isZero(fee)) return [{ asset, amount, fee, id: txid }];
  const paid = feeAsset === feeCredit ? [] : [{ asset: feeAsset, amount: zero, fee, isFee: true }];
  return [{ asset, amount, fee: zero, id: txid }, ...paid];
}

const betweenWallets =
  /^(spottostaking|stakingfromspot|stakingtospot|spotfromstaking|spottofutures|spotfromfutures)$/;

function ignoredReason(line: Line, renamed: ReadonlySet<string>): IgnoredReason | undefined {
  if (line.isUnconfirmed) return 'notExecuted';
  if (line.asset === feeCredit) return 'nothing';
  if (line.type === 'transfer' && betweenWallets.test(line.subtype)) return 'internal';
  if (line.type === 'earn' && /^(auto|de)?allocation$/.test(line.subtype)) return 'internal';
  if (isMigration(line) && !renamed.has(line.refid ?? '')) return 'internal';
  if (isZero(line.amount) && isZero(line.fee)) return 'nothing';
  return undefined;
}

function isMigration({ type, subtype }: Line): boolean {
  return type === 'earn' && subtype === 'migration';
}

/** Migrations by which one coin became another, not only the same one under another code. */
function renamedIn(lines: readonly Line[]): Set<string> {
  const groups = Map.groupBy(lines.filter(isMigration), ({ refid }) => refid ?? '');
  const mixed = [...groups].filter(([, group]) => group.some(({ asset }) => asset !== group[0]!.asset));
  return new Set(mixed.map(([refid]) => refid));
}

type Content = Omit<Booking, 'at' | 'text' | 'day'>;

function contentOf(line: Line): Content {
  const isIn = sign(line.amount) > 0;
  switch (line.type) {
    case 'deposit':
    case 'withdrawal':
      return moved(line);
    case 'staking':
    case 'reward':
      return earned(line);
    case 'earn':
      if (line.subtype === 'reward') return earned(line);
      if (line.subtype === 'airdrop') return { ...earned(line), subtype: 'airdrop' };
      if (isMigration(line)) return { ...moved(line), subtype: 'migration' };
      break;
    case 'transfer':
      // Forks, airdrops and what is given for a coin that is no longer traded.
      if (isIn && /^(airdrop|fork|delistingconversion|none|)$/.test(line.subtype))
        return { ...earned(line), subtype: line.subtype || 'airdrop' };
      if (!isIn && !line.subtype) return moved(line);
      break;
    case 'adjustment':
      return { ...moved(line), subtype: 'adjustment' };
    case 'margin':
    case 'margin trade':
      return { ...inMoney('other', line), subtype: 'margin_result' };
    case 'rollover':
      return { ...inMoney('fee', line), fee: undefined, subtype: 'margin_fee' };
    default:
  }
  throw new Unreadable('kindUnknown', { word: [line.type, line.subtype].filter(Boolean).join(' ') });
}

/** The fee of a line comes off what came in, and on top of what went out; unless it is paid in something else. */
function netOf({ amount, fee, asset, feeAsset }: Line) {
  return textOf(feeAsset === asset ? minus(amount, fee) : amount);
}

function inMoney(kind: Booking['kind'], line: Line): Content {
  if (!isFiat(line.asset)) return inCoins(line);
  return {
    kind,
    cash: { amount: netOf(line), currency: line.asset },
    cashIs: 'net',
    fee:
      isZero(line.fee) || line.feeAsset !== line.asset
        ? undefined
        : { amount: textOf(line.fee), currency: line.asset },
  };
}

function inCoins(line: Line): Content {
  const net = netOf(line);
  return {
    kind: net.startsWith('-') ? 'transfer-out' : 'transfer-in',
    instrument: coinOf(line.asset),
    units: absolute(net),
  };
}

function moved(line: Line): Content {
  return inMoney(sign(line.amount) > 0 ? 'deposit' : 'withdrawal', line);
}

function earned(line: Line): Content {
  return isFiat(line.asset) ? inMoney('interest', line) : { ...inCoins(line), kind: 'staking' };
}
