import { describe, expect, it } from 'vitest';
import { path } from '../../i18n/paths.ts';
import { noticePage } from './notice-pages.ts';

const id = '0193a7c2-0000-7000-8000-000000000001';
const at = (
  kind: Parameters<typeof noticePage>[0]['kind'],
  parent_type: string | null,
  parent_id: string | null,
) => {
  const { page, params, query } = noticePage({ kind, parent_type, parent_id });
  return path(page, 'pl', params) + query;
};

describe('what a notification leads to', () => {
  it('is the page it is about', () => {
    expect(at('portfolioMoved', 'portfolio', id)).toBe(
      `/pl/dashboard/broker-investments/assets?portfolio_id=${id}`,
    );
    expect(at('bondMatures', 'bond', id)).toBe(`/pl/dashboard/bonds/list?holding=${id}`);
    expect(at('reportOpened', 'report', id)).toBe(`/pl/dashboard/broker-investments/reports/${id}`);
    expect(at('importFinished', 'document', id)).toBe(
      `/pl/dashboard/broker-investments/integrations/import/${id}`,
    );
    expect(at('levelCrossed', 'asset', id)).toBe(`/pl/dashboard/broker-investments/all-assets?asset=${id}`);
    expect(at('signedIn', null, null)).toBe('/pl/dashboard/settings?tab=security');
    expect(at('trialEnds', 'plan', null)).toBe('/pl/dashboard/payment');
  });

  it('is the home page where it is about nothing in particular, or something nobody knows', () => {
    expect(at('welcome', null, null)).toBe('/pl/dashboard');
    expect(at('exDividend', 'toString', id)).toBe('/pl/dashboard');
    expect(at('exDividend', 'unheard-of', id)).toBe('/pl/dashboard');
  });

  it('does without what it is not given', () => {
    expect(at('splitWaiting', 'split', null)).toBe('/pl/dashboard/broker-investments/assets');
  });
});
