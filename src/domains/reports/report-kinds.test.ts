import { describe, expect, it } from 'vitest';
import { definitionShape } from './report-definition.ts';
import { elementsOfKind, reportElements, reportKinds } from './report-kinds.ts';

describe('the kinds of reports (rule RP-1)', () => {
  it.each(reportKinds)('%s has elements to share, each of them once', (kind) => {
    const elements = elementsOfKind[kind];
    expect(elements.length).toBeGreaterThan(0);
    expect(new Set(elements).size).toBe(elements.length);
  });

  it('every element is found in some report', () => {
    expect(new Set(Object.values(elementsOfKind).flat())).toEqual(new Set(reportElements));
  });

  it('a definition that says only what it must is of everything, without a benchmark', () => {
    const given = { kind: 'income', period: { of: 'start' }, currency: null };
    expect(definitionShape.parse(given)).toEqual({
      ...given,
      portfolios: 'all',
      properties: 'all',
      benchmark: 'none',
    });
  });

  it('a currency is written small', () => {
    const { currency } = definitionShape.parse({ kind: 'costs', period: { of: 'start' }, currency: 'EUR' });
    expect(currency).toBe('eur');
  });
});
