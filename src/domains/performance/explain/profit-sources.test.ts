import { describe, expect, test } from 'vitest';
import { decimal, sum, textOf } from '../../../foundation/decimal.ts';
import { profitSteps } from './profit-sources.ts';

const figures = {
  realised: '4218.30',
  realised_fx_effect: '18.30',
  unrealised: '28479.34',
  unrealised_fx_effect: '-1842.60',
  fx_effect: '-1824.30',
  dividends: { gross: '3000.00', tax: '91.26', net: '2908.74' },
  interest: '0',
  cash_result: '0',
  fees: '512.44',
  taxes: '100.00',
  profit: '34993.94',
};

describe('the sources of a profit', () => {
  test('add up to it to the grosz (rule P-1)', () => {
    const steps = profitSteps(figures)!;
    const parts = steps.filter(({ source }) => source !== 'total');
    expect(textOf(sum(parts.map(({ amount }) => decimal(amount))))).toBe('34993.94');
    expect(steps.at(-1)).toEqual({ source: 'total', amount: '34993.94', from: '0', to: '34993.94' });
  });

  test('show what prices did apart from what currencies did (rule P-9)', () => {
    const steps = profitSteps(figures)!;
    expect(steps.find(({ source }) => source === 'priceEffect')?.amount).toBe('30321.94');
    expect(steps.find(({ source }) => source === 'realised')?.amount).toBe('4200');
    expect(steps.find(({ source }) => source === 'fxEffect')?.amount).toBe('-1824.3');
  });

  test('stand on each other: each begins where the one before it ended', () => {
    const steps = profitSteps(figures)!.slice(0, -1);
    expect(steps[0]?.from).toBe('0');
    for (const [at, step] of steps.entries()) if (at > 0) expect(step.from).toBe(steps[at - 1]?.to);
  });

  test('leave interest out where there is none, and count that of followed cash into it', () => {
    expect(profitSteps(figures)!.map(({ source }) => source)).not.toContain('interest');
    const withCash = profitSteps({ ...figures, interest: '10.5', cash_result: '-0.25' })!;
    expect(withCash.find(({ source }) => source === 'interest')?.amount).toBe('10.25');
  });

  test('are unknown while a price is missing', () => {
    expect(profitSteps({ ...figures, unrealised: null })).toBeNull();
    expect(profitSteps({ ...figures, profit: null })).toBeNull();
    expect(profitSteps({ ...figures, dividends: { gross: null, tax: null, net: null } })).toBeNull();
  });
});
