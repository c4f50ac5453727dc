import { type DecimalText, decimal, hundred, minus, textOf } from '../../../foundation/decimal.ts';
import type { RetailKind, SeriesTerms } from '../../bonds/series-terms.ts';

/** In the order of their terms; the last two are for families. */
export const offeredKinds = [
  'OTS',
  'ROR',
  'DOR',
  'TOS',
  'COI',
  'EDO',
  'ROS',
  'ROD',
] as const satisfies RetailKind[];
export type OfferedKind = (typeof offeredKinds)[number];
export const familyKinds: readonly OfferedKind[] = ['ROS', 'ROD'];

/** The newest series of a kind that has been on sale. */
export type OfferedSeries = {
  kind: OfferedKind;
  symbol: string;
  /** `2026-10`. */
  issueMonth: string;
  firstRate: DecimalText;
  margin: DecimalText | null;
  fee: DecimalText | null;
};

export function termsOf({ kind, symbol, firstRate, margin, fee }: OfferedSeries): SeriesTerms {
  return {
    symbol,
    kind,
    faceValue: hundred,
    firstRate: decimal(firstRate),
    margin: margin === null ? null : decimal(margin),
    ownReference: null,
    periodRates: [],
    fee: fee === null ? null : decimal(fee),
    maturesOn: null,
    couponsAYear: 0,
  };
}

/** ROR pay the reference rate and their margin from the first month on: what is left without the margin is the rate. */
export function impliedReference(offer: readonly OfferedSeries[]): DecimalText {
  const ror = offer.find(({ kind }) => kind === 'ROR');
  return ror ? textOf(minus(decimal(ror.firstRate), decimal(ror.margin ?? '0'))) : '0';
}
