import type { Day } from '../../../foundation/calendar-day.ts';
import {
  compare,
  type Decimal,
  decimal,
  minus,
  over,
  plus,
  sign,
  smaller,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { halfUpQuotient } from '../../../foundation/rounding.ts';
import type { MissingRate, TaxRate } from './tax-rates.ts';

/** Units bought at once, with what they cost in zloty; of a short sale, with what they brought. */
export type Lot = {
  id: string;
  acquired: Day;
  taxDay: Day;
  rate: TaxRate | null;
  quantity: Decimal;
  pln: Decimal;
  /** The same before anything was taken of it, in the units of today. */
  whole: { quantity: Decimal; pln: Decimal };
  exempt: boolean;
  /** Tax that was paid when it was inherited or given, up to which its gain is exempt. */
  taxPaid?: Decimal;
  /** Why its amount in zloty cannot be known. */
  unknown: MissingRate | null;
};

/** What was taken of a lot. */
export type LotPart = Omit<Lot, 'unknown'>;

/** What a queue holds; `unknown` are units whose amount in złoty cannot be known. */
export type OpenLots = { quantity: Decimal; pln: Decimal; unknown: Decimal };
/** The same from the close of a day on. */
export type OpenStep = OpenLots & { day: Day };

const nothingOpen: OpenLots = { quantity: zero, pln: zero, unknown: zero };

const changedBy = ({ quantity, pln, unknown }: OpenLots, lot: Lot, change: typeof plus): OpenLots => ({
  quantity: change(quantity, lot.quantity),
  pln: change(pln, lot.pln),
  unknown: lot.unknown ? change(unknown, lot.quantity) : unknown,
});

/** Below this is what a division left over, no unit of anything. */
const dust = decimal('0.000000000001');

/** The lots of one security in one account, the first to leave first. */
export class LotBook {
  readonly #places: number;
  /** With where the first lot stands that is not used up: those before it are passed over, not taken out each time. */
  readonly #pools = new Map<string, { lots: Lot[]; from: number }>();
  /** What each queue holds, unless it has to be counted anew. */
  readonly #open = new Map<string, OpenLots>();
  readonly #touched = new Set<string>();
  /** How each queue changed, day by day. */
  readonly steps = new Map<string, OpenStep[]>();

  /** To how many places a part of a cost is rounded. */
  constructor(places: number) {
    this.#places = places;
  }

  lotsOf(pool: string): readonly Lot[] {
    const { lots = [], from = 0 } = this.#pools.get(pool) ?? {};
    return lots.slice(from).filter(({ quantity }) => sign(quantity) > 0);
  }

  pools(): Iterable<string> {
    return this.#pools.keys();
  }

  add(pool: string, lot: Lot): void {
    const open = this.#openIn(pool);
    const known = this.#pools.get(pool);
    if (known) known.lots.push(lot);
    else this.#pools.set(pool, { lots: [lot], from: 0 });
    this.#changed(pool, changedBy(open, lot, plus));
  }

  /** Lots that come from elsewhere: in the order in which they were bought, or behind all others. */
  receive(pool: string, lots: readonly Lot[], order: 'acquired' | 'arrived'): void {
    const all = [...this.lotsOf(pool), ...lots];
    if (order === 'acquired')
      all.sort((a, b) => (a.acquired < b.acquired ? -1 : a.acquired > b.acquired ? 1 : 0));
    this.#pools.set(pool, { lots: all, from: 0 });
    this.recount(pool);
  }

  /** Takes so many units, the oldest first or those that are named. */
  take(
    pool: string,
    quantity: Decimal,
    named: readonly { lot: string; quantity: Decimal }[] = [],
  ): { parts: Lot[]; missing: Decimal } {
    const parts: Lot[] = [];
    const queue = this.#pools.get(pool) ?? { lots: [], from: 0 };
    const open = this.#openIn(pool);
    let left = quantity;
    for (const name of named) {
      const lot = queue.lots.find(({ id, quantity }) => id === name.lot && sign(quantity) > 0);
      const taken = lot && this.#takeOf(lot, smaller(name.quantity, left));
      if (taken) {
        parts.push(taken);
        left = minus(left, taken.quantity);
      }
    }
    for (let at = queue.from; at < queue.lots.length && compare(left, dust) > 0; at += 1) {
      const taken = this.#takeOf(queue.lots[at]!, left);
      if (taken) {
        parts.push(taken);
        left = minus(left, taken.quantity);
      }
    }
    while (queue.from < queue.lots.length && sign(queue.lots[queue.from]!.quantity) <= 0) queue.from += 1;
    this.#changed(
      pool,
      parts.reduce((sum, part) => changedBy(sum, part, minus), open),
    );
    return { parts, missing: compare(left, dust) <= 0 ? zero : left };
  }

  /** So many new units for old ones; the cost stays. */
  multiply(pool: string, { fresh, old }: { fresh: Decimal; old: Decimal }): void {
    const turned = (units: Decimal) => over(times(units, fresh), old);
    for (const lot of this.lotsOf(pool)) {
      lot.quantity = turned(lot.quantity);
      lot.whole = { ...lot.whole, quantity: turned(lot.whole.quantity) };
    }
    this.recount(pool);
  }

  /** All lots of a pool leave it. */
  empty(pool: string): Lot[] {
    const lots = [...this.lotsOf(pool)];
    this.#pools.delete(pool);
    this.recount(pool);
    return lots;
  }

  /** For who changed lots of a queue otherwise. */
  recount(pool: string): void {
    this.#open.delete(pool);
    this.#touched.add(pool);
  }

  /** Notes what the queues hold that changed since the last time. */
  noteSteps(day: Day): void {
    for (const pool of this.#touched) {
      const steps = this.steps.get(pool) ?? [];
      if (steps.at(-1)?.day === day) steps.pop();
      steps.push({ day, ...this.#openIn(pool) });
      this.steps.set(pool, steps);
    }
    this.#touched.clear();
  }

  #openIn(pool: string): OpenLots {
    return (
      this.#open.get(pool) ?? this.lotsOf(pool).reduce((sum, lot) => changedBy(sum, lot, plus), nothingOpen)
    );
  }

  #changed(pool: string, open: OpenLots): void {
    this.#open.set(pool, open);
    this.#touched.add(pool);
  }

  #takeOf(lot: Lot, wanted: Decimal): Lot | undefined {
    if (sign(lot.quantity) <= 0 || sign(wanted) <= 0) return undefined;
    if (compare(minus(lot.quantity, wanted), dust) <= 0) {
      const whole = { ...lot };
      lot.quantity = zero;
      lot.pln = zero;
      return whole;
    }
    const partOf = (amount: Decimal) => halfUpQuotient(times(amount, wanted), lot.quantity, this.#places);
    const pln = partOf(lot.pln);
    const taxPaid = lot.taxPaid && partOf(lot.taxPaid);
    if (taxPaid) lot.taxPaid = minus(lot.taxPaid!, taxPaid);
    lot.quantity = minus(lot.quantity, wanted);
    lot.pln = minus(lot.pln, pln);
    return { ...lot, quantity: wanted, pln, ...(taxPaid && { taxPaid }) };
  }
}

export const unitsIn = (lots: readonly { quantity: Decimal }[]): Decimal =>
  lots.reduce((total, { quantity }) => plus(total, quantity), zero);

export const plnOf = (parts: readonly { pln: Decimal }[]): Decimal =>
  parts.reduce((total, { pln }) => plus(total, pln), zero);
