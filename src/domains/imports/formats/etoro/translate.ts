import { decimal, over, textOf } from '../../../../foundation/decimal.ts';
import type { Booking, Bookings, IgnoredReason, InstrumentHint, Stated } from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { absolute, isZeroText, negative } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { type Beside, besideOf, dividendKey } from './beside.ts';
import { type Line, lineOf } from './read.ts';
import { activityOf } from './recognise.ts';

/** All amounts of a statement are in dollars, whatever the paper is quoted in. */
const currency = 'USD';

export function translate(file: SourceFile): Bookings {
  const { table, columns } = activityOf(file)!;
  const collector = new Collector(file.kind === 'csv' ? undefined : table.name);
  const lines = new Map<SourceRow, Line>();
  collector.each(columns.rows, (row) => lines.set(row, lineOf(columns, row)));
  const context: Context = { beside: besideOf(file), traded: new Map() };
  for (const { position, traded } of lines.values())
    if (position && traded) context.traded.set(position, traded);
  const splits = splitsIn(lines);
  collector.each(lines.keys(), (row) => {
    const line = lines.get(row)!;
    const others = splits.get(row);
    const left = ignoredReason(line);
    if (others === 'included') return;
    if (left) collector.ignore(row, left);
    else
      collector.book(
        row,
        { day: line.day, time: line.time, id: line.position, ...contentOf(line, context) },
        others,
      );
  });
  collector.result.currency = currency;
  const stated = statedIn(context);
  return stated ? { ...collector.result, stated: [stated] } : collector.result;
}

type Context = { beside: Beside; traded: Map<string, NonNullable<Line['traded']>> };
type Content = Omit<Booking, 'at' | 'text' | 'day'>;

function statedIn({ beside, traded }: Context): Stated | undefined {
  return (
    beside.held && {
      day: beside.held.day,
      positions: beside.held.holdings.map(({ position, name, isin, units }) => ({
        instrument: { symbol: traded.get(position)?.symbol, isin, name: name || undefined },
        units,
      })),
    }
  );
}

/** A split stands once for each position: the first line tells it for all. */
function splitsIn(lines: ReadonlyMap<SourceRow, Line>): Map<SourceRow, SourceRow[] | 'included'> {
  const first = new Map<string, SourceRow[]>();
  const found = new Map<SourceRow, SourceRow[] | 'included'>();
  for (const [row, { type, day, details }] of lines) {
    if (!split.test(type)) continue;
    const key = `${day} ${details}`;
    const others = first.get(key);
    if (others) {
      others.push(row);
      found.set(row, 'included');
    } else {
      const started: SourceRow[] = [];
      first.set(key, started);
      found.set(row, started);
    }
  }
  return found;
}

const split = /^corp action:\s?split$/;
const betweenPockets =
  /^(start copy|stop copy|pause copy|resume copy|account balance to mirror|mirror balance to account|edit stop loss)$/;
const conversionFee = /^(deposit|withdrawal) conversion fee$/;
const opened = /^(open position|posición abierta)$/;

function ignoredReason(line: Line): IgnoredReason | undefined {
  if (betweenPockets.test(line.type)) return 'internal';
  // What is put up for a contract comes back when it is closed.
  if (opened.test(line.type) && isContract(line)) return 'internal';
  if (split.test(line.type)) return undefined;
  if (line.amount !== undefined && isZeroText(line.amount) && !line.units) return 'nothing';
  // The fee is in the sum that was paid in or out already: the equity does not change.
  if (conversionFee.test(line.type) && line.change && isZeroText(line.change)) return 'nothing';
  return undefined;
}

/** CFDs; an opening may tell its leverage beside the paper. */
function isContract({ asset, traded }: Line): boolean {
  return asset === 'cfd' || /^x([2-9]|\d\d)/.test(traded?.rest ?? '');
}

function contentOf(line: Line, context: Context): Content {
  const { type } = line;
  if (opened.test(type)) return tradeOf('buy', line, context);
  if (split.test(type)) return splitOf(line, context);
  switch (type) {
    case 'position closed':
      return isContract(line) ? contractResult(line, context) : tradeOf('sell', line, context);
    case 'dividend':
    case 'dividendo':
      return dividendOf(line, context);
    case 'interest payment':
    case 'pago de intereses':
      return { kind: 'interest', cash: cashOf(line) };
    case 'deposit':
      return { kind: 'deposit', cash: cashOf(line), note: line.details };
    case 'withdraw request':
      return { kind: 'withdrawal', cash: { amount: negative(amountOf(line)), currency } };
    case 'withdraw request cancelled':
      return { kind: 'deposit', cash: cashOf(line), subtype: 'withdrawal_cancelled' };
    case 'staking':
    case 'airdrop':
      return { kind: 'staking', instrument: instrumentOf(line, context), units: unitsOf(line) };
    case 'adjustment':
    case 'refund':
    case 'bonus':
    case 'compensation':
      return { kind: 'other', cash: cashOf(line), note: line.details };
    default:
      return feeOf(line, context);
  }
}

