import { type Day, dayNumber, isDay } from '../../../foundation/calendar-day.ts';
import { floatOf } from '../../../foundation/decimal.ts';
import { sentDecimal } from '../../../foundation/sent-decimal.ts';
import type {
  InstrumentClass,
  PriceFlag,
  PriceHistory,
  PricePoint,
  PriceUnit,
  RatePoint,
  SplitEvent,
} from '../source-port/source-port.ts';
import { sharesSince } from '../source-port/source-splits.ts';
import { closesIn, currencyOf } from '../source-port/source-units.ts';

export type PriceContext = {
  /** The latest day that can have a close. */
  today: Day;
  kind: InstrumentClass;
  /** What the catalogue knows of the listing: another currency means another listing of the same paper. */
  currency?: string;
  /** In what closes are stored; pence and whole units are turned into each other. */
  unit?: PriceUnit;
  /** The last close stored from before the answer. */
  lastStored?: { day: Day; close: string };
  splits?: SplitEvent[];
};

/** What may be stored, what was held back for somebody to look at, and why. */
export type CheckedPrices = { points: PricePoint[]; heldBack: PricePoint[]; flags: PriceFlag[] };

/** Before it nobody has prices; a year like 0206 is a slip. */
const firstDay = '1900-01-01';
/** What a price may be, typed or read: beyond it products overflow and shares of it vanish. */
const [leastPrice, mostPrice] = [1e-12, 1e12];
const mostStep = 1000;
/** Pounds and pence taken for each other differ a hundredfold, market moves included. */
const unitStep = { least: 80, most: 125 };
const currenciesWithHundredths = new Set(['GBP', 'ZAR', 'ILS']);
/** A symbol that was renamed or delisted goes on answering at some providers, with nothing new. */
const staleAfterDays = 14;

/** What came in, before it may be stored: nothing wrong passes, and nothing is lost without a flag. */
export function checkPrices(answer: PriceHistory, context: PriceContext): CheckedPrices {
  const none = (kind: PriceFlag['kind'], value: string): CheckedPrices => ({
    points: [],
    heldBack: answer.points,
    flags: [...answer.flags, { kind, value }],
  });
  if (context.currency && currencyOf(context.currency)?.currency !== answer.currency)
    return none('wrongCurrency', answer.currency);
  const numbers = answer.points.filter((point) => sentDecimal(point.close) !== undefined);
  const history = closesIn({ ...answer, points: numbers }, context.unit ?? answer.unit);
  if (!history) return none('wrongUnit', answer.unit);
  // Lists are joined and never spread into arguments: a file may have more rows than a call may have of those.
  const unread: PriceFlag[] = answer.points
    .filter((point) => sentDecimal(point.close) === undefined)
    .map(({ day, close }) => ({ kind: 'notANumber', day, value: close }));
  const doubted: PriceFlag[] = [];
  const plausible = history.points.filter((point) => {
    const kind = complaint(point, history, context);
    if (kind) doubted.push({ kind, day: point.day, value: point.close });
    return !kind;
  });
  const single = oneADay(plausible);
  const steps = withoutJumps(single.points, history, context);
  const flags = [...answer.flags, ...unread, ...doubted, ...single.flags, ...steps.flags];
  const last = steps.points.at(-1)?.day;
  if (last && history.to >= context.today && dayNumber(context.today) - dayNumber(last) > staleAfterDays)
    flags.push({ kind: 'stale', day: last });
  return { points: steps.points, heldBack: [...single.heldBack, ...steps.heldBack], flags };
}

function complaint(
  point: PricePoint,
  history: PriceHistory,
  context: PriceContext,
): PriceFlag['kind'] | undefined {
  if (!isDay(point.day) || point.day < firstDay) return 'badDay';
  if (point.day > context.today) return 'futureDay';
  if (point.day < history.from || point.day > history.to) return 'outsideRange';
  // Only a contract to deliver something can be worth nothing or less: oil in April 2020.
  if (!(Number(point.close) > 0) && context.kind !== 'futures') return 'notPositive';
  const size = Math.abs(Number(point.close));
  if (size !== 0 && (size < leastPrice || size >= mostPrice)) return 'beyondBounds';
  return undefined;
}

