import { type Decimal, isZero, over, plus, times, zero } from '../../foundation/decimal.ts';
import type { BookEntry } from '../ledger/keep-book.ts';
import { bringsUnits, takesUnits } from '../ledger/transaction-types.ts';

/** Who paid for units of a PPK account (rule PN-1). */
export const payers = ['employee', 'employer', 'state'] as const;
export type Payer = (typeof payers)[number];

/** Units that one payer brought, and what was paid for those that are still there. */
export type PpkPart = { units: Decimal; paid: Decimal };
export type PpkParts = Readonly<Record<Payer | 'unassigned', PpkPart>>;

const nothing: PpkPart = { units: zero, paid: zero };
export const noParts: PpkParts = {
  employee: nothing,
  employer: nothing,
  state: nothing,
  unassigned: nothing,
};

/** Of whatever does not come out even so many decimals are kept. */
const places = 24;

type Entry = Pick<BookEntry, 'id' | 'type' | 'units' | 'unitsAfter' | 'gross' | 'ratio'>;

/** The units of one fund by who paid for them. */
export function partsOf(entries: readonly Entry[], paidBy: ReadonlyMap<string, Payer>): PpkParts {
  let last = noParts;
  for (const parts of partsInTurn(entries, paidBy)) last = parts;
  return last;
}

/**
 * The same after each entry. A split multiplies every part, a sale takes of each part by its share (rule PN-2), and units
 * of nobody known stand apart.
 */
export function* partsInTurn(
  entries: readonly Entry[],
  paidBy: ReadonlyMap<string, Payer>,
): Generator<PpkParts> {
  let parts = noParts;
  let held = zero;
  for (const entry of entries) {
    const { type, units, ratio } = entry;
    if (bringsUnits.has(type)) {
      const payer = paidBy.get(entry.id) ?? 'unassigned';
      const part = parts[payer];
      parts = { ...parts, [payer]: { units: plus(part.units, units), paid: plus(part.paid, entry.gross) } };
    } else if (takesUnits.has(type)) {
      const [left, before] = [entry.unitsAfter, held];
      parts = mapParts(parts, (part) => ({
        units: shareOf(part.units, left, before),
        paid: shareOf(part.paid, left, before),
      }));
    } else if (ratio) {
      parts = mapParts(parts, (part) => ({
        ...part,
        units: over(times(part.units, ratio[0]), ratio[1], places),
      }));
    }
    held = entry.unitsAfter;
    yield parts;
  }
}

function shareOf(whole: Decimal, left: Decimal, before: Decimal): Decimal {
  if (isZero(left) || isZero(before)) return zero;
  return over(times(whole, left), before, places);
}

export function mapParts<Part>(
  parts: PpkParts,
  change: (part: PpkPart, payer: keyof PpkParts) => Part,
): Record<keyof PpkParts, Part> {
  return {
    employee: change(parts.employee, 'employee'),
    employer: change(parts.employer, 'employer'),
    state: change(parts.state, 'state'),
    unassigned: change(parts.unassigned, 'unassigned'),
  };
}
