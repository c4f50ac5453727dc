import { decimal, hundred } from '../../foundation/decimal.ts';
import type { BondKind, SeriesTerms } from './series-terms.ts';

/** Terms as tables have them, in texts. */
type WrittenTerms = {
  symbol: string;
  kind: BondKind;
  face_value: string;
  first_rate: string | null;
  margin: string | null;
  fee: string | null;
  period_rates: readonly string[];
  matures_on: string | null;
  coupons_a_year: number;
  /** What a person typed in place of what is published. */
  reference?: string | null;
};

export function termsOf(row: WrittenTerms): SeriesTerms {
  const read = (text: string | null | undefined) => (text == null ? null : decimal(text));
  return {
    symbol: row.symbol,
    kind: row.kind,
    faceValue: row.face_value === '100' ? hundred : decimal(row.face_value),
    firstRate: read(row.first_rate),
    margin: read(row.margin),
    ownReference: read(row.reference),
    periodRates: row.period_rates.map(decimal),
    fee: read(row.fee),
    maturesOn: row.matures_on,
    couponsAYear: row.coupons_a_year,
  };
}
