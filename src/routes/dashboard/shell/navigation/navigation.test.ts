import { describe, expect, it } from 'vitest';
import { activePage, moduleOf, sidebarGroups } from './navigation.ts';

const modules = (...connected: string[]) =>
  (['brokerage-investments', 'real-estate', 'bonds'] as const).map((slug) => ({
    slug,
    is_connected: connected.includes(slug),
  }));

describe('the sidebar', () => {
  it('has every item when every module is connected', () => {
    expect(sidebarGroups(modules('brokerage-investments', 'real-estate', 'bonds'))).toEqual([
      [
        'dashboard',
        'reports',
        'portfolios',
        'transactions',
        'assets',
        'income',
        'taxes',
        'allAssets',
        'strategies',
        'recurringPlans',
        'integrations',
      ],
      ['properties', 'bonds', 'addModule'],
      ['settings', 'help', 'privacy'],
    ]);
  });

  it('leaves out the menus of modules that are not connected', () => {
    expect(sidebarGroups(modules('bonds'))).toEqual([
      ['dashboard'],
      ['bonds', 'addModule'],
      ['settings', 'help', 'privacy'],
    ]);
  });
});

describe('the active item', () => {
  it.each([
    ['/dashboard', 'dashboard'],
    ['/pl/dashboard', 'dashboard'],
    ['/en/dashboard/', 'dashboard'],
    ['/dashboard/broker-investments/reports', 'reports'],
    ['/dashboard/broker-investments/reports/42', 'reports'],
    ['/dashboard/broker-investments/reports/compare', 'reports'],
    ['/pl/dashboard/broker-investments/strategies/abc', 'strategies'],
    ['/dashboard/broker-investments/strategies/mine/abc', 'strategies'],
    ['/dashboard/broker-investments/markets/crypto', 'allAssets'],
    ['/dashboard/broker-investments/all-assets', 'allAssets'],
    ['/dashboard/broker-investments/assets', 'assets'],
    ['/dashboard/broker-investments/look-through', 'assets'],
    ['/dashboard/broker-investments/holdings/42', 'assets'],
    ['/pl/dashboard/broker-investments/held-assets/42', 'assets'],
    ['/dashboard/add-new-module', 'addModule'],
    ['/dashboard/payment', undefined],
    ['/dashboard/nowhere', undefined],
  ])('of %s is %s', (pathname, item) => {
    expect(activePage(pathname)).toBe(item);
  });
});

describe('the module of a page', () => {
  it.each([
    ['portfolios', 'brokerage-investments'],
    ['report', 'brokerage-investments'],
    ['market', 'brokerage-investments'],
    ['brokerSetup', 'brokerage-investments'],
    ['propertyReport', 'real-estate'],
    ['bonds', 'bonds'],
    ['settings', undefined],
  ] as const)('%s belongs to %s', (page, module) => {
    expect(moduleOf(page)).toBe(module);
  });
});
