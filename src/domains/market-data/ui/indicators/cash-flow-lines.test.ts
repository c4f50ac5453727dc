import { describe, expect, it } from 'vitest';
import en from '../../../../i18n/catalogues/en/market.ts';
import { cashFlowLines } from './cash-flow-lines.ts';

describe('the lines of a cash flow statement', () => {
  it('begin with the result and end with the change in cash; what is new follows', () => {
    const lines = cashFlowLines({
      zebra_costs: '1',
      change_in_cash_and_cash_equivalents: '5',
      operating_cash_flow: '10',
      apple_costs: null,
      net_income: 'None',
    });
    expect(lines.map(([key]) => key)).toEqual([
      'net_income',
      'operating_cash_flow',
      'change_in_cash_and_cash_equivalents',
      'apple_costs',
      'zebra_costs',
    ]);
  });

  it('all have a place and a name', () => {
    const known = Object.keys(en.indicators.cashFlow.items);
    const lines = cashFlowLines(Object.fromEntries([...known, 'zzz'].map((key) => [key, '1'])));
    expect(lines.at(-1)?.[0]).toBe('zzz');
    expect(lines).toHaveLength(known.length + 1);
  });
});
