import { isDay } from '../../foundation/calendar-day.ts';
import { decimal, plus, textOf, times } from '../../foundation/decimal.ts';
import type { FieldErrors } from '../../foundation/failure.ts';
import { type GivenTerms, isForNothing, termFaults, termsOf } from './terms/check-terms.ts';
import { type TransactionType, transactionShapes } from './transaction-types.ts';

type Given = Omit<GivenTerms, 'total' | 'created_at'> & {
  type: TransactionType;
  amount?: string | null | undefined;
  price?: string | null | undefined;
  total?: string | null | undefined;
  to_total?: string | null | undefined;
  to_currency_id?: string | null | undefined;
  currency_id: string;
  numerator?: string | null | undefined;
  denominator?: string | null | undefined;
  asset_value_id?: string | null | undefined;
  asset_id?: string | null | undefined;
  other_portfolio_id?: string | null | undefined;
  created_at: string;
  fee: string | null;
  tax: string | null;
};

const positive = (text: string | null | undefined) => !!text && /[1-9]/.test(text);

/** Types whose money may be taken or given back (rule L-16). */
const canReturn: ReadonlySet<TransactionType> = new Set(['dividend', 'interest', 'result', 'fee', 'tax']);

function isAmount({ type, total }: Pick<Given, 'type' | 'total'>): boolean {
  return positive(total) && (canReturn.has(type) || !total!.startsWith('-'));
}

/** Whether it is a transfer between two own portfolios, recorded as one act (rule L-14). */
export function isLinked(given: Pick<Given, 'type' | 'other_portfolio_id'>): boolean {
  return !!given.other_portfolio_id && (given.type === 'transfer-in' || given.type === 'transfer-out');
}

/** The day as entered, without the time a client may have added. */
export function dayGiven(text: string): string {
  return text.slice(0, 10);
}

const isTradeDay = (day: string, today: string) => isDay(day) && day <= today && day >= '1900-01-01';

/** What is wrong with the day of an opening purchase. */
export function dayFault(day: string, today: string): FieldErrors {
  return isTradeDay(day, today) ? {} : { added_at: ['createdAtError'] };
}

/** What the fields of a type lack (rule L-1); nothing when it can be recorded. */
export function faultsOf(given: Given, today: string): FieldErrors {
  const shape = transactionShapes[given.type];
  const errors: FieldErrors = {};
  const day = dayGiven(given.created_at);
  if (!isTradeDay(day, today)) errors.created_at = ['createdAtError'];
  if (shape.asset === 'required' && !given.asset_value_id && !given.asset_id)
    errors.asset_value_id = ['assetError'];
  if (shape.amount === 'units') {
    if (!positive(given.amount)) errors.amount = ['amountError'];
    if (!positive(given.price) && !isLinked(given) && !isForNothing(given)) errors.price = ['priceError'];
  }
  if ((shape.amount === 'money' || shape.amount === 'exchange') && !isAmount(given))
    errors.total = ['totalError'];
  if (shape.amount === 'exchange') {
    if (!positive(given.to_total)) errors.to_total = ['totalError'];
    if (!given.to_currency_id || given.to_currency_id === given.currency_id)
      errors.to_currency_id = ['currencyError'];
  }
  if (shape.amount === 'ratio') {
    if (!positive(given.numerator)) errors.numerator = ['ratioError'];
    if (!positive(given.denominator)) errors.denominator = ['ratioError'];
  }
  if (given.occasion && isLinked(given)) errors.occasion = ['occasionError'];
  return { ...termFaults(given), ...errors };
}

/** Only the fields its type has; what a form sent beyond them is not stored. */
export function fieldsOf(given: Given) {
  const shape = transactionShapes[given.type];
  const units = shape.amount === 'units';
  const money = shape.amount === 'money' || shape.amount === 'exchange';
  const exchange = shape.amount === 'exchange';
  const ratio = shape.amount === 'ratio';
  const terms = termsOf(given);
  const price = isForNothing(terms) ? '0' : given.price!;
  return {
    ...terms,
    units: units ? given.amount! : null,
    price: units ? price : null,
    total: money ? given.total! : terms.accrued && withAccrued(given.amount!, price, terms.accrued),
    to_total: exchange ? given.to_total! : null,
    to_currency_id: exchange ? given.to_currency_id! : null,
    numerator: ratio ? given.numerator! : null,
    denominator: ratio ? given.denominator! : null,
    fee: shape.fee && !terms.other_fee ? (given.fee ?? '0') : '0',
    tax: shape.tax ? (given.tax ?? '0') : '0',
  };
}

/** A bond is paid for with the interest it has earned: that is in the amount, as it is in a broker's (rule L-26). */
function withAccrued(units: string, price: string, accrued: string): string {
  return textOf(plus(times(decimal(units), decimal(price)), decimal(accrued)));
}
