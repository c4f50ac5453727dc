/** What a plan allows. Without a subscription the free plan's limits hold; with plans switched off nothing is limited. */
export type PlanLimits = {
  portfolios: number;
  integrations: number;
  strategies: number;
  sms: boolean;
  export: boolean;
  education: boolean;
};

/** Written as a number, because policies travel as numbers. */
const noLimit = Number.MAX_SAFE_INTEGER;

export const unlimited: PlanLimits = {
  portfolios: noLimit,
  integrations: noLimit,
  strategies: noLimit,
  sms: true,
  export: true,
  education: true,
};

/** The limits by the names they travel under (rule A-15). */
export function policiesOf(limits: PlanLimits) {
  return [
    { type: 'canCreateMorePortfolios' as const, value: limits.portfolios },
    { type: 'canConnectMoreIntegrations' as const, value: limits.integrations },
    { type: 'canConnectMoreStrategies' as const, value: limits.strategies },
    { type: 'canHaveSMSNotifications' as const, value: Number(limits.sms) },
    { type: 'canExportReportsToPDFOrCSV' as const, value: Number(limits.export) },
    { type: 'canHaveAccessToEducationMaterials' as const, value: Number(limits.education) },
  ];
}
