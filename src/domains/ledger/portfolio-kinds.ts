/** What an account is before Polish law: an ordinary one, or one of the four for old age (rule L-22). */
export const portfolioKinds = ['ordinary', 'ike', 'ikze', 'oipe', 'ppk'] as const;
export type PortfolioKind = (typeof portfolioKinds)[number];
