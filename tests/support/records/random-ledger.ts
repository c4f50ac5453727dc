import fc from 'fast-check';
import { unitsAfter } from '../../../src/domains/ledger/follow-units.ts';
import type { LotMethod } from '../../../src/domains/ledger/keep-book.ts';
import type { LedgerRow } from '../../../src/domains/ledger/ledger-row.ts';
import { inOrder } from '../../../src/domains/ledger/order-rows.ts';
import {
  bringsUnits,
  type TransactionType,
  takesUnits,
  transactionShapes,
} from '../../../src/domains/ledger/transaction-types.ts';
import type { HoldingMarket } from '../../../src/domains/valuation/quoted-market.ts';
import { RateBook, type RateRow } from '../../../src/domains/valuation/rate-book.ts';
import {
  compare,
  type Decimal,
  decimal,
  isZero,
  negated,
  sign,
  zero,
} from '../../../src/foundation/decimal.ts';

/** 2019-01-01 and four years and a half later. */
export const firstDay = 17_897;
export const today = firstDay + 1650;

export type RandomHolding = { rows: LedgerRow[]; market: HoldingMarket };
export type RandomLedger = {
  method: LotMethod;
  followsCash: boolean;
  holdings: RandomHolding[];
  /** Rows that belong to no asset. */
  cashRows: LedgerRow[];
  rates: RateBook;
  /** How the dice fell, to shuffle by. */
  seed: number;
};

export type LedgerOptions = {
  seed: number;
  rows: number;
  holdings: number;
  method: LotMethod;
  followsCash: boolean;
  splits: boolean;
  /** Whether anything is sold short; usually so. */
  shorts?: boolean;
};

/** Ledgers of up to some thousands of rows; a failing one shrinks to few. */
export function anyLedger(most = 3000, splits: boolean | undefined = undefined): fc.Arbitrary<LedgerOptions> {
  return fc.record({
    seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    rows: fc.integer({ min: 1, max: most }),
    holdings: fc.integer({ min: 1, max: 5 }),
    method: fc.constantFrom<LotMethod>('fifo', 'average'),
    followsCash: fc.boolean(),
    splits: splits === undefined ? fc.boolean() : fc.constant(splits),
  });
}

export const currencies = ['pln', 'eur', 'usd', 'gbp'];
const ratios = ['2:1', '4:1', '1:3', '3:2', '1:10', '7:3'];

/** Chances out of the sum of all. */
const weights: [TransactionType, number][] = [
  ['buy', 40],
  ['sell', 30],
  ['dividend', 8],
  ['interest', 3],
  ['result', 3],
  ['short', 8],
  ['cover', 6],
  ['fee', 3],
  ['tax', 3],
  ['transfer-in', 4],
  ['transfer-out', 3],
  ['split', 1],
];
const cashTypes: TransactionType[] = ['deposit', 'withdrawal', 'exchange', 'interest', 'fee', 'tax'];

/** The same dice for the same seed, on every machine. */
export function diceOf(seed: number): { below(limit: number): number; oneOf<T>(list: readonly T[]): T } {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, oneOf: (list) => list[below(list.length)]! };
}

type Dice = ReturnType<typeof diceOf>;

export function makeLedger(options: LedgerOptions): RandomLedger {
  const dice = diceOf(options.seed);
  const each = Math.ceil(options.rows / options.holdings);
  return {
    method: options.method,
    followsCash: options.followsCash,
    holdings: Array.from({ length: options.holdings }, (_, i) => ({
      rows: holdingRows(dice, each, options, `h${i}`),
      market: marketOf(dice),
    })),
    cashRows: Array.from({ length: dice.below(40) }, (_, i) => cashRowOf(dice, i)),
    rates: new RateBook(rateRows(dice), today),
    seed: options.seed,
  };
}

/** The same rows in another order. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const dice = diceOf(seed);
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

const blank = {
  units: null,
  price: null,
  total: null,
  toTotal: null,
  toCurrency: null,
  numerator: null,
  denominator: null,
  share: null,
  link: null,
};

/** Rows in any order of which none takes more than there is: what would is left out. */
function holdingRows(
  dice: Dice,
  count: number,
  { splits, shorts = true }: LedgerOptions,
  name: string,
): LedgerRow[] {
  const placed = Array.from({ length: count }, (_, i) => {
    const drawn = typeOf(dice);
    const isLeftOut = drawn === 'split' ? !splits : !shorts && (drawn === 'short' || drawn === 'cover');
    const type = isLeftOut ? 'buy' : drawn;
    const { fee, tax } = transactionShapes[type];
    return {
      ...blank,
      id: `${name}-${String(dice.below(1e9))}-${i}`,
      type,
      day: firstDay + dice.below(1600),
      second: dice.below(3) ? null : dice.below(86_400),
      rank: dice.below(3),
      currency: dice.oneOf(currencies),
      fee: fee && dice.below(2) ? amount(dice, 50) : zero,
      tax: tax && dice.below(3) === 0 ? amount(dice, 20) : zero,
    };
  });
  const rows: LedgerRow[] = [];
  let held = zero;
  for (const row of inOrder(placed)) {
    const filled = fill(row, dice, held);
    if (!filled) continue;
    rows.push(filled);
    held = unitsAfter(held, filled);
  }
  return shuffled(rows, dice.below(2 ** 31));
}

