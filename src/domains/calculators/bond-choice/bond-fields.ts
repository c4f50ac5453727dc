import type { DecimalText } from '../../../foundation/decimal.ts';
import { choice, number } from '../fields/fields.ts';

/** The reference rate begins as the bonds on sale imply it. */
export function bondFields(referenceRate: DecimalText) {
  return {
    amount: number('10000', '100', '10000000', 0),
    months: number('120', '1', '144', 0),
    inflation: number('2.5', '0', '30', 2),
    reference: number(referenceRate, '0', '30', 2),
    tax: choice('yes', ['yes', 'no']),
    /** Bonds that only receivers of the child benefit may buy. */
    family: choice('no', ['no', 'yes']),
  };
}
export type BondFields = ReturnType<typeof bondFields>;

export const bondFieldNames = Object.keys(bondFields('0'));
