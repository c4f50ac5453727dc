import { floatOf, isZero, times } from '../../../foundation/decimal.ts';
import type { Book, BookEntry } from '../../ledger/keep-book.ts';
import { costsOf, type Lot } from '../../ledger/lots.ts';
import { bringsUnits, takesUnits } from '../../ledger/transaction-types.ts';
import type { RateBook } from '../../valuation/rate-book.ts';

/** What is held from a day on: today's units, and what they cost in the instrument's currency (rule HO-4). */
export type CostStep = { day: number; units: number; cost: number };

/** How many of today's units one unit was before each entry: splits that come after it make more of it. */
export function unitsSince(entries: readonly Pick<BookEntry, 'ratio'>[]): number[] {
  const factors: number[] = new Array(entries.length);
  let factor = 1;
  for (let i = entries.length - 1; i >= 0; i--) {
    factors[i] = factor;
    const ratio = entries[i]!.ratio;
    if (ratio) factor *= floatOf(ratio[0]) / floatOf(ratio[1]);
  }
  return factors;
}

function stepsOf(book: Book, quoted: string, rates: Pick<RateBook, 'cross'>): CostStep[] {
  const inInstrument = (lots: readonly Pick<Lot, 'cost' | 'currency' | 'day' | 'back'>[]) =>
    lots.flatMap(costsOf).reduce((sum, { amount, currency, day }) => {
      return sum + floatOf(times(amount, rates.cross(currency, quoted, day)!));
    }, 0);
  const factors = unitsSince(book.entries);
  const steps: CostStep[] = [];
  let cost = 0;
  let before = 0;
  book.entries.forEach((entry, i) => {
    const units = floatOf(entry.unitsAfter);
    if (entry.moved) cost += (entry.type === 'transfer-in' ? 1 : -1) * inInstrument(entry.moved);
    else if (bringsUnits.has(entry.type)) cost += inInstrument([{ ...entry, cost: entry.gross }]);
    else if (entry.type === 'repayment') cost -= inInstrument([{ ...entry, cost: entry.gross }]);
    else if (entry.share)
      cost -= book.method === 'average' ? cost * floatOf(entry.share) : inInstrument(entry.released);
    // What is short counts below zero (rule L-23).
    else if (entry.type === 'short') cost -= inInstrument([{ ...entry, cost: entry.gross }]);
    else if (takesUnits.has(entry.type) || entry.type === 'cover')
      cost = book.method === 'average' ? (cost * units) / before : cost - inInstrument(entry.released);
    if (isZero(entry.unitsAfter)) cost = 0;
    before = units;
    const last = steps.at(-1);
    const step = { day: entry.day, units: units * factors[i]!, cost };
    if (last?.day === entry.day) steps[steps.length - 1] = step;
    else steps.push(step);
  });
  return steps;
}

/** The steps of several books together: what is held in all of them from each day on. */
export function costSteps(
  books: readonly Book[],
  quoted: string,
  rates: Pick<RateBook, 'cross'>,
): CostStep[] {
  const all = books.map((book) => stepsOf(book, quoted, rates));
  if (all.length === 1) return all[0]!;
  const moves = all.flatMap((steps) =>
    steps.map(({ day, units, cost }, i) => ({
      day,
      units: units - (steps[i - 1]?.units ?? 0),
      cost: cost - (steps[i - 1]?.cost ?? 0),
    })),
  );
  const together: CostStep[] = [];
  let [units, cost] = [0, 0];
  for (const move of moves.sort((a, b) => a.day - b.day)) {
    units += move.units;
    cost += move.cost;
    if (together.at(-1)?.day === move.day) together.pop();
    together.push({ day: move.day, units, cost });
  }
  return together;
}

/** Less than this is what sums of floats leave behind. */
const dust = 1e-9;

/** What a unit had cost on average at the close of a day; null where nothing was held. */
export function averageCostOn(steps: readonly CostStep[]): (day: number) => number | null {
  return (day) => {
    let [from, to] = [0, steps.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (steps[middle]!.day <= day) from = middle + 1;
      else to = middle;
    }
    const step = steps[from - 1];
    return step && step.units > dust ? step.cost / step.units : null;
  };
}
