/** What was chosen, and the strategy that would be replaced by it. */
export type Picked = { id: string; name: string; replaces: string | null };

/** A portfolio as the dialog shows it; its coverage comes from above this domain. */
export type PortfolioChoice = {
  id: string;
  name: string;
  isVirtual: boolean;
  strategyId: string | null;
  strategyName: string | null;
  strategyPercent: number | null;
};
