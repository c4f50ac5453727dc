import {
  compare,
  decimal,
  isDecimalText,
  minus,
  negated,
  plus,
  sign,
  textOf,
  zero,
} from '../../../../foundation/decimal.ts';
import type { FieldErrors } from '../../../../foundation/failure.ts';
import { faultsOf } from '../../check-transaction.ts';
import { bringsUnits, takesUnits, transactionShapes } from '../../transaction-types.ts';
import {
  bodyOf,
  type EditedTransaction,
  hasPrice,
  isGiven,
  isTraded,
  isTransfer,
  type TransactionValues,
  type ValueName,
} from './transaction-values.ts';

/** The form's name of a field of the call, where it is another. */
const names: Record<string, ValueName> = {
  portfolio_id: 'portfolioId',
  other_portfolio_id: 'otherPortfolioId',
  asset_value_id: 'asset',
  asset_id: 'asset',
  currency_id: 'currencyId',
  to_total: 'toTotal',
  to_currency_id: 'toCurrencyId',
  created_at: 'day',
  prior_cost: 'priorCost',
  prior_tax: 'priorTax',
  opened_on: 'openedOn',
  open_value: 'openValue',
  close_value: 'closeValue',
  fee_currency_id: 'feeCurrencyId',
  'decision.why': 'why',
  'decision.change_mind': 'changeMind',
};

/** What the rules of the type say of the entries before they are sent, and what is held of the units to give away. */
export function faultsIn(values: TransactionValues, today: string, most: string | null): FieldErrors {
  const faults = faultsOf({ ...blank, ...bodyOf(values) } as Parameters<typeof faultsOf>[0], today);
  return isAbove(values.amount, most) && !faults.amount ? { ...faults, amount: ['maxVolumeError'] } : faults;
}

const blank = { type: 'buy', fee: '0', tax: '0' };

/** The form's field for one of the call; null where the type shows none. */
export function fieldOf(name: string, values: TransactionValues): ValueName | null {
  // Each tag is one of its own to the call, and all of them one field here.
  const field = names[name] ?? (name.replace(/^tags\.\d+$/, 'tags') as ValueName);
  return shownFields(values).has(field) ? field : null;
}

function shownFields(values: TransactionValues): Set<ValueName> {
  const { type } = values;
  const shape = transactionShapes[type];
  const byAmount: Record<typeof shape.amount, ValueName[]> = {
    units: hasPrice(values) ? ['amount', 'price', 'currencyId'] : ['amount'],
    money: ['total', 'currencyId'],
    exchange: ['total', 'currencyId', 'toTotal', 'toCurrencyId'],
    ratio: ['numerator', 'denominator'],
  };
  const shown: ValueName[] = ['portfolioId', 'day', 'time', 'note', 'tags', ...byAmount[shape.amount]];
  if (shape.asset !== 'none') shown.push('asset');
  if (type === 'buy') shown.push('why', 'changeMind');
  if (isTransfer(type) && !values.occasion) shown.push('otherPortfolioId');
  if (isGiven(values)) shown.push('priorCost', 'priorTax');
  if (type === 'result') shown.push('openedOn', 'openValue', 'closeValue');
  if (type === 'buy' || type === 'sell') shown.push('accrued');
  if (isTraded(type)) shown.push('feeCurrencyId');
  if (shape.fee) shown.push('fee');
  if (shape.tax) shown.push('tax');
  if (type === 'sell') shown.push('lots');
  return new Set(shown);
}

type Holding = { holdingId: string; volume: string };

/**
 * The most units that can be given away, as far as it is known here: those held now, with what the edited record
 * itself takes. For an earlier day the server knows better, because splits and later sales lie between.
 */
export function mostUnits(
  values: TransactionValues,
  holding: Holding | null,
  edited: EditedTransaction | null,
  today: string,
): string | null {
  const isCover = values.type === 'cover';
  if (!(takesUnits.has(values.type) || isCover) || values.day !== today) return null;
  const held = holding ? decimal(unitsWithout(holding, edited)) : zero;
  const most = isCover ? negated(held) : held;
  return sign(most) > 0 ? textOf(most) : '0';
}

/** Whether a number was entered that is above the most. */
export function isAbove(amount: string, most: string | null): boolean {
  return most !== null && isDecimalText(amount) && compare(decimal(amount), decimal(most)) > 0;
}

/** The units of a holding without those that the edited record brings or takes. */
export function unitsWithout(holding: Holding, edited: EditedTransaction | null): string {
  if (edited?.amount == null || edited.asset_value_id !== holding.holdingId) return holding.volume;
  const effect = decimal(edited.amount);
  const volume = decimal(holding.volume);
  if (takesUnits.has(edited.type) || edited.type === 'short') return textOf(plus(volume, effect));
  return bringsUnits.has(edited.type) || edited.type === 'cover'
    ? textOf(minus(volume, effect))
    : holding.volume;
}
