import {
  compare,
  type Decimal,
  decimal,
  hundred,
  isZero,
  minus,
  one,
  over,
  plus,
  rounded,
  sign,
  textOf,
  times,
  zero,
} from '../../foundation/decimal.ts';
import { type FieldErrors, invalid } from '../../foundation/failure.ts';
import type { EventKind } from '../ledger/event-kinds.ts';
import { mostUnits, priceDecimals, unitDecimals } from '../ledger/figure-limits.ts';
import { dividedPlaces } from '../ledger/follow-units.ts';
import type { TransactionType } from '../ledger/transaction-types.ts';

/** What is said of a corporate action: each kind needs some of it. */
export type ActionTerms = {
  kind: EventKind;
  /** New units for so many old ones. */
  ratio: [Decimal, Decimal] | null;
  /** Percent of the cost that goes over; null to take it from the prices. */
  share: Decimal | null;
  /** Money for a unit: paid back, paid for a delisted one, or to pay for a new one. */
  price: Decimal | null;
  /** Money beside the units: for a unit of a merged company, or for all rights that were sold. */
  cash: Decimal | null;
  /** What was paid for the part of a unit that nobody can have. */
  inLieu: Decimal | null;
  /** New units that were subscribed for. */
  units: Decimal | null;
  tax: Decimal;
};

/** What a unit of each asset was worth that day, in the currency of the action; null where nobody knows. */
export type ActionPrices = { source: Decimal | null; target: Decimal | null };

/** A row that an action is made of, of the asset it happens to or of the one that comes out of it. */
export type PlannedRow = {
  of: 'source' | 'target';
  type: TransactionType;
  /** One half of what goes from the one to the other. */
  isLinked: boolean;
  units: Decimal | null;
  price: Decimal | null;
  total: Decimal | null;
  ratio: [Decimal, Decimal] | null;
  share: Decimal | null;
  tax: Decimal;
};

/** Kinds out of which another asset comes. */
export const kindsWithTarget: ReadonlySet<EventKind> = new Set(['spin-off', 'merger', 'symbol-change']);
const kindsByRatio: ReadonlySet<EventKind> = new Set(['spin-off', 'merger', 'rights', 'stock-dividend']);

/** The type of row by whose place in the day an action finds the units it happens to. */
export const leadingTypes: Record<EventKind, TransactionType> = {
  'spin-off': 'spin-off',
  merger: 'transfer-out',
  'symbol-change': 'transfer-out',
  rights: 'buy',
  delisting: 'sell',
  repayment: 'repayment',
  'stock-dividend': 'split',
};

const blank = {
  isLinked: false,
  units: null,
  price: null,
  total: null,
  ratio: null,
  share: null,
  tax: zero,
};

/** The rows of an action for so many units held (rules CA-2 to CA-6); refused in its fields where it cannot be. */
export function planAction(terms: ActionTerms, held: Decimal, prices: ActionPrices): PlannedRow[] {
  if (sign(held) <= 0) throw invalid({ created_at: ['notHeldError'] });
  const errors = faultsOf(terms);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  switch (terms.kind) {
    case 'spin-off':
      return spinOff(terms, held, prices);
    case 'merger':
    case 'symbol-change':
      return exchange(terms, held, prices);
    case 'rights':
      return rights(terms, held);
    case 'delisting':
      return [delisting(terms, held)];
    case 'repayment':
      return [paidBack(times(held, terms.price!), terms.tax)];
    case 'stock-dividend':
      return stockDividend(terms, held);
  }
}

function faultsOf({ kind, ratio, share, price }: ActionTerms): FieldErrors {
  const errors: FieldErrors = {};
  if (kindsByRatio.has(kind) && !ratio) errors.numerator = ['ratioError'];
  if (kind === 'spin-off' && share && compare(share, hundred) >= 0) errors.share = ['spinOffShareError'];
  if ((kind === 'repayment' || kind === 'rights') && !price) errors.price = ['priceError'];
  return errors;
}

/** As fine as brokers book units; what was held in finer ones stays as fine. */
const bookedDecimals = 8;

/** How many units come of those held, as they can be recorded. */
function unitsOut({ ratio }: ActionTerms, held: Decimal): Decimal {
  const [fresh, old] = ratio ?? [held, held];
  const places = Math.min(unitDecimals, Math.max(bookedDecimals, held.places));
  const units = rounded(over(times(held, fresh), old), places);
  if (isZero(units)) throw invalid({ numerator: ['ratioError'] });
  if (compare(units, decimal(mostUnits)) > 0) throw invalid({ numerator: ['maxValueError'] });
  return units;
}

