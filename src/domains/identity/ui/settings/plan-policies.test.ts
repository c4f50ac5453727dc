import { expect, test } from 'vitest';
import { allows, limitOf } from './plan-policies.ts';

const standard = [
  { type: 'canConnectMoreIntegrations' as const, value: 5 },
  { type: 'canHaveSMSNotifications' as const, value: 0 },
  { type: 'canExportReportsToPDFOrCSV' as const, value: 1 },
];

test('limits are numbers and flags are yes or no', () => {
  expect(limitOf(standard, 'canConnectMoreIntegrations')).toBe(5);
  expect(allows(standard, 'canHaveSMSNotifications')).toBe(false);
  expect(allows(standard, 'canExportReportsToPDFOrCSV')).toBe(true);
});

test('the largest number there is means no limit', () => {
  const lifted = [{ type: 'canCreateMorePortfolios' as const, value: Number.MAX_SAFE_INTEGER }];
  expect(limitOf(lifted, 'canCreateMorePortfolios')).toBeNull();
  expect(allows(lifted, 'canCreateMorePortfolios')).toBe(true);
});

test('a policy that is missing allows nothing', () => {
  expect(limitOf([], 'canCreateMorePortfolios')).toBe(0);
  expect(allows([], 'canHaveSMSNotifications')).toBe(false);
});
