/** What an optimising policy may hold. Bounds and leverage leave cash out; turnover counts half of all trades. */
export type Constraints = {
  longOnly: boolean;
  maxWeight: number | null;
  leverage: number | null;
  noCash: boolean;
  turnover: number | null;
};

/** The product's choice: nothing short and nothing on credit. */
export const longOnlyUnlevered: Constraints = {
  longOnly: true,
  maxWeight: null,
  leverage: 1,
  noCash: false,
  turnover: null,
};
