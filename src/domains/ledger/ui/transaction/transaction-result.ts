import {
  type Decimal,
  decimal,
  isDecimalText,
  isZero,
  minus,
  negated,
  over,
  plus,
  sign,
  smaller,
  textOf,
  times,
  zero,
} from '../../../../foundation/decimal.ts';
import { transactionShapes } from '../../transaction-types.ts';
import { unitsWithout } from './transaction-check.ts';
import type { HeldAsset } from './transaction-sources.ts';
import {
  type EditedTransaction,
  hasPrice,
  isLinkedTransfer,
  type TransactionValues,
} from './transaction-values.ts';

export type ResultName =
  | 'cashIn'
  | 'cashOut'
  | 'received'
  | 'rate'
  | 'realised'
  | 'averageAfter'
  | 'heldAfter'
  | 'leftAfter'
  | 'heldNow'
  | 'perUnit'
  | 'worth';

/** One thing an entry will do. A null value is not known (yet); `reason` says why where typing on will not help. */
export type ResultFigure = {
  name: ResultName;
  kind: 'money' | 'change' | 'units' | 'rate';
  value: string | null;
  currencyId: string;
  reason?: 'otherCurrency' | 'editedSale';
  /** By which cost a gain is told. */
  by?: 'average' | 'lots';
};

type Entry = {
  [Name in 'amount' | 'price' | 'total' | 'toTotal' | 'numerator' | 'denominator']: Decimal | null;
} & { fee: Decimal; tax: Decimal; currencyId: string; toCurrencyId: string };
type Held = {
  units: Decimal;
  average: Decimal | null;
  currencyId: string;
  currency: string;
  lots: HeldAsset['lots'];
  /** The sale that is edited has taken its lots already: those left are not the ones it took. */
  isEdited: boolean;
} | null;

/** The line under the form: what the entry will do, exactly, from what stands in it so far. */
export function resultOf(
  values: TransactionValues,
  holding: HeldAsset | null,
  edited: EditedTransaction | null = null,
): ResultFigure[] {
  const entry = entryOf(hasPrice(values) || isLinkedTransfer(values) ? values : { ...values, price: '0' });
  const held: Held = holding && {
    units: decimal(unitsWithout(holding, edited)),
    average: holding.averagePrice === null ? null : decimal(holding.averagePrice),
    currencyId: holding.currencyId,
    currency: holding.currency,
    lots: holding.lots && namedFirst(holding.lots, values.lots ?? ''),
    isEdited: edited !== null && edited.asset_value_id === holding.holdingId,
  };
  switch (values.type) {
    case 'buy':
      return boughtBy(entry, held);
    case 'sell':
      return soldBy(entry, held);
    case 'dividend':
    case 'repayment':
      return [money('cashIn', netIn(entry), entry), perUnit(entry, held)];
    case 'result':
      if (entry.total && sign(entry.total) < 0)
        return [money('cashOut', plus(negated(entry.total), entry.fee), entry)];
      return [money('cashIn', netIn(entry), entry)];
    case 'short':
      return [money('cashIn', netProceeds(entry), entry)];
    case 'cover':
      return [money('cashOut', paidIn(entry), entry)];
    case 'interest':
    case 'deposit':
      return [money('cashIn', netIn(entry), entry)];
    case 'fee':
    case 'tax':
      if (entry.total && sign(entry.total) < 0) return [money('cashIn', negated(entry.total), entry)];
      return [money('cashOut', entry.total, entry)];
    case 'withdrawal':
      return [money('cashOut', entry.total && plus(entry.total, entry.fee), entry)];
    case 'exchange':
      return exchangedBy(entry);
    case 'split':
      return splitBy(entry, held);
    case 'transfer-in':
    case 'transfer-out':
      return movedBy(entry, held, values);
    case 'spin-off':
      return [];
  }
}

/** Lots in the order a sale takes them that names some. */
function namedFirst(lots: NonNullable<HeldAsset['lots']>, named: string) {
  const ids = named.split(',');
  const first = ids.flatMap((id) => lots.filter((lot) => lot.id === id));
  return [...first, ...lots.filter((lot) => !first.includes(lot))];
}

function entryOf(values: TransactionValues): Entry {
  const { fee, tax } = transactionShapes[values.type];
  return {
    amount: numberIn(values.amount),
    price: numberIn(values.price),
    total: numberIn(values.total),
    toTotal: numberIn(values.toTotal),
    numerator: numberIn(values.numerator),
    denominator: numberIn(values.denominator),
    // A fee in another currency moves that one.
    fee: (fee && !values.feeCurrencyId && numberIn(values.fee)) || zero,
    tax: (tax && numberIn(values.tax)) || zero,
    currencyId: values.currencyId,
    toCurrencyId: values.toCurrencyId,
  };
}

function numberIn(text: string): Decimal | null {
  return isDecimalText(text) ? decimal(text) : null;
}

function boughtBy(entry: Entry, held: Held): ResultFigure[] {
  const cost = product(entry.amount, entry.price);
  const charges = plus(entry.fee, entry.tax);
  const before = held?.units ?? zero;
  return [
    money('cashOut', cost && plus(cost, charges), entry),
    averageAfterPurchase(entry, cost, held),
    units('heldAfter', entry.amount && plus(before, entry.amount)),
  ];
}

