import { expect, test } from 'vitest';
import { policiesOf, unlimited } from '../../billing/plan-limits.ts';
import { allows, limitOf } from './plan-policies.ts';

const standard = policiesOf({
  portfolios: 10,
  integrations: 5,
  strategies: 10,
  sms: false,
  export: true,
  education: true,
});

test('limits are numbers and flags are yes or no', () => {
  expect(limitOf(standard, 'canConnectMoreIntegrations')).toBe(5);
  expect(allows(standard, 'canHaveSMSNotifications')).toBe(false);
  expect(allows(standard, 'canExportReportsToPDFOrCSV')).toBe(true);
});

test('with plans switched off there is no limit', () => {
  expect(limitOf(policiesOf(unlimited), 'canCreateMorePortfolios')).toBeNull();
  expect(allows(policiesOf(unlimited), 'canHaveSMSNotifications')).toBe(true);
});

test('a policy that is missing allows nothing', () => {
  expect(limitOf([], 'canCreateMorePortfolios')).toBe(0);
  expect(allows([], 'canHaveSMSNotifications')).toBe(false);
});
