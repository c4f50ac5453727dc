import {
  type Decimal,
  type DecimalText,
  decimal,
  isZero,
  minus,
  negated,
  plus,
  sign,
  textOf,
  zero,
} from '../../foundation/decimal.ts';
import { groupedBy } from '../../foundation/grouped.ts';
import { isBroken, type UnitsRow, unitsAfter } from '../ledger/follow-units.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import { inOrder } from '../ledger/order-rows.ts';
import { type DuePayment, samePayments } from '../ledger/same-payment.ts';
import { bringsUnits, takesUnits } from '../ledger/transaction-types.ts';

/** A row that would come into the ledger, as the rules of a holding see it. */
export type NewRow = UnitsRow & {
  /** A split that only tells how many units came. */
  added?: Decimal | undefined;
};

export type HoldingCheck = {
  /** New rows that would leave fewer than no units, with how many are missing. */
  overdrawn: Map<string, DecimalText>;
  /** Ratios of splits that told only their units. */
  ratios: Map<string, { numerator: DecimalText; denominator: DecimalText }>;
  /** Units held in the end. */
  units: Decimal;
};

/**
 * Puts new rows among those of a holding and goes through them in the ledger's order (rule L-3). A new row that takes
 * more than is there is left out and told; so is the newest one before an older row that would lack its units.
 */
export function checkHolding(old: readonly LedgerRow[], fresh: readonly NewRow[]): HoldingCheck {
  const isNew = new Set(fresh.map(({ id }) => id));
  const overdrawn = new Map<string, DecimalText>();
  const ratios: HoldingCheck['ratios'] = new Map();
  const taking: NewRow[] = [];
  let units = zero;
  for (const row of inOrder<UnitsRow & { added?: Decimal | undefined }>([...old, ...fresh])) {
    if (row.type === 'split' && row.added && row.numerator === null) {
      if (isZero(units)) overdrawn.set(row.id, textOf(row.added));
      else if (sign(plus(units, row.added)) <= 0)
        overdrawn.set(row.id, textOf(negated(plus(units, row.added))));
      else {
        ratios.set(row.id, { numerator: textOf(plus(units, row.added)), denominator: textOf(units) });
        units = plus(units, row.added);
      }
      continue;
    }
    let after = unitsAfter(units, row);
    if (isBroken(units, row, after) && isNew.has(row.id)) {
      overdrawn.set(row.id, textOf(lacking(row, units, after)));
      continue;
    }
    while (isBroken(units, row, after) && taking.length) {
      const last = taking.pop()!;
      overdrawn.set(last.id, textOf(last.units!));
      after = plus(after, last.units!);
    }
    if (isNew.has(row.id) && takesUnits.has(row.type)) taking.push(row as NewRow);
    units = after;
  }
  return { overdrawn, ratios, units };
}

/** How many units too many a row takes; all of them where it goes the other way than what is there (rule L-23). */
function lacking({ units }: UnitsRow, before: Decimal, after: Decimal): Decimal {
  if (sign(before) * sign(after) < 0) return sign(after) < 0 ? negated(after) : after;
  return sign(before) === 0 && sign(after) < 0 ? negated(after) : sign(before) === 0 ? after : units!;
}

/** What of a row tells whether somebody typed it before. */
export type Comparable = {
  id: string;
  portfolioId: string;
  instrumentId: string | null;
  type: LedgerRow['type'];
  /** Days since 1970. */
  day: number;
  units: DecimalText | null;
  /** The amount before charges. */
  gross: DecimalText;
  currency: string;
  /** Of one that was confirmed: whether tax was taken from it. */
  isTaxed?: boolean;
  /** Of a tax that is booked apart: what it was taken from. */
  taxOf?: TaxedIncome | undefined;
};

export type TaxedIncome = { type: 'dividend' | 'interest'; instrumentId: string | null };

/** As far as an amount that was typed may be from what the broker booked. */
const typedTolerance = 0.011;

/**
 * Rows that are in the ledger already under other names: typed by hand, or brought by a file without ids. Each old row
 * explains one new one only, so that two equal trades of a day are not taken for one.
 */
export function findTwins(old: readonly Comparable[], fresh: readonly Comparable[]): Map<string, Comparable> {
  const waiting = groupedBy(old, likenessOf);
  const twins = new Map<string, Comparable>();
  for (const row of fresh) {
    const like = waiting.get(likenessOf(row));
    const at = like?.findIndex((one) => isNear(one, row)) ?? -1;
    if (at < 0) continue;
    twins.set(row.id, like![at]!);
    like!.splice(at, 1);
  }
  return twins;
}

function likenessOf({ portfolioId, instrumentId, type, day, units, currency }: Comparable): string {
  const moves = bringsUnits.has(type) || takesUnits.has(type) || type === 'short' || type === 'cover';
  return [portfolioId, instrumentId, type, day, moves ? textOf(decimal(units ?? '0')) : currency].join('|');
}

function isNear(a: Comparable, b: Comparable): boolean {
  // In two currencies the same trade has two amounts.
  if (a.currency !== b.currency) return true;
  const off = minus(decimal(a.gross), decimal(b.gross));
  return Math.abs(Number(textOf(off))) <= typedTolerance;
}

/**
 * Dividends and interest that the person confirmed before they were told: the nearest in time and amount is the same
 * payment (rule IN-5), and stays as it was confirmed. A tax that is booked apart is the one that was confirmed with it.
 */
export function findConfirmed(
  confirmed: readonly Comparable[],
  fresh: readonly Comparable[],
): [string, Comparable][] {
  const byId = new Map(confirmed.map((row) => [row.id, row]));
  const payments = fresh.filter(({ type }) => type === 'dividend' || type === 'interest');
  const taxes = fresh.flatMap((row) => (row.taxOf ? [paymentOf({ ...row, ...row.taxOf })] : []));
  const taxed = confirmed.filter(({ isTaxed }) => isTaxed).map(paymentOf);
  const same = [
    ...samePayments(confirmed.map(paymentOf), payments.map(paymentOf)),
    ...samePayments(taxed.map(ofAnyAmount), taxes.map(ofAnyAmount)),
  ];
  return same.map(([id, { id: at }]) => [at, byId.get(id)!]);
}

const ofAnyAmount = (payment: DuePayment): DuePayment => ({ ...payment, gross: null });

function paymentOf({ id, portfolioId, instrumentId, type, day, gross, currency }: Comparable): DuePayment {
  // Accounts in two currencies are two.
  const account = instrumentId ?? currency;
  const amount = type === 'interest' ? null : decimal(gross);
  return { id, payer: `${portfolioId} ${type} ${account}`, day, gross: amount, currency };
}
