import {
  compare,
  type Decimal,
  minus,
  negated,
  over,
  plus,
  sign,
  times,
  zero,
} from '../../foundation/decimal.ts';
import { unitDecimals } from './figure-limits.ts';
import type { LedgerRow } from './ledger-row.ts';
import { inOrder } from './order-rows.ts';
import { bringsUnits, takesUnits } from './transaction-types.ts';

export type UnitsRow = Pick<
  LedgerRow,
  'id' | 'type' | 'day' | 'second' | 'rank' | 'units' | 'numerator' | 'denominator' | 'link'
>;

/** Decimals kept when a split or a share of a lot does not come out even (rule L-5). */
export const dividedPlaces = 24;

/** Units after a row. */
export function unitsAfter(before: Decimal, row: UnitsRow): Decimal {
  if (bringsUnits.has(row.type)) return plus(before, row.units!);
  if (takesUnits.has(row.type)) return withoutDust(minus(before, row.units!));
  if (row.type === 'short') return minus(before, row.units!);
  if (row.type === 'cover') return withoutDust(plus(before, row.units!));
  if (row.type === 'split') return over(times(before, row.numerator!), row.denominator!, dividedPlaces);
  return before;
}

/**
 * An uneven split leaves more decimals than anybody can enter: who sells what can be entered has sold all, and what is
 * left of it, on either side of nothing, is nothing (rule L-5).
 */
function withoutDust(left: Decimal): Decimal {
  if (left.places <= unitDecimals) return left;
  const shown = left.digits / 10n ** BigInt(left.places - unitDecimals);
  return shown === 0n ? zero : left;
}

/** Rounded down to what can be entered. */
function enterable(units: Decimal): Decimal {
  if (units.places <= unitDecimals) return units;
  return { digits: units.digits / 10n ** BigInt(units.places - unitDecimals), places: unitDecimals };
}

/**
 * Whether a row cannot be: it takes more than is held (rule L-3), or covers more than is short; it buys or sells what is
 * short, or goes short in what is held (rule L-23).
 */
export function isBroken(before: Decimal, { type }: Pick<UnitsRow, 'type'>, after: Decimal): boolean {
  if (type === 'short') return sign(before) > 0;
  if (type === 'cover') return sign(before) > 0 || sign(after) > 0;
  return (bringsUnits.has(type) || takesUnits.has(type)) && (sign(before) < 0 || sign(after) < 0);
}

/** The first row that cannot be, if there is one. */
export function firstOverdrawn(rows: readonly UnitsRow[]): UnitsRow | undefined {
  let units = zero;
  for (const row of inOrder(rows)) {
    const before = units;
    units = unitsAfter(before, row);
    if (isBroken(before, row, units)) return row;
  }
  return undefined;
}

/** A million times what can be entered: no holding was ever split into more. */
const mostAfterSplit: Decimal = { digits: 10n ** 18n, places: 0 };

/** The first split that makes absurdly many units of a holding, if there is one (rule L-4). */
export function firstOutgrown(rows: readonly UnitsRow[]): UnitsRow | undefined {
  if (!rows.some((row) => row.type === 'split')) return undefined;
  let units = zero;
  return inOrder(rows).find((row) => {
    units = unitsAfter(units, row);
    return row.type === 'split' && compare(units, mostAfterSplit) > 0;
  });
}

const turns = (type: UnitsRow['type'], later: UnitsRow['type']) =>
  type === 'cover' ? bringsUnits.has(later) : later === 'short';

/**
 * How many units a row that takes some away, or covers some, may take at most, so that neither it nor anything later
 * overdraws.
 */
export function mostThatCanLeave(others: readonly UnitsRow[], row: UnitsRow): Decimal {
  const there = (units: Decimal) => (row.type === 'cover' ? negated(units) : units);
  let units = zero;
  let most: Decimal | undefined;
  /** What one unit taken at the row would be now, after later splits. */
  let numerator: Decimal = { digits: 1n, places: 0 };
  let denominator: Decimal = { digits: 1n, places: 0 };
  for (const each of inOrder([...others, row])) {
    if (each.id === row.id) {
      most = there(units);
      continue;
    }
    // What goes the other way from here on needs everything gone before it.
    if (most !== undefined && turns(row.type, each.type)) break;
    units = unitsAfter(units, each);
    if (most === undefined) continue;
    if (each.type === 'split') {
      numerator = times(numerator, each.numerator!);
      denominator = times(denominator, each.denominator!);
    }
    const asOfRow = over(times(there(units), denominator), numerator, dividedPlaces);
    if (compare(asOfRow, most) < 0) most = asOfRow;
  }
  return most && sign(most) > 0 ? enterable(most) : zero;
}
