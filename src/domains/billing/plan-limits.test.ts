import { expect, test } from 'vitest';
import { policiesOf, unlimited } from './plan-limits.ts';

test('limits travel by their policy names, flags as 0 and 1 (rule A-15)', () => {
  const limits = {
    portfolios: 10,
    integrations: 5,
    strategies: 3,
    sms: false,
    export: true,
    education: true,
  };
  expect(policiesOf(limits)).toEqual([
    { type: 'canCreateMorePortfolios', value: 10 },
    { type: 'canConnectMoreIntegrations', value: 5 },
    { type: 'canConnectMoreStrategies', value: 3 },
    { type: 'canHaveSMSNotifications', value: 0 },
    { type: 'canExportReportsToPDFOrCSV', value: 1 },
    { type: 'canHaveAccessToEducationMaterials', value: 1 },
  ]);
});

test('no limit is a number that survives JSON', () => {
  const policies = policiesOf(unlimited);
  expect(JSON.parse(JSON.stringify(policies))).toEqual(policies);
});