/** The same close twice is kept once; of two different ones nobody knows which is right. */
function oneADay(points: PricePoint[]): CheckedPrices {
  const byDay = new Map<Day, PricePoint[]>();
  for (const point of points) {
    const same = byDay.get(point.day);
    if (same) same.push(point);
    else byDay.set(point.day, [point]);
  }
  const checked: CheckedPrices = { points: [], heldBack: [], flags: [] };
  for (const [day, same] of [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const first = sentDecimal(same[0]!.close);
    const alike = same.every((point) => sentDecimal(point.close) === first);
    if (alike) checked.points.push(same[0]!);
    else for (const point of same) checked.heldBack.push(point);
    if (same.length > 1) checked.flags.push({ kind: alike ? 'sameDayTwice' : 'conflictingDay', day });
  }
  return checked;
}

/** Holds back what lies a thousandfold off the last believed close, splits in between allowed for. */
function withoutJumps(points: PricePoint[], history: PriceHistory, context: PriceContext): CheckedPrices {
  const splits = [...(context.splits ?? []), ...history.splits];
  const hundredths = currenciesWithHundredths.has(history.currency);
  const checked: CheckedPrices = { points: [], heldBack: [], flags: [] };
  let believed = firstBelieved(points, context.lastStored, splits);
  for (const point of points) {
    const step = believed ? stepBetween(believed, point, splits) : 1;
    if (believed === 'nothing' || jumps(step, hundredths)) {
      checked.heldBack.push(point);
      checked.flags.push({ kind: 'jump', day: point.day, value: point.close });
    } else {
      checked.points.push(point);
      if (Number(point.close) > 0) believed = point;
    }
  }
  return checked;
}

type Anchor = { day: Day; close: string };

/**
 * Where the walk starts: the close stored before, else the middle one of the first closes, so that a wrong first
 * close does not condemn all others. Two closes that contradict each other leave nothing to believe.
 */
function firstBelieved(
  points: PricePoint[],
  stored: Anchor | undefined,
  splits: SplitEvent[],
): Anchor | 'nothing' | undefined {
  if (stored && Number(stored.close) > 0) return stored;
  const [first, ...next] = points.filter((point) => Number(point.close) > 0).slice(0, 5);
  if (!first) return undefined;
  const steps = [1, ...next.map((point) => stepBetween(first, point, splits))].sort((a, b) => a - b);
  if (steps.length === 2 && jumps(steps[1]! / steps[0]!, false)) return 'nothing';
  const middle = steps[Math.floor((steps.length - 1) / 2)]!;
  return { day: first.day, close: String(Number(first.close) * middle) };
}

function stepBetween(from: Anchor | 'nothing', to: PricePoint, splits: SplitEvent[]): number {
  if (from === 'nothing' || !(Number(to.close) > 0)) return 1;
  const [earlier, later] = from.day < to.day ? [from, to] : [to, from];
  const between = splits.filter((split) => split.day <= later.day);
  const { numerator, denominator } = sharesSince(earlier.day, uniqueByDay(between));
  return ((Number(later.close) / Number(earlier.close)) * floatOf(numerator)) / floatOf(denominator);
}

function uniqueByDay(splits: SplitEvent[]): SplitEvent[] {
  return [...new Map(splits.map((split) => [split.day, split])).values()];
}

function jumps(step: number, hundredths: boolean): boolean {
  const size = Math.max(step, 1 / step);
  return size >= mostStep || (hundredths && size >= unitStep.least && size <= unitStep.most);
}

export type CheckedRates = { rates: RatePoint[]; heldBack: RatePoint[] };

/**
 * No currency of NBP's table A moves threefold from one table to the next; a wrong number of units does. Those of
 * table B may be devalued tenfold between two Wednesdays, as the Lebanese pound was.
 */
const mostRateStep = 3;
const mostWeeklyStep = 50;
const mostStepOf = ({ table }: RatePoint) => (table?.includes('/B/') ? mostWeeklyStep : mostRateStep);

export function checkRates(
  rates: RatePoint[],
  today: Day,
  lastStored: ReadonlyMap<string, string> = new Map(),
): CheckedRates {
  const believed = new Map(lastStored);
  const checked: CheckedRates = { rates: [], heldBack: [] };
  for (const rate of rates.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    const pair = `${rate.base}${rate.quote}`;
    const before = believed.get(pair);
    const step = before ? Number(rate.value) / Number(before) : 1;
    const wrong =
      !isDay(rate.day) ||
      rate.day > today ||
      !(Number(rate.value) > 0) ||
      Math.max(step, 1 / step) >= mostStepOf(rate);
    checked[wrong ? 'heldBack' : 'rates'].push(rate);
    if (!wrong) believed.set(pair, rate.value);
  }
  return checked;
}
