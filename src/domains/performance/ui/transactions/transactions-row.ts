import {
  type Decimal,
  decimal,
  hundred,
  isZero,
  minus,
  negated,
  over,
  plus,
  sum,
  textOf,
  times,
  zero,
} from '../../../../foundation/decimal.ts';
import { formatAmount, styleOf } from '../../../../foundation/format-amount.ts';
import { formatNumber, type Numbers } from '../../../../foundation/format-number.ts';
import { transactionShapes } from '../../../ledger/transaction-types.ts';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';

/** What the columns of units and price say of a row. */
export type Quantity = { units: string | null; price: string | null; currency: string | null };

const rateDecimals = 4;

/** Units and price as they were entered; an exchange is the bought currency at its rate, a split its ratio. */
export function quantityOf(row: TransactionOutput, numbers: Numbers): Quantity {
  const currency = row.currency.toUpperCase();
  if (row.amount !== null && row.price !== null)
    return { units: numbers.units(row.amount), price: priceNumber(row.price, currency), currency };
  if (row.numerator !== null && row.denominator !== null)
    return { units: ratioText(row.numerator, row.denominator, numbers), price: null, currency: null };
  if (row.to_total !== null && !isZero(decimal(row.to_total))) {
    const rate = textOf(over(decimal(row.total), decimal(row.to_total), rateDecimals));
    const price = numbers.number(rate, { decimals: rateDecimals });
    return { units: numbers.number(row.to_total), price, currency };
  }
  return { units: null, price: null, currency: null };
}

/** At least two decimals and as many as it has, in the format of its currency. */
export function priceNumber(price: string, currency: string): string {
  const fraction = (price.split('.')[1] ?? '').replace(/0+$/, '');
  return formatNumber(price, { decimals: Math.max(2, fraction.length), style: styleOf(currency) });
}

/** A split of 4 for 1: `4:1`. */
export function ratioText(numerator: string, denominator: string, numbers: Numbers): string {
  return `${numbers.quantity(numerator)}:${numbers.quantity(denominator)}`;
}

/** The second line at the right of a phone's row: `20 × 84,16 PLN`; money of another currency in that one. */
export function phoneQuantity(row: TransactionOutput, shownCurrency: string, numbers: Numbers): string {
  const { units, price, currency } = quantityOf(row, numbers);
  if (units && price) return `${units} × ${price} ${currency}`;
  if (units) return units;
  const foreign = row.currency.toLowerCase() !== shownCurrency.toLowerCase();
  return foreign ? formatAmount(row.total, row.currency) : '';
}

const moveless: ReadonlySet<TransactionOutput['type']> = new Set([
  'split',
  'transfer-in',
  'transfer-out',
  'spin-off',
]);

/** Whether it moves money at all: splits and transfers do not, so that their dash needs no reason. */
export function movesMoney(row: TransactionOutput): boolean {
  return !moveless.has(row.type);
}

/** Fee and tax together in the shown currency; null where a rate is missing. */
export function chargesOf(row: TransactionOutput): string | null {
  const { fee, tax } = transactionShapes[row.type];
  if ((fee && row.fee_shown === null) || (tax && row.tax_shown === null)) return null;
  return textOf(plus(decimal(row.fee_shown ?? '0'), decimal(row.tax_shown ?? '0')));
}

/** Kinds of money that are told apart in sums, in their order. */
export const moneyKinds = ['bought', 'sold', 'dividends', 'interest', 'deposits', 'withdrawals'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

const kindOf: Partial<Record<TransactionOutput['type'], MoneyKind>> = {
  buy: 'bought',
  sell: 'sold',
  dividend: 'dividends',
  interest: 'interest',
  deposit: 'deposits',
  withdrawal: 'withdrawals',
};

/** Before charges, which are summed for themselves; of a dividend what came after tax. */
function grossOf({ type, flow, fee_shown, tax_shown }: TransactionOutput): Decimal {
  const [paid, fee, tax] = [flow, fee_shown, tax_shown].map((amount) => decimal(amount ?? '0')) as [
    Decimal,
    Decimal,
    Decimal,
  ];
  const gross = plus(plus(paid, fee), type === 'dividend' ? zero : tax);
  return type === 'buy' || type === 'withdrawal' ? negated(gross) : gross;
}

/** What selected rows add up to by kind; rows without a rate are left out and counted. */
export function addUp(rows: readonly TransactionOutput[]): Record<MoneyKind, string> & {
  charges: string;
  withoutRate: number;
} {
  const charges = rows.map(chargesOf);
  const sums = moneyKinds.map((kind) => {
    const ofKind = rows.filter((row) => kindOf[row.type] === kind && row.flow !== null);
    return [kind, textOf(sum(ofKind.map(grossOf)))] as const;
  });
  return {
    ...(Object.fromEntries(sums) as Record<MoneyKind, string>),
    charges: textOf(sum(charges.map((one) => decimal(one ?? '0')))),
    withoutRate: rows.filter((row, at) => (movesMoney(row) && row.flow === null) || charges[at] === null)
      .length,
  };
}

/** Fees in percent of what was bought and sold; unknown where nothing was. */
export function shareOfTurnover(totals: { fees: string; bought: string; sold: string }): string | null {
  const turnover = plus(decimal(totals.bought), decimal(totals.sold));
  if (isZero(turnover)) return null;
  return textOf(over(times(decimal(totals.fees), hundred), turnover, 6));
}

/** Whether two rows are the halves of one transfer between own portfolios, recorded apart (rule L-14). */
export function makesPair(rows: readonly TransactionOutput[]): boolean {
  const left = rows.find(({ type }) => type === 'transfer-out');
  const came = rows.find(({ type }) => type === 'transfer-in');
  if (rows.length !== 2 || !left?.amount || !came?.amount) return false;
  return (
    left.other_portfolio_id === null &&
    came.other_portfolio_id === null &&
    left.portfolio_id !== came.portfolio_id &&
    left.asset_id === came.asset_id &&
    isZero(minus(decimal(left.amount), decimal(came.amount)))
  );
}

/** Rows of a corporate action are ticked and unticked together, since they are removed together (rule CA-7). */
export function wholeActions(
  rows: readonly Pick<TransactionOutput, 'id' | 'event_id'>[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): Set<string> {
  const ticked = new Set(after);
  for (const { id, event_id } of rows) {
    if (event_id === null || before.has(id) === after.has(id)) continue;
    for (const other of rows)
      if (other.event_id === event_id) ticked[after.has(id) ? 'add' : 'delete'](other.id);
  }
  return ticked;
}

/** What a corporate action is about: the asset it happened to, then the one that came out of it. */
export function tickersOf(
  rows: readonly Pick<TransactionOutput, 'event_id' | 'type' | 'ticker'>[],
  eventId: string,
): string[] {
  const own = rows.filter(({ event_id }) => event_id === eventId);
  const came = own.filter(({ type }) => type === 'transfer-in').map(({ ticker }) => ticker ?? '');
  const others = own.map(({ ticker }) => ticker ?? '').filter((ticker) => !came.includes(ticker));
  return [...new Set([...others, ...came])];
}

/** Whether a change of a row, or of its other half, writes into a portfolio that exceeds the plan (BL-17). */
export function isBeyondPlan(
  { portfolio_id, other_portfolio_id }: Pick<TransactionOutput, 'portfolio_id' | 'other_portfolio_id'>,
  readOnly: ReadonlySet<string>,
): boolean {
  return readOnly.has(portfolio_id) || (other_portfolio_id !== null && readOnly.has(other_portfolio_id));
}
