import type { Day } from '../../foundation/calendar-day.ts';
import {
  compare,
  type Decimal,
  type DecimalText,
  decimal,
  isZero,
  magnitude,
  minus,
  negated,
  over,
  plus,
  rounded,
  sign,
  textOf,
  times,
  zero,
} from '../../foundation/decimal.ts';
import { priceDecimals } from '../ledger/figure-limits.ts';
import type { TransactionType } from '../ledger/transaction-types.ts';
import type { Booking, Charge, Money } from './booking.ts';

/** A row of the ledger before it is one: its asset and currencies are known by name. */
export type Draft = {
  type: TransactionType;
  ofAsset: boolean;
  units: DecimalText | null;
  price: DecimalText | null;
  total: DecimalText | null;
  /** In capitals. */
  currency: string;
  fee: DecimalText;
  tax: DecimalText;
  toTotal: DecimalText | null;
  toCurrency: string | null;
  numerator: DecimalText | null;
  denominator: DecimalText | null;
};

/** What only the person can say before a booking becomes a row. */
export type Question =
  /** Units came or went and nothing says what they were worth. */
  | { ask: 'price' }
  /** Cash of no kind we know: which is it? */
  | { ask: 'kind' }
  /** One side of an exchange without the other. */
  | { ask: 'otherSide' };

/** What the person said to a question. */
export type Answer = {
  /** For one unit, in the currency that the booking has. */
  price?: Money | undefined;
  kind?: 'interest' | 'dividend' | 'result' | 'fee' | 'tax' | 'deposit' | 'withdrawal' | undefined;
};

/** Turns money of a day into another currency; nothing where there is no rate. */
export type Convert = (money: Money, currency: string, day: Day) => DecimalText | undefined;

export type Drafted = { drafts: Draft[] } | { question: Question };

/** The rows a booking becomes: mostly one, two where a fee is in another currency or coins came as income. */
export function draftsOf(booking: Booking, answer: Answer = {}, convert: Convert = noRates): Drafted {
  switch (booking.kind) {
    case 'buy':
    case 'sell':
    case 'short':
    case 'cover':
      return ofUnits(booking, booking.kind, answer);
    case 'transfer-in':
    case 'transfer-out':
      // Money that moved between two accounts of a person.
      if (!booking.units && booking.cash) return ofMoved(booking);
      return ofUnits(booking, booking.kind, answer);
    case 'staking':
      return ofStaking(booking, answer);
    case 'dividend':
    case 'repayment':
    case 'interest':
      return ofIncome(booking, booking.kind, convert);
    case 'spin-off':
      return { drafts: [spinOff(booking)] };
    case 'result':
    case 'fee':
    case 'tax':
      return ofMoney(booking, booking.kind);
    case 'deposit':
    case 'withdrawal':
      return ofMoved(booking);
    case 'exchange':
      return ofExchange(booking);
    case 'split':
      return {
        drafts: [
          { ...blank, type: 'split', ofAsset: true, currency: currencyOf(booking), ...ratioOf(booking) },
        ],
      };
    case 'other':
      return answer.kind && canBe(booking, answer.kind)
        ? ofMoney(booking, answer.kind)
        : { question: { ask: 'kind' } };
  }
}

const noRates: Convert = (money, currency) => (money.currency === currency ? money.amount : undefined);

const blank = {
  units: null,
  price: null,
  total: null,
  fee: '0',
  tax: '0',
  toTotal: null,
  toCurrency: null,
  numerator: null,
  denominator: null,
} satisfies Partial<Draft>;

function cashOf({ cash }: Booking): Decimal {
  return cash ? decimal(cash.amount) : zero;
}

function currencyOf({ cash, price, instrument }: Booking): string {
  return cash?.currency ?? price?.currency ?? instrument?.currency ?? '';
}

/** A charge that fits into the row, which has one currency. */
function inside(charge: Charge | undefined, currency: string): Decimal {
  return charge?.currency === currency ? decimal(charge.amount) : zero;
}

