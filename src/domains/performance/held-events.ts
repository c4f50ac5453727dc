/** What may be coming for what portfolios hold. */
export const heldEvents = ['ex-dividend', 'dividend-payment', 'earnings', 'split'] as const;
export type HeldEvent = (typeof heldEvents)[number];
