import { decimal } from '../../foundation/decimal.ts';

/** 19 %: what Poland takes of gains, dividends and interest, as a part (art. 30a and 30b of the PIT act). */
export const flatTaxRate = decimal('0.19');
