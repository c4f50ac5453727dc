import { expect, it } from 'vitest';
import { heatColours } from './heat-colours.ts';

it('has nine steps and stays on the last one beyond them', () => {
  expect(heatColours(0.2, 1)).toEqual({ background: 'var(--hm-0)', color: 'var(--hm-lo)' });
  expect(heatColours(2.4, 1)).toEqual({ background: 'var(--hm-u2)', color: 'var(--hm-lo)' });
  expect(heatColours(-3, 1)).toEqual({ background: 'var(--hm-d3)', color: 'var(--hm-hi)' });
  expect(heatColours(-50, 1)).toEqual({ background: 'var(--hm-d4)', color: 'var(--hm-hi)' });
});