function averageAfterPurchase(entry: Entry, cost: Decimal | null, held: Held): ResultFigure {
  const figure = { name: 'averageAfter', kind: 'money', currencyId: entry.currencyId } as const;
  const isFirst = !held || isZero(held.units);
  if (!isFirst && held.currencyId !== entry.currencyId)
    return { ...figure, value: null, reason: 'otherCurrency' };
  if (!cost || !entry.amount || sign(entry.amount) <= 0) return { ...figure, value: null };
  if (isFirst) return { ...figure, value: textOf(entry.price!) };
  if (!held.average) return { ...figure, value: null };
  const total = plus(times(held.units, held.average), cost);
  return { ...figure, value: textOf(over(total, plus(held.units, entry.amount), 12)) };
}

function soldBy(entry: Entry, held: Held): ResultFigure[] {
  const proceeds = product(entry.amount, entry.price);
  const realised = { name: 'realised', kind: 'change', currencyId: entry.currencyId } as const;
  const reason = unknownGain(entry, held);
  const cost = held && entry.amount && !reason ? costOfSale(held, entry.amount) : null;
  const gain = proceeds && cost && minus(proceeds, cost);
  return [
    money('cashIn', proceeds && minus(proceeds, plus(entry.fee, entry.tax)), entry),
    { ...realised, value: written(gain), by: held?.lots ? 'lots' : 'average', ...(reason && { reason }) },
    units('leftAfter', held && remaining(held.units, entry.amount)),
  ];
}

function unknownGain(entry: Entry, held: Held): ResultFigure['reason'] {
  if (!held) return undefined;
  const isOther = held.lots?.some(({ currency }) => currency !== held.currency) === true;
  if (held.currencyId !== entry.currencyId || isOther) return 'otherCurrency';
  return held.lots && held.isEdited ? 'editedSale' : undefined;
}

/** What the units had cost: of the lots it takes, or on average. Nothing for more than there are. */
function costOfSale(held: NonNullable<Held>, amount: Decimal): Decimal | null {
  if (!held.lots) return held.average && times(amount, held.average);
  let left = amount;
  let cost = zero;
  for (const lot of held.lots) {
    const units = smaller(left, decimal(lot.units));
    cost = plus(cost, over(times(decimal(lot.cost), units), decimal(lot.units)));
    left = minus(left, units);
    if (isZero(left)) return cost;
  }
  return null;
}

function perUnit(entry: Entry, held: Held): ResultFigure {
  const value = entry.total && held && sign(held.units) > 0 ? over(entry.total, held.units, 6) : null;
  return money('perUnit', value, entry);
}

function exchangedBy(entry: Entry): ResultFigure[] {
  const { total, toTotal, fee } = entry;
  const rate = total && toTotal && sign(toTotal) > 0 ? over(total, toTotal, 6) : null;
  return [
    money('cashOut', total && plus(total, fee), entry),
    { name: 'received', kind: 'money', value: written(toTotal), currencyId: entry.toCurrencyId },
    { name: 'rate', kind: 'rate', value: written(rate), currencyId: entry.currencyId },
  ];
}

function splitBy({ numerator, denominator, currencyId }: Entry, held: Held): ResultFigure[] {
  const known = held && numerator && denominator && sign(numerator) > 0 && sign(denominator) > 0;
  const after = known ? over(times(held.units, numerator), denominator, 18) : null;
  const average = known && held.average ? over(times(held.average, denominator), numerator, 12) : null;
  return [
    units('heldNow', held?.units ?? null),
    units('heldAfter', after),
    {
      name: 'averageAfter',
      kind: 'money',
      value: written(average),
      currencyId: held?.currencyId ?? currencyId,
    },
  ];
}

function movedBy(entry: Entry, held: Held, values: TransactionValues): ResultFigure[] {
  const worth = isLinkedTransfer(values) ? [] : [money('worth', product(entry.amount, entry.price), entry)];
  const before = held?.units ?? zero;
  if (values.type === 'transfer-in')
    return [...worth, units('heldAfter', entry.amount && plus(before, entry.amount))];
  return [...worth, units('leftAfter', held && remaining(before, entry.amount))];
}

/** Fewer than none cannot be left: the field of the units says so. */
function remaining(held: Decimal, taken: Decimal | null): Decimal | null {
  const left = taken && minus(held, taken);
  return left && sign(left) >= 0 ? left : null;
}

function netProceeds(entry: Entry): Decimal | null {
  const proceeds = product(entry.amount, entry.price);
  return proceeds && minus(proceeds, plus(entry.fee, entry.tax));
}

function paidIn(entry: Entry): Decimal | null {
  const cost = product(entry.amount, entry.price);
  return cost && plus(cost, plus(entry.fee, entry.tax));
}

function netIn({ total, fee, tax }: Entry): Decimal | null {
  return total && minus(total, plus(fee, tax));
}

function product(a: Decimal | null, b: Decimal | null): Decimal | null {
  return a && b && times(a, b);
}

function written(value: Decimal | null): string | null {
  return value && textOf(value);
}

function money(name: ResultName, value: Decimal | null, { currencyId }: Entry): ResultFigure {
  return { name, kind: 'money', value: written(value), currencyId };
}

function units(name: ResultName, value: Decimal | null): ResultFigure {
  return { name, kind: 'units', value: written(value), currencyId: '' };
}