/** Charges that do not fit into the row, as those in another currency, are rows of their own. */
function apart(booking: Booking, fits: (charge: Charge, type: 'fee' | 'tax') => boolean): Draft[] {
  const charges = [
    ['fee', booking.fee],
    ['tax', booking.tax],
  ] as const;
  return charges.flatMap(([type, charge]) =>
    charge && !fits(charge, type) && !isZero(decimal(charge.amount))
      ? [
          {
            ...blank,
            type,
            ofAsset: booking.instrument !== undefined,
            total: charge.amount,
            currency: charge.currency,
          },
        ]
      : [],
  );
}

type UnitsType = 'buy' | 'sell' | 'short' | 'cover' | 'transfer-in' | 'transfer-out';

function ofUnits(booking: Booking, type: UnitsType, answer: Answer): Drafted {
  const units = decimal(booking.units ?? '0');
  const isTrade = type !== 'transfer-in' && type !== 'transfer-out';
  const isPaid = type === 'buy' || type === 'cover';
  const paid = isTrade && booking.cash && !isZero(cashOf(booking)) ? booking.cash : undefined;
  const price = answer.price ?? booking.price;
  if (!paid && !price) return { question: { ask: 'price' } };
  const currency = paid?.currency ?? price!.currency;
  const [fee, tax] = [inside(booking.fee, currency), inside(booking.tax, currency)];
  const gross = paid ? grossOf(paid, booking.cashIs ?? 'net', isPaid, plus(fee, tax)) : undefined;
  const accrued = booking.terms?.accrued ? decimal(booking.terms.accrued) : zero;
  const each = priceOf(units, price, gross, accrued, currency);
  const isExact = !gross || compare(times(units, each), gross) === 0;
  return {
    drafts: [
      {
        ...blank,
        type,
        ofAsset: true,
        units: textOf(units),
        price: textOf(each),
        total: isExact ? null : textOf(gross),
        currency,
        fee: textOf(fee),
        tax: textOf(tax),
      },
      ...apart(booking, (charge) => charge.currency === currency),
    ],
  };
}

/** What a trade came to before its charges. */
function grossOf(paid: Money, is: 'net' | 'gross', isBuy: boolean, charges: Decimal): Decimal {
  const amount = magnitude(decimal(paid.amount));
  if (is === 'gross') return amount;
  return isBuy ? minus(amount, charges) : plus(amount, charges);
}

/** As far as a printed price may be from what was paid: prices are rounded, and so is cash. */
const nearly = decimal('0.005');

/** The price as printed where it fits the amount; a bond's in percent, or one in another currency, follows from it. */
function priceOf(
  units: Decimal,
  price: Money | undefined,
  gross: Decimal | undefined,
  accrued: Decimal,
  currency: string,
): Decimal {
  const printed = price?.currency === currency ? decimal(price.amount) : undefined;
  if (!gross) return printed!;
  const clean = minus(gross, accrued);
  const isNear = (amount: Decimal) =>
    printed &&
    compare(magnitude(minus(times(units, printed), amount)), plus(times(amount, nearly), nearly)) <= 0;
  if (printed && (isNear(gross) || isNear(clean))) return printed;
  return rounded(over(clean, units), priceDecimals);
}

/** Units received as income: their worth comes in and buys them. */
function ofStaking(booking: Booking, answer: Answer): Drafted {
  const units = decimal(booking.units ?? '0');
  const price = answer.price ?? booking.price ?? worthOf(booking, units);
  if (!price) return { question: { ask: 'price' } };
  const each = decimal(price.amount);
  const total = rounded(times(units, each), priceDecimals);
  if (isZero(total) || isZero(each)) return { question: { ask: 'price' } };
  const shared = { ...blank, ofAsset: true, currency: price.currency };
  const bought = { ...shared, type: 'buy' as const, units: textOf(units), price: textOf(each) };
  const isExact = compare(total, times(units, each)) === 0;
  return {
    drafts: [
      { ...bought, total: isExact ? null : textOf(total) },
      { ...shared, type: 'dividend', total: textOf(total) },
    ],
  };
}

function worthOf({ cash }: Booking, units: Decimal): Money | undefined {
  if (!cash || isZero(units)) return undefined;
  const each = rounded(over(magnitude(decimal(cash.amount)), units), priceDecimals);
  return { amount: textOf(each), currency: cash.currency };
}