function amountOf({ amount }: Line): string {
  return needed(amount, 'amountMissing');
}

function unitsOf({ units }: Line): string {
  if (units === undefined || isZeroText(units)) throw new Unreadable('unitsMissing');
  return absolute(units);
}

function cashOf(line: Line) {
  return { amount: amountOf(line), currency };
}

const kinds: Readonly<Record<string, InstrumentHint['kind']>> = {
  stocks: 'stock',
  acciones: 'stock',
  etf: 'etf',
  etfs: 'etf',
  crypto: 'crypto',
  'crypto currencies': 'crypto',
  cryptocurrencies: 'crypto',
};

/** The paper of a line, or of another line of the same position where this one says `Daily` or `On Open`. */
function instrumentIn({ traded, position, asset }: Line, { beside, traded: known }: Context) {
  const found = traded ?? (position ? known.get(position) : undefined);
  return (
    found && {
      symbol: found.symbol,
      isin: position ? beside.isins.get(position) : undefined,
      currency: found.currency,
      kind: kinds[asset],
    }
  );
}

function instrumentOf(line: Line, context: Context): InstrumentHint {
  return needed(instrumentIn(line, context), 'instrumentMissing');
}

/** The file tells no price: it is the amount for one unit, so in dollars. */
function tradeOf(kind: 'buy' | 'sell', line: Line, context: Context): Content {
  const amount = amountOf(line);
  const units = unitsOf(line);
  const price = over(decimal(absolute(amount)), decimal(units), 8);
  return {
    kind,
    instrument: instrumentOf(line, context),
    units,
    price: { amount: textOf(price), currency },
    cash: { amount: kind === 'buy' ? negative(amount) : absolute(amount), currency },
    cashIs: 'net',
  };
}

function contractResult(line: Line, context: Context): Content {
  return {
    kind: 'other',
    instrument: instrumentIn(line, context),
    cash: { amount: needed(line.change, 'amountMissing'), currency },
    subtype: 'cfd_result',
  };
}

function dividendOf(line: Line, context: Context): Content {
  const cash = cashOf(line);
  if (isContract(line))
    return { kind: 'other', instrument: instrumentIn(line, context), cash, subtype: 'cfd_dividend' };
  const more = context.beside.dividends.get(dividendKey(line.position ?? '', line.day, cash.amount));
  const tax = more?.tax && !isZeroText(more.tax) ? { amount: absolute(more.tax), currency } : undefined;
  const instrument = instrumentOf(line, context);
  return {
    kind: 'dividend',
    instrument: { ...instrument, isin: more?.isin ?? instrument.isin, name: more?.name },
    cash,
    cashIs: 'net',
    tax,
  };
}

/** `NVDA/USD 10:1` are ten new for one old. */
function splitOf(line: Line, context: Context): Content {
  const [, numerator, denominator] = /^(\d{1,9}):(\d{1,9})$/.exec(line.traded?.rest ?? '') ?? [];
  if (!numerator || !denominator) throw new Unreadable('incomplete');
  return { kind: 'split', instrument: instrumentOf(line, context), ratio: { numerator, denominator } };
}

const fees: readonly [RegExp, string | undefined][] = [
  [/^(overnight|rollover|weekend) (fee|refund)$/, 'cfd_fee'],
  [/^sdrt$/, 'stamp_duty'],
  [/^(fee|commission|comisión|withdraw fee|withdrawal fee)$/, undefined],
  [conversionFee, 'conversion'],
];

function feeOf(line: Line, context: Context): Content {
  const found = fees.find(([pattern]) => pattern.test(line.type));
  if (!found) throw new Unreadable('kindUnknown', { word: line.type });
  const amount = amountOf(line);
  return {
    kind: 'fee',
    instrument: instrumentIn(line, context),
    cash: { amount: /refund/.test(line.type) ? absolute(amount) : negative(amount), currency },
    subtype: found[1],
  };
}
