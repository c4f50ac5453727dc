/** Families of indices that count dividends in; all others are of prices alone. */
const totalReturn = [/^WIG(-[A-Z]+)?$/, /^\^?G?DAXI?$/, /TR$/];

/** Whether an index, by its ticker, has dividends in it: its label says so (rule CO-3). */
export function countsDividends(ticker: string): boolean {
  return totalReturn.some((family) => family.test(ticker.toUpperCase()));
}
