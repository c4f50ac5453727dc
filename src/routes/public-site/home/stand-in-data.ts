import type { PlanOffer } from '../plan-offer.ts';
import type { Quote } from '../ticker-tape.tsx';

/** What the home page's loader answers until the plans' table and the market answer in its place. */

export const trialDays = 14;

export const offeredPlans: PlanOffer[] = [
  {
    slug: 'free',
    name: 'Free',
    pricePln: '0.00',
    priceEur: '0.00',
    portfolios: 1,
    integrations: 1,
    strategies: 1,
    sms: false,
    export: false,
    education: false,
  },
  {
    slug: 'standard',
    name: 'Standard',
    pricePln: '29.00',
    priceEur: '7.00',
    portfolios: 10,
    integrations: 5,
    strategies: 10,
    sms: false,
    export: true,
    education: true,
  },
  {
    slug: 'professional',
    name: 'Professional',
    pricePln: '79.00',
    priceEur: '19.00',
    portfolios: 100,
    integrations: 50,
    strategies: 100,
    sms: true,
    export: true,
    education: true,
  },
];

export const simulatedTape: Quote[] = [
  { symbol: 'WIG20', value: '3412.66', changePercent: 0.74 },
  { symbol: 'S&P 500', value: '7104.22', changePercent: 0.31 },
  { symbol: 'EUR/PLN', value: '4.2415', changePercent: -0.08 },
  { symbol: 'USD/PLN', value: '3.6480', changePercent: -0.21 },
  { symbol: 'BTC', value: '348200', changePercent: 2.31 },
  { symbol: 'PKO', value: '84.16', changePercent: 1.84 },
  { symbol: 'CDR', value: '268.40', changePercent: -1.27 },
];
