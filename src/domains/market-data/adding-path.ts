/** The parameter of the page of transactions that opens its form with an asset set (rule SE-11). */
export const addParameter = 'add';

/** Where an asset is added to a portfolio, from whatever page; who is not logged in does that on the way. */
export function addingPath(transactions: string, assetId: string): string {
  return `${transactions}?${new URLSearchParams({ [addParameter]: assetId })}`;
}
