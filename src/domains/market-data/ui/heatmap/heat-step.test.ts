import { describe, expect, it } from 'vitest';
import { heatColours } from '../../../../design-system/figures/heat-colours.ts';
import { periods } from '../../period-change.ts';
import { heatStep } from './heat-step.ts';

describe('the step of a heat colour', () => {
  it('is wider for longer periods', () => {
    const steps = periods.map((period) => heatStep(period, 'stocks'));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(new Set(steps).size).toBe(steps.length);
  });

  it('is wider for crypto', () => {
    for (const period of periods) {
      expect(heatStep(period, 'crypto')).toBeGreaterThan(heatStep(period, 'indices'));
    }
  });

  it('paints the same change paler over a year than over a day', () => {
    expect(heatColours(3, heatStep('24h', 'stocks')).background).toBe('var(--hm-u4)');
    expect(heatColours(3, heatStep('1Y', 'stocks')).background).toBe('var(--hm-0)');
    expect(heatColours(-38.4, heatStep('1Y', 'stocks')).background).toBe('var(--hm-d4)');
  });
});
