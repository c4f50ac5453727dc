import type { CallArguments } from '../../foundation/contract.ts';
import { decimal, fixedTextOf, isDecimalText, textOf, times } from '../../foundation/decimal.ts';
import { readSymbol } from './bond-symbol.ts';
import type { BondOutput, createBond, SeriesOutput } from './contract.ts';

export type BondBody = CallArguments<typeof createBond>['body'];

/** What the form holds: texts, so that each control has a name of its own. */
export type BondValues = {
  bond_id: string;
  /** Typed where the series is entered by hand. */
  symbol: string;
  by_hand: boolean;
  amount: string;
  total: string;
  currency_id: string;
  purchased_at: string;
  reference_rate: string;
  margin: string;
  first_rate: string;
  fee: string;
  face_value: string;
  matures_on: string;
  coupons_a_year: string;
  quote: string;
};

export function newBond(currencyId: string, today: string): BondValues {
  return {
    bond_id: '',
    symbol: '',
    by_hand: false,
    amount: '',
    total: '',
    currency_id: currencyId,
    purchased_at: today,
    reference_rate: '',
    margin: '',
    first_rate: '',
    fee: '',
    face_value: '',
    matures_on: '',
    coupons_a_year: '1',
    quote: '',
  };
}

export function bondValues(bond: BondOutput): BondValues {
  return {
    ...newBond(bond.currency_id, bond.purchased_at),
    bond_id: bond.bond_id,
    symbol: bond.symbol,
    amount: String(bond.amount),
    total: bond.total,
    reference_rate: bond.reference_rate ?? '',
    margin: bond.margin ?? '',
    quote: bond.quote?.percent ?? '',
  };
}

/** What choosing a series fills in: its currency, and what its rates are made of. */
export function chosenValues(
  series: SeriesOutput,
): Pick<BondValues, 'bond_id' | 'symbol' | 'currency_id' | 'reference_rate' | 'margin'> {
  return {
    bond_id: series.id,
    symbol: series.symbol,
    currency_id: series.metadata.currency_id,
    reference_rate: series.reference_rate ?? '',
    margin: series.margin ?? '',
  };
}

/** Face value times amount, in the chosen currency at a rate; nothing while the amount is none. */
export function totalOf(faceValue: string, amount: string, rate: string | undefined): string {
  if (!isDecimalText(amount) || rate === undefined) return '';
  return fixedTextOf(times(times(decimal(faceValue), decimal(amount)), decimal(rate)), 2);
}

/** Below zero counts as none. */
export function notNegative(typed: string): string {
  return isDecimalText(typed) && typed.startsWith('-') ? '0' : typed;
}

const orNothing = (text: string) => (text.trim() === '' ? null : text);

export function bondBody(values: BondValues, mark: Pick<BondBody, 'version' | 'submission_id'>): BondBody {
  const common = {
    amount: values.amount,
    total: orNothing(values.total),
    currency_id: values.currency_id,
    purchased_at: values.purchased_at,
    margin: orNothing(values.margin),
    reference_rate: orNothing(values.reference_rate),
    quote: orNothing(values.quote),
    ...mark,
  };
  if (!values.by_hand)
    return { ...common, bond_id: orNothing(values.bond_id), symbol: orNothing(values.symbol) };
  const isCatalyst = readSymbol(values.symbol)?.kind === 'catalyst';
  return {
    ...common,
    symbol: values.symbol,
    first_rate: orNothing(values.first_rate),
    fee: orNothing(values.fee),
    face_value: orNothing(values.face_value),
    ...(isCatalyst && {
      matures_on: orNothing(values.matures_on),
      coupons_a_year: Number(values.coupons_a_year) as 0 | 1 | 2 | 4,
    }),
  };
}

/** Whether what stands in a field is what the table says. */
export function isOfTable(typed: string, table: string | null): boolean {
  if (typed.trim() === '') return true;
  return isDecimalText(typed) && textOf(decimal(typed)) === textOf(decimal(table ?? '0'));
}