/** Gross, as the ledger wants it: what was withheld is added to what came. */
function ofIncome(booking: Booking, type: 'dividend' | 'repayment' | 'interest', convert: Convert): Drafted {
  const { cash, cashIs = 'net', tax, fee, day } = booking;
  const currency = cash!.currency;
  // What was kept before the money came is told in its currency; what was taken afterwards moved in its own.
  const fits = (charge: Charge, name: 'fee' | 'tax') =>
    cashIs === 'net' || (charge.currency === currency && (name === 'tax' || type !== 'interest'));
  const inRow = (charge: Charge | undefined, name: 'fee' | 'tax') =>
    charge && fits(charge, name) && (name === 'tax' || type !== 'interest')
      ? decimal(convert(charge, currency, charge.day ?? day) ?? '0')
      : zero;
  const [taxed, charged] = [inRow(tax, 'tax'), inRow(fee, 'fee')];
  const total = cashIs === 'gross' ? cashOf(booking) : plus(cashOf(booking), plus(taxed, charged));
  if (isZero(total)) return { drafts: [] };
  return {
    drafts: [
      {
        ...blank,
        type,
        ofAsset: booking.instrument !== undefined,
        total: textOf(total),
        currency,
        tax: textOf(taxed),
        fee: textOf(charged),
      },
      ...apart(booking, fits),
    ],
  };
}

/** What the new asset was worth; no money moves. */
function spinOff(booking: Booking): Draft {
  const { amount, currency } = booking.cash!;
  const fee = textOf(inside(booking.fee, currency));
  return { ...blank, type: 'spin-off', ofAsset: true, total: amount, currency, fee };
}

type MoneyType = NonNullable<Answer['kind']>;

/** The result of a contract belongs to what it was about. */
const canBe = ({ instrument }: Booking, kind: MoneyType) => kind !== 'result' || instrument !== undefined;

const takesMoney = new Set<MoneyType>(['fee', 'tax', 'withdrawal']);

function ofMoved(booking: Booking): Drafted {
  return ofMoney(booking, sign(cashOf(booking)) < 0 ? 'withdrawal' : 'deposit');
}

function ofMoney(booking: Booking, type: MoneyType): Drafted {
  const amount = takesMoney.has(type) ? negated(cashOf(booking)) : cashOf(booking);
  if (isZero(amount)) return { drafts: [] };
  const isMove = type === 'deposit' || type === 'withdrawal';
  const currency = currencyOf(booking);
  const hasCharges = isMove || type === 'result';
  const fee = hasCharges ? inside(booking.fee, currency) : zero;
  const moved = grossOf(
    { amount: textOf(amount), currency },
    booking.cashIs ?? 'gross',
    type === 'withdrawal',
    fee,
  );
  return {
    drafts: [
      {
        ...blank,
        type,
        ofAsset: !isMove && booking.instrument !== undefined,
        total: textOf(isMove ? moved : amount),
        currency,
        fee: textOf(fee),
      },
      ...(hasCharges ? apart(booking, (charge) => charge.currency === currency) : []),
    ],
  };
}

function ofExchange(booking: Booking): Drafted {
  const { cash, received, cashIs = 'gross' } = booking;
  if (!cash || !received) return { question: { ask: 'otherSide' } };
  const [fee, tax] = [inside(booking.fee, cash.currency), inside(booking.tax, cash.currency)];
  // A fee in what came was taken from it.
  const kept = cashIs === 'net' ? inside(booking.fee, received.currency) : zero;
  return {
    drafts: [
      {
        ...blank,
        type: 'exchange',
        ofAsset: false,
        total: textOf(grossOf(cash, cashIs, true, plus(fee, tax))),
        currency: cash.currency,
        fee: textOf(fee),
        tax: textOf(tax),
        toTotal: textOf(plus(magnitude(decimal(received.amount)), kept)),
        toCurrency: received.currency,
      },
      ...apart(booking, (charge) => charge.currency === cash.currency),
    ],
  };
}

/** A split that only tells the new units gets its ratio from what was held (check-rows.ts). */
function ratioOf({ ratio }: Booking): Pick<Draft, 'numerator' | 'denominator'> {
  return { numerator: ratio?.numerator ?? null, denominator: ratio?.denominator ?? null };
}
