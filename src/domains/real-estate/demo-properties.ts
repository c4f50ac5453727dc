import type { CashFlow, PropertyLoan } from './property.ts';

type Flow = {
  kind: CashFlow['kind'];
  amount: string;
  every: CashFlow['every'];
  from_day: string;
  to_day: string | null;
  vacancy_months: string;
  tax_percent: string;
  note: string | null;
};

type Loan = {
  amount: string;
  taken_on: string;
  first_due: string;
  months: number;
  repayment: PropertyLoan['repayment'];
  rate_kind: 'fixed' | 'floating';
  fixed_until: string | null;
  rates: { from: string; percent: string }[];
  overpayments: { day: string; amount: string; after: 'shorter' | 'lower' }[];
};

export type DemoProperty = {
  fields: {
    name: string;
    bought_price: string;
    bought_on: string;
    notary_cost: string;
    transfer_tax: string;
    agent_cost: string;
    other_cost: string;
    meter_square: string;
    built_on: string | null;
    country: string;
    state: string;
    city: string;
    street: string;
    street_number: string;
    postal_code: string;
    lat: number;
    lng: number;
    market_type: number;
    share: string;
    floor: number | null;
    balcony: boolean;
    rooms_count: number | null;
    bathrooms_count: number | null;
  };
  valuations: [day: string, price: string][];
  flows: Flow[];
  loan: Loan;
};

const once = { every: 'once' as const, to_day: null, vacancy_months: '0', tax_percent: '0' };
const monthly = { every: 'month' as const, to_day: null, vacancy_months: '0', tax_percent: '0' };

/** Invented, like everything of the demo. */
export const demoProperties: readonly DemoProperty[] = [
  {
    fields: {
      name: 'Studio, Redłowo',
      bought_price: '349000',
      bought_on: '2024-04-26',
      notary_cost: '3900',
      transfer_tax: '6980',
      agent_cost: '13020',
      other_cost: '0',
      meter_square: '34',
      built_on: '1978-01-01',
      country: 'Polska',
      state: 'pomorskie',
      city: 'Gdynia',
      street: 'ul. Legionów',
      street_number: '112/14',
      postal_code: '81-472',
      lat: 54.4965,
      lng: 18.5392,
      market_type: 2,
      share: '100',
      floor: 2,
      balcony: true,
      rooms_count: 1,
      bathrooms_count: 1,
    },
    valuations: [
      ['2025-01-10', '352000'],
      ['2025-07-01', '364000'],
      ['2026-04-15', '378000'],
      ['2026-10-02', '389000'],
    ],
    flows: [
      {
        ...monthly,
        kind: 'rent',
        amount: '2650',
        from_day: '2024-06-10',
        vacancy_months: '0.5',
        tax_percent: '8.5',
        note: null,
      },
      { ...monthly, kind: 'cost', amount: '450', from_day: '2024-05-15', note: 'Housing association' },
      { ...once, kind: 'cost', amount: '940', from_day: '2026-03-04', note: 'New washing machine' },
    ],
    loan: {
      amount: '312000',
      taken_on: '2024-04-26',
      first_due: '2024-05-31',
      months: 360,
      repayment: 'annuity',
      rate_kind: 'fixed',
      fixed_until: '2029-06-30',
      rates: [{ from: '2024-04-26', percent: '6.98' }],
      overpayments: [],
    },
  },
  {
    fields: {
      name: 'Flat, Bałuty',
      bought_price: '248000',
      bought_on: '2019-11-04',
      notary_cost: '2600',
      transfer_tax: '4960',
      agent_cost: '0',
      other_cost: '0',
      meter_square: '62',
      built_on: '1965-01-01',
      country: 'Polska',
      state: 'łódzkie',
      city: 'Łódź',
      street: 'ul. Żubardzka',
      street_number: '8/21',
      postal_code: '91-032',
      lat: 51.7862,
      lng: 19.4371,
      market_type: 2,
      share: '50',
      floor: 3,
      balcony: true,
      rooms_count: 3,
      bathrooms_count: 1,
    },
    valuations: [
      ['2021-06-01', '310000'],
      ['2023-09-15', '398000'],
      ['2026-06-30', '460000'],
    ],
    flows: [{ ...monthly, kind: 'cost', amount: '720', from_day: '2019-12-10', note: 'Housing association' }],
    loan: {
      amount: '120000',
      taken_on: '2019-11-04',
      first_due: '2019-12-05',
      months: 180,
      repayment: 'equal-principal',
      rate_kind: 'floating',
      fixed_until: null,
      rates: [
        { from: '2019-11-04', percent: '3.8' },
        { from: '2020-06-01', percent: '2.3' },
        { from: '2022-01-01', percent: '5.1' },
        { from: '2022-09-01', percent: '9.2' },
        { from: '2024-01-01', percent: '7.9' },
        { from: '2025-10-01', percent: '6.6' },
      ],
      overpayments: [{ day: '2023-03-10', amount: '20000', after: 'shorter' }],
    },
  },
];
