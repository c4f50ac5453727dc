/** The questions of the onboarding, with the values that are stored. */
export const familiarityLevels = [1, 2, 3] as const;
export const investingReasons = [1, 2, 3, 4] as const;
export const trackingScopes = ['personal', 'personal-and-professional'] as const;

export type Familiarity = (typeof familiarityLevels)[number];
export type InvestingReason = (typeof investingReasons)[number];
export type TrackingScope = (typeof trackingScopes)[number];