function typeOf(dice: Dice): TransactionType {
  let at = dice.below(weights.reduce((total, [, weight]) => total + weight, 0));
  for (const [type, weight] of weights) {
    if (at < weight) return type;
    at -= weight;
  }
  throw new Error('the dice fell off the table');
}

function fill(row: LedgerRow, dice: Dice, held: Decimal): LedgerRow | null {
  if (row.type === 'split') {
    const [numerator, denominator] = dice.oneOf(ratios).split(':').map(decimal) as [Decimal, Decimal];
    return { ...row, numerator, denominator };
  }
  if (row.type === 'short' && sign(held) > 0) return null;
  if (row.type === 'cover') {
    const units = partOf(negated(held), dice);
    return units && { ...row, units, price: amount(dice, 900) };
  }
  if (takesUnits.has(row.type)) {
    const units = partOf(held, dice);
    return units && { ...row, units, price: amount(dice, 900) };
  }
  // What is short is covered before it is bought (rule L-23).
  if (bringsUnits.has(row.type) && sign(held) < 0) return null;
  if (bringsUnits.has(row.type) || row.type === 'short')
    return { ...row, units: unitsOf(dice), price: amount(dice, 900) };
  if (row.type === 'result' && dice.below(2)) return { ...row, total: negated(amount(dice, 300)) };
  return { ...row, total: amount(dice, 300) };
}

/** All of it, or some, as it can be entered: with at most eighteen decimals. */
function partOf(held: Decimal, dice: Dice): Decimal | null {
  const fits =
    held.places <= 18 ? held : { digits: held.digits / 10n ** BigInt(held.places - 18), places: 18 };
  if (sign(fits) <= 0) return null;
  if (dice.below(5) === 0) return fits;
  const part = { digits: (fits.digits * BigInt(1 + dice.below(60))) / 100n, places: fits.places };
  return isZero(part) || compare(part, held) > 0 ? null : part;
}

function unitsOf(dice: Dice): Decimal {
  const places = dice.oneOf([0, 0, 2, 8, 18]);
  return {
    digits:
      BigInt(1 + dice.below(500)) * 10n ** BigInt(places) + BigInt(dice.below(10 ** Math.min(9, places))),
    places,
  };
}

function amount(dice: Dice, most: number): Decimal {
  const places = dice.oneOf([2, 2, 4, 12]);
  return {
    digits: BigInt(1 + dice.below(most * 100)) * 10n ** BigInt(places - 2) + BigInt(dice.below(7)),
    places,
  };
}

function cashRowOf(dice: Dice, i: number): LedgerRow {
  const type = dice.oneOf(cashTypes);
  const currency = dice.oneOf(currencies);
  const other = dice.oneOf(currencies.filter((each) => each !== currency));
  return {
    ...blank,
    id: `cash-${String(dice.below(1e9))}-${i}`,
    type,
    day: firstDay + dice.below(1600),
    second: dice.below(3) ? null : dice.below(86_400),
    rank: dice.below(3),
    currency,
    total: amount(dice, 90_000),
    fee: transactionShapes[type].fee ? amount(dice, 9) : zero,
    tax: transactionShapes[type].tax ? amount(dice, 9) : zero,
    ...(type === 'exchange' && { toTotal: amount(dice, 90_000), toCurrency: other }),
  };
}

/** Quoted in any currency, on most days, from some day on; or never. */
function marketOf(dice: Dice): HoldingMarket {
  const currency = dice.oneOf(currencies);
  const factor = decimal(dice.oneOf(['1', '1', '0.01', '10']));
  if (dice.below(6) === 0) return { currency, factor: decimal('1'), closes: null, newest: null };
  const from = firstDay - 20 + dice.below(200);
  const values = new Float64Array(today - from + 1).fill(Number.NaN);
  let price = 20 + dice.below(500);
  for (let i = 0; i < values.length; i++) {
    price = Math.max(1, price * (1 + (dice.below(2001) - 1000) / 40_000));
    if ((from + i) % 7 > 1 && dice.below(20)) values[i] = Math.round(price * 100) / 100;
  }
  const days = [...values.keys()].filter((i) => !Number.isNaN(values[i]!)).slice(-2);
  const [previous, newest] = days.map((i) => ({ day: from + i, price: decimal(values[i]!.toFixed(2)) }));
  return {
    currency,
    factor,
    closes: { first: from, values },
    newest: { price: newest!.price, day: newest!.day, previous: previous!.price, previousDay: previous!.day },
  };
}

/** Working days only, some of them missing. */
function rateRows(dice: Dice): RateRow[] {
  const rows: RateRow[] = [];
  for (const currency of currencies.slice(1)) {
    let rate = 35_000 + dice.below(15_000);
    for (let day = firstDay - 5; day <= today; day++) {
      rate = Math.max(20_000, rate + dice.below(401) - 200);
      if (day === firstDay - 5 || (day % 7 > 1 && dice.below(25)))
        rows.push({ currency, day, pln: (rate / 10_000).toFixed(4) });
    }
  }
  return rows;
}
