import type { CallArguments } from '../../../../foundation/contract.ts';
import { decimal, isDecimalText, plus, rounded, textOf, times } from '../../../../foundation/decimal.ts';
import type { createHolding, updateHolding } from '../../contract.ts';
import { mostUnits } from '../../figure-limits.ts';

/** An asset of the catalogue, as the picker gives it. */
export type PickedAsset = {
  id: string;
  ticker: string;
  name: string;
  currencyId: string;
};

/** A holding, as far as the form needs it. */
export type AssetRecord = {
  id: string;
  /** Ticker. */
  name: string;
  title: string;
  parent_id: string;
  portfolio_id: string;
  currency_id: string;
  value: string | null;
  volume: string;
  added_at: string;
  broker_id: string | null;
  editable: boolean;
  opening: { value: string; volume: string; currency_id: string; added_at: string; fee: string } | null;
  transactions_count: number;
  notifications: { email: boolean; sms: boolean; percent: string | null };
  version: number;
};

export type AssetValues = {
  portfolio_id: string;
  volume: string;
  value: string;
  currency_id: string;
  added_at: string;
  fee: string;
  email: boolean;
  sms: boolean;
  /** From which change on one is told; empty for the usual one. */
  percent: string;
};

export function newAsset(asset: PickedAsset, portfolioId: string, today: string): AssetValues {
  return {
    portfolio_id: portfolioId,
    volume: '',
    value: '',
    currency_id: asset.currencyId,
    added_at: today,
    fee: '',
    email: false,
    sms: false,
    percent: '',
  };
}

/** While one purchase is all there is, the form shows that purchase; afterwards what the transactions add up to. */
export function assetValues(holding: AssetRecord): AssetValues {
  const { opening, notifications } = holding;
  return {
    portfolio_id: holding.portfolio_id,
    volume: opening?.volume ?? holding.volume,
    // An average has as many decimals as the division gave it; four are enough to read.
    value: opening?.value ?? (holding.value === null ? '' : textOf(rounded(decimal(holding.value), 4))),
    currency_id: opening?.currency_id ?? holding.currency_id,
    added_at: (opening?.added_at ?? holding.added_at).slice(0, 10),
    fee: withoutZero(opening?.fee ?? ''),
    email: notifications.email,
    sms: notifications.sms,
    percent: notifications.percent ?? '',
  };
}

export function creatingBody(
  assetId: string,
  values: AssetValues,
  submissionId: string,
): CallArguments<typeof createHolding>['body'] {
  const { email, sms, percent, fee, ...rest } = values;
  return {
    ...rest,
    parent_id: assetId,
    fee: fee.trim() || '0',
    notifications: { email, sms, percent: percent.trim() || null },
    submission_id: submissionId,
  };
}

/** What is read-only is left out, or the server would refuse the notifications with it. */
export function changingBody(
  values: AssetValues,
  editable: boolean,
  version: number,
): CallArguments<typeof updateHolding>['body'] {
  const { email, sms, percent, value, volume, currency_id, added_at, fee } = values;
  const notifications = { email, sms, percent: percent.trim() || null };
  if (!editable) return { notifications, version };
  return { value, volume, currency_id, added_at, fee: fee.trim() || '0', notifications, version };
}

/** What is paid: units × price + fee; nothing until both are numbers. */
export function paidTotal({ volume, value, fee }: Pick<AssetValues, 'volume' | 'value' | 'fee'>) {
  if (!isDecimalText(volume) || !isDecimalText(value)) return null;
  const cost = times(decimal(volume), decimal(value));
  return textOf(isDecimalText(fee) ? plus(cost, decimal(fee)) : cost);
}

/** A number below zero becomes zero as it is typed. */
export function notNegative(typed: string): string {
  return typed.startsWith('-') ? '0' : typed;
}

/** Whether a number is larger than any the ledger takes, rather than finer. */
export function isTooLarge(text: string): boolean {
  const whole = text.split('.')[0]?.replace(/^0+/, '') ?? '';
  return whole.length > mostUnits.length || (whole.length === mostUnits.length && whole !== mostUnits);
}

const order = ['volume', 'value', 'currency_id', 'added_at', 'fee', 'email', 'sms', 'percent'] as const;
export type AssetField = (typeof order)[number];
export type NewerAsset = Partial<AssetValues> & { version: number };

/** Reads what a refused change answers with; nothing if it is no holding. */
export function assetIn(answer: unknown): NewerAsset | null {
  const record = answer as (Partial<Record<string, unknown>> & { notifications?: object }) | null | undefined;
  if (typeof record?.version !== 'number') return null;
  const texts = ['volume', 'value', 'currency_id', 'added_at', 'fee'].flatMap((field) =>
    typeof record[field] === 'string' ? [[field, record[field]]] : [],
  );
  const { email, sms, percent } = (record.notifications ?? {}) as Partial<AssetRecord['notifications']>;
  return {
    ...Object.fromEntries(texts),
    ...(email !== undefined && { email }),
    ...(sms !== undefined && { sms }),
    ...(percent !== undefined && { percent: percent ?? '' }),
    version: record.version,
  };
}

/** Where what stands in the form differs from what somebody saved meanwhile, in the order of the form. */
export function assetDifferences(mine: AssetValues, newer: NewerAsset): AssetField[] {
  return order.filter((field) => newer[field] !== undefined && !same(mine[field], newer[field]));
}

function same(a: string | boolean, b: string | boolean | undefined): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return a === b;
  const [one, other] = [a.trim() || '0', b.trim() || '0'];
  return isDecimalText(one) && isDecimalText(other)
    ? textOf(decimal(one)) === textOf(decimal(other))
    : one === other;
}

function withoutZero(fee: string): string {
  return /[1-9]/.test(fee) ? fee : '';
}
