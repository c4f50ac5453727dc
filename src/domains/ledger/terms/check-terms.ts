import { isDay } from '../../../foundation/calendar-day.ts';
import { compare, decimal, isDecimalText, minus, sign, textOf } from '../../../foundation/decimal.ts';
import type { FieldErrors } from '../../../foundation/failure.ts';
import { type TransactionType, transactionShapes } from '../transaction-types.ts';
import {
  endsForNothing,
  givenFor,
  noTerms,
  type Occasion,
  occasionsOf,
  type TransactionTerms,
} from './occasions.ts';

export type GivenTerms = { [Name in keyof TransactionTerms]?: TransactionTerms[Name] | undefined } & {
  type: TransactionType;
  total?: string | null | undefined;
  created_at: string;
  fee?: string | null | undefined;
  currency_id?: string | undefined;
  fee_currency_id?: string | null | undefined;
};

const isBought = (type: TransactionType) => type === 'buy' || type === 'sell';

/** Whether nobody pays a price: an option ended for nothing. */
export function isForNothing({ occasion }: { occasion?: Occasion | null | undefined }): boolean {
  return !!occasion && endsForNothing.has(occasion);
}

/** What is wrong with what a row says beside its figures (rules L-24, L-25). */
export function termFaults(given: GivenTerms): FieldErrors {
  const errors: FieldErrors = {};
  const { type, occasion } = given;
  if (occasion && !occasionsOf[type]?.includes(occasion)) errors.occasion = ['occasionError'];
  if (type === 'result') Object.assign(errors, legFaults(given));
  return errors;
}

/** All of both legs or nothing of them; what they differ by is the result, whichever way it was. */
function legFaults({ opened_on, open_value, close_value, total, created_at }: GivenTerms): FieldErrors {
  if (!opened_on && !open_value && !close_value) return {};
  const errors: FieldErrors = {};
  const day = opened_on?.slice(0, 10) ?? '';
  if (!isDay(day) || day > created_at.slice(0, 10) || day < '1900-01-01') errors.opened_on = ['legsError'];
  if (!open_value) errors.open_value = ['legsError'];
  if (!close_value) errors.close_value = ['legsError'];
  if (!open_value || !close_value || !total || !isDecimalText(total)) return errors;
  const gain = minus(decimal(close_value), decimal(open_value));
  const result = decimal(total);
  const isSame = compare(gain, result) === 0 || compare(minus(decimal('0'), gain), result) === 0;
  if (!isSame) errors.close_value = ['legsError'];
  return errors;
}

/** Whether a trade's fee was taken in another currency. */
function isOtherFee({ type, fee, fee_currency_id, currency_id }: GivenTerms): boolean {
  const isTraded =
    transactionShapes[type].amount === 'units' && type !== 'transfer-in' && type !== 'transfer-out';
  return isTraded && !!fee && /[1-9]/.test(fee) && !!fee_currency_id && fee_currency_id !== currency_id;
}

/** Only what its type and occasion have. */
export function termsOf(given: GivenTerms): TransactionTerms {
  const { type, accrued } = given;
  const occasion = given.occasion ?? null;
  const isGiven = occasion !== null && givenFor.has(occasion);
  const hasLegs = type === 'result' && !!given.opened_on;
  const hasAccrued = isBought(type) && !!accrued && sign(decimal(accrued)) > 0;
  return {
    ...noTerms,
    occasion,
    ...(isGiven && { prior_cost: given.prior_cost ?? null, prior_tax: given.prior_tax ?? null }),
    ...(hasLegs && {
      opened_on: given.opened_on!.slice(0, 10),
      open_value: given.open_value!,
      close_value: given.close_value!,
    }),
    ...(hasAccrued && { accrued: textOf(decimal(accrued)) }),
    ...(isOtherFee(given) && { other_fee: given.fee!, other_fee_currency_id: given.fee_currency_id! }),
  };
}
