import type { Decimal } from '../../foundation/decimal.ts';
import type { DaySeries } from '../market-data/day-series.ts';

/** What the market knows of a holding's instrument. */
export type HoldingMarket = {
  /** Lowercase title of the currency it is quoted in. */
  currency: string;
  /** Turns a quote into money for a unit: 1, 0.01 for pence, nominal / 100 for a bond in percent. */
  factor: Decimal;
  /** As traded; NaN on days without a close. Null where nothing was ever quoted. */
  closes: DaySeries | null;
  newest: { price: Decimal; day: number; previous: Decimal | null; previousDay: number | null } | null;
};
