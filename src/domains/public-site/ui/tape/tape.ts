export type Quote = {
  symbol: string;
  /** A decimal string; it is printed with the decimals it has. */
  value: string;
  /** Null where the day before is not known. */
  changePercent: number | null;
};

/** What the public strip of quotes shows. */
export type Tape = { quotes: readonly Quote[]; simulated: boolean };

type QuoteOutput = { symbol: string; value: string; change_percent: number | null; is_simulated: boolean };

/** The tape from what the call answers. */
export function tapeOf(quotes: readonly QuoteOutput[]): Tape {
  return {
    quotes: quotes.map(({ symbol, value, change_percent }) => ({
      symbol,
      value,
      changePercent: change_percent,
    })),
    simulated: quotes.some((quote) => quote.is_simulated),
  };
}
