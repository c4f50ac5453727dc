import { dayNumber } from '../../../foundation/calendar-day.ts';
import { type Decimal, floatOf } from '../../../foundation/decimal.ts';
import { onceFor } from '../../../foundation/once-for.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import type { OpenStep } from '../reckoning/lot-book.ts';

/** One asset of one portfolio: its value by day, and the units held from each day on. */
export type SoldHolding = {
  portfolio: string;
  /** What lots of it queue by: the ISIN, or the instrument. */
  paper: string;
  daily: Pick<DailyValues, 'first' | 'value'>;
  units: readonly { day: number; units: Decimal }[];
};

/** The lots of a paper in one account, with the portfolios whose rows are of that account. */
export type LotQueue = { paper: string; portfolios: readonly string[]; steps: readonly OpenStep[] };

/** What stays the same from one day to the next change. */
type Stretch = { from: number; units: number; cost: number; covered: number };

/** What is left below this of units is what divisions left over. */
const dust = 1e-9;

/**
 * What selling everything at the close of each day would have gained: value less the cost of that day's lots (BA-5).
 * Each position is walked once, stretch by stretch between changes of its lots: rows + days x open positions.
 */
export function gainsByDay(
  holdings: readonly SoldHolding[],
  all: readonly SoldHolding[],
  queues: readonly LotQueue[],
  first: number,
  today: number,
): { gains: Float64Array; uncovered: number } {
  const gains = new Float64Array(today - first + 1);
  const queuesOf = Map.groupBy(queues, ({ paper }) => paper);
  const heldIn = Map.groupBy(all, positionOf);
  let uncovered = 0;
  for (const own of Map.groupBy(holdings, positionOf).values()) {
    const { paper, portfolio } = own[0]!;
    const lots = (queuesOf.get(paper) ?? []).filter(({ portfolios }) => portfolios.includes(portfolio));
    const unitsElsewhere = (other: string) => unitsOf(heldIn.get(`${other} ${paper}`) ?? []);
    const stretches = stretchesOf(own, lots, unitsElsewhere);
    for (const [at, stretch] of stretches.entries()) {
      const end = Math.min(today, (stretches[at + 1]?.from ?? today + 1) - 1);
      if (stretch.units > dust) addGains(gains, first, own, stretch, end);
    }
    const last = stretches.at(-1);
    if (last && last.units > dust && last.covered < 1 - dust) uncovered += 1;
  }
  return { gains, uncovered };
}

function addGains(
  gains: Float64Array,
  first: number,
  own: readonly SoldHolding[],
  { from, cost, covered }: Stretch,
  end: number,
): void {
  const begin = Math.max(first, from);
  for (let day = begin; day <= end; day++) gains[day - first]! -= cost;
  for (const { daily } of own)
    for (let day = Math.max(begin, daily.first); day <= end; day++)
      gains[day - first]! += (daily.value[day - daily.first] ?? 0) * covered;
}

const positionOf = ({ portfolio, paper }: SoldHolding) => `${portfolio} ${paper}`;

/** What holds from each step on; days are asked for in their order. */
function inTurn<T>(steps: readonly { from: number; is: T }[], before: T): (day: number) => T {
  let at = -1;
  return (day) => {
    while (at + 1 < steps.length && steps[at + 1]!.from <= day) at += 1;
    return steps[at]?.is ?? before;
  };
}

/** What did not change since the last time is in floats already. */
const unitSteps = onceFor((units: SoldHolding['units']) =>
  units.map(({ day, units: held }) => ({ from: day, is: floatOf(held) })),
);
const lotSteps = onceFor((steps: readonly OpenStep[]) =>
  steps.map(({ day, quantity, pln, unknown }) => ({
    from: dayNumber(day),
    is: { quantity: floatOf(quantity), pln: floatOf(pln), unknown: floatOf(unknown) },
  })),
);

/** Units of all listings of a paper together. */
function unitsOf(holdings: readonly SoldHolding[]): (day: number) => number {
  const each = holdings.map(({ units }) => inTurn(unitSteps(units), 0));
  return (day) => each.reduce((sum, held) => sum + held(day), 0);
}

const nothingOpen = { quantity: 0, pln: 0, unknown: 0 };

/** When units, cost and cover of a position change, and to what. */
function stretchesOf(
  own: readonly SoldHolding[],
  lots: readonly LotQueue[],
  unitsElsewhere: (portfolio: string) => (day: number) => number,
): Stretch[] {
  const changes = [
    ...own.map(({ units }) => unitSteps(units)),
    ...lots.map((queue) => lotSteps(queue.steps)),
  ];
  const days = new Set(changes.flatMap((list) => list.map(({ from }) => from)));
  const held = unitsOf(own);
  const books = lots.map(({ portfolios, steps }) => ({
    open: inTurn(lotSteps(steps), nothingOpen),
    // Where several portfolios share an account, each has its part of the lots by units.
    others: portfolios.filter((one) => one !== own[0]!.portfolio).map(unitsElsewhere),
  }));
  return [...days]
    .toSorted((a, b) => a - b)
    .map((from) => {
      const units = held(from);
      const total = { quantity: 0, known: 0, pln: 0 };
      for (const { open, others } of books) {
        const whole = others.reduce((sum, other) => sum + other(from), units);
        const share = whole > dust ? units / whole : 0;
        const { quantity, pln, unknown } = open(from);
        total.quantity += quantity * share;
        total.known += (quantity - unknown) * share;
        total.pln += pln * share;
      }
      // More lots than units: what is held has its part of them. Fewer: the rest has no known cost, and no tax.
      const used = total.quantity > units ? units / total.quantity : 1;
      const covered = units > dust ? Math.min(1, (total.known * used) / units) : 0;
      return { from, units, cost: total.pln * used, covered };
    });
}