function spinOff(terms: ActionTerms, held: Decimal, { source, target }: ActionPrices): PlannedRow[] {
  const units = unitsOut(terms, held);
  const price = terms.price ?? target;
  if (!price) throw invalid({ price: ['priceError'] });
  const share = terms.share ? over(terms.share, hundred, 8) : shareByPrices(units, price, held, source);
  const total = rounded(times(units, price), priceDecimals);
  if (isZero(total)) throw invalid({ price: ['priceError'] });
  return [
    { ...blank, of: 'source', type: 'spin-off', isLinked: true, total, share },
    { ...blank, of: 'target', type: 'transfer-in', isLinked: true, units, price },
    ...fractionSold(terms, units, 'target'),
  ];
}

/** What the new asset is of both together. */
function shareByPrices(units: Decimal, price: Decimal, held: Decimal, source: Decimal | null): Decimal {
  if (!source) throw invalid({ share: ['spinOffShareError'] });
  const [gone, left] = [times(units, price), times(held, source)];
  return over(gone, plus(gone, left), 8);
}

function exchange(terms: ActionTerms, held: Decimal, { source, target }: ActionPrices): PlannedRow[] {
  const units = unitsOut(terms, held);
  const [known, other] = [terms.price ?? target, source];
  const price = known ?? (other && rounded(over(times(other, held), units), priceDecimals));
  const before = other ?? (known && rounded(over(times(known, units), held), priceDecimals));
  if (!price || !before || isZero(price) || isZero(before)) throw invalid({ price: ['priceError'] });
  return [
    ...(terms.cash ? [paidBack(times(held, terms.cash), terms.tax)] : []),
    { ...blank, of: 'source', type: 'transfer-out', isLinked: true, units: held, price: before },
    { ...blank, of: 'target', type: 'transfer-in', isLinked: true, units, price },
    ...fractionSold(terms, units, 'target'),
  ];
}

function rights(terms: ActionTerms, held: Decimal): PlannedRow[] {
  const most = unitsOut(terms, held);
  const { units, price, cash, tax } = terms;
  if (units && compare(units, most) > 0)
    throw invalid({ amount: ['maxVolumeError'] }, undefined, { max: textOf(most) });
  if (!units && !cash) throw invalid({ amount: ['amountError'] });
  return [
    ...(units ? [{ ...blank, of: 'source' as const, type: 'buy' as const, units, price }] : []),
    ...(cash ? [paidBack(cash, tax)] : []),
  ];
}

/** Without a price it is worth nothing any more. */
function delisting({ price, tax }: ActionTerms, held: Decimal): PlannedRow {
  return { ...blank, of: 'source', type: 'sell', units: held, price: price ?? zero, tax };
}

function paidBack(amount: Decimal, tax: Decimal): PlannedRow {
  const total = rounded(amount, priceDecimals);
  if (isZero(total)) throw invalid({ price: ['priceError'] });
  return { ...blank, of: 'source', type: 'repayment', total, tax };
}

/** The units held become more, and cost what they did (rule CA-6). */
function stockDividend(terms: ActionTerms, held: Decimal): PlannedRow[] {
  const [fresh, old] = terms.ratio!;
  unitsOut(terms, held);
  return [
    { ...blank, of: 'source', type: 'split', ratio: [plus(old, fresh), old] },
    // As uneven as the split leaves it, so that whole units are left.
    ...fractionSold(terms, minus(over(times(held, plus(old, fresh)), old, dividedPlaces), held), 'source'),
  ];
}

const quotedDecimals = 4;

/** What is left over of whole units is sold for what was paid instead of it. */
function fractionSold({ inLieu }: ActionTerms, units: Decimal, of: PlannedRow['of']): PlannedRow[] {
  if (!inLieu) return [];
  const whole = { digits: units.digits / 10n ** BigInt(units.places), places: 0 };
  const part = minus(units, whole);
  if (isZero(part)) throw invalid({ in_lieu: ['noFractionError'] });
  // The amount is what counts; beside it the price is as short as prices are.
  const exact = over(inLieu, part);
  const price = rounded(exact, compare(exact, one) < 0 ? priceDecimals : quotedDecimals);
  return [{ ...blank, of, type: 'sell', units: part, price, total: inLieu }];
}
