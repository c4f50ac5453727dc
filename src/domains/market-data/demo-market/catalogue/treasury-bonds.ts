import { dayIndex, isoDay } from '../calendar/day-index.ts';
import type { DemoInstrument } from '../demo-instrument.ts';
import { plainInstrument } from './read-shares.ts';
import { numberOf, readTable, textOrNull } from './read-table.ts';

const columns = ['symbol', 'isin', 'coupon', 'maturity'] as const;

/** Fixed-rate bonds of the Polish treasury on Catalyst: percent of a nominal of 1,000 PLN, one coupon a year. */
const rows = readTable(
  columns,
  `
symbol | isin         | coupon | maturity
DS0726 | -            | 2.50   | 2026-07-25
DS0727 | -            | 2.50   | 2027-07-25
WS0428 | -            | 2.75   | 2028-04-25
WS0429 | -            | 5.75   | 2029-04-25
DS1029 | -            | 2.75   | 2029-10-25
DS1030 | PL0000112736 | 1.25   | 2030-10-25
DS0432 | PL0000113783 | 1.75   | 2032-04-25
DS1033 | -            | 6.00   | 2033-10-25
DS1034 | -            | 5.00   | 2034-10-25
WS0437 | -            | 5.00   | 2037-04-25
WS0447 | PL0000109765 | 4.00   | 2047-04-25
`,
);

const daysBeforeMaturity = 4;
/** When the catalogue was written. */
const written = '2026-11-15';

export const treasuryBonds: DemoInstrument[] = rows.map((row) => {
  const lastDay = isoDay(dayIndex(row.maturity) - daysBeforeMaturity);
  const coupon = numberOf(row.coupon);
  return {
    ...plainInstrument,
    key: row.symbol.toLowerCase(),
    isin: textOrNull(row.isin),
    mic: 'XWAR',
    ticker: row.symbol,
    class: 'bonds',
    subclass: 'treasury-bonds',
    currency: 'PLN',
    names: {
      en: `Treasury bond ${row.symbol}, ${coupon}%`,
      pl: `Obligacja skarbowa ${row.symbol}, ${String(coupon).replace('.', ',')}%`,
    },
    country: 'PL',
    priceUnit: 'percent',
    nominal: 1000,
    bond: { couponPercent: coupon, couponsPerYear: 1, maturity: row.maturity, lastDay },
    providerSymbols: {},
    sharesOutstanding: null,
    status: lastDay < written ? { kind: 'matured', lastDay } : { kind: 'listed' },
    calendar: 'warsaw',
  };
});
