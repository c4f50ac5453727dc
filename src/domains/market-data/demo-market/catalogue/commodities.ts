import type { DemoInstrument } from '../demo-instrument.ts';
import type { SubclassSlug } from '../subclasses.ts';
import { plainInstrument } from './read-shares.ts';
import { readTable, textOrNull } from './read-table.ts';

const columns = ['key', 'ticker', 'kind', 'per', 'stooq', 'en', 'pl'] as const;

/** Spot prices in dollars. */
const rows = readTable(
  columns,
  `
key       | ticker | kind              | per        | stooq  | en              | pl
gold      | XAU    | precious-metals   | troy-ounce | xauusd | Gold            | Złoto
silver    | XAG    | precious-metals   | troy-ounce | xagusd | Silver          | Srebro
platinum  | XPT    | precious-metals   | troy-ounce | xptusd | Platinum        | Platyna
palladium | XPD    | precious-metals   | troy-ounce | xpdusd | Palladium       | Pallad
copper    | COPPER | industrial-metals | pound      | -      | Copper          | Miedź
aluminium | ALU    | industrial-metals | tonne      | -      | Aluminium       | Aluminium
wti       | WTI    | energy            | barrel     | -      | Crude oil WTI   | Ropa WTI
brent     | BRENT  | energy            | barrel     | -      | Crude oil Brent | Ropa Brent
natgas    | NATGAS | energy            | mmbtu      | -      | Natural gas     | Gaz ziemny
wheat     | WHEAT  | agriculture       | bushel     | -      | Wheat           | Pszenica
corn      | CORN   | agriculture       | bushel     | -      | Corn            | Kukurydza
soybeans  | SOY    | agriculture       | bushel     | -      | Soybeans        | Soja
coffee    | COFFEE | agriculture       | pound      | -      | Coffee          | Kawa
cocoa     | COCOA  | agriculture       | tonne      | -      | Cocoa           | Kakao
sugar     | SUGAR  | agriculture       | pound      | -      | Sugar           | Cukier
cotton    | COTTON | agriculture       | pound      | -      | Cotton          | Bawełna
`,
);

export const commodities: DemoInstrument[] = rows.map((row) => {
  const stooq = textOrNull(row.stooq);
  return {
    ...plainInstrument,
    key: row.key,
    isin: null,
    mic: null,
    ticker: row.ticker,
    class: 'commodities',
    subclass: row.kind as SubclassSlug,
    currency: 'USD',
    names: { en: row.en, pl: row.pl },
    country: null,
    quotedPer: row.per as NonNullable<DemoInstrument['quotedPer']>,
    providerSymbols: stooq ? { stooq } : {},
    sharesOutstanding: null,
    calendar: 'commodities',
  };
});
