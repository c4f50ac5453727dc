import type { PortfolioKind } from '../portfolio-kinds.ts';

/** A purchase plan: so much money on the first trading day from each date on. */
type Buys = { key: string; from: string; everyMonths: number; times: number; budget: number };
type Order = { key: string; day: string; budget: number; feeInZloty?: boolean };
type Sale = { key: string; day: string /** Part of the units held then. */; part: number };

/** What is more than a purchase, a sale or a payment (rules L-23 to L-26). */
export type DemoSpecials = {
  shorts?: { key: string; day: string; budget: number /** Open where there is none. */; covered?: string }[];
  /** Futures, opened and closed at the market's closes; below zero were sold first. */
  contracts?: { key: string; opened: string; day: string; count: number }[];
  /** Coins for other coins of the same worth. */
  swaps?: { from: string; to: string; day: string; units: number }[];
  /** `paid` is what each unit had cost the giver, in złoty. */
  gifts?: { key: string; day: string; units: number; paid: number }[];
};

export type DemoPortfolio = {
  name: string;
  /** An ordinary account, unless it says otherwise. */
  kind?: PortfolioKind;
  /** Lowercase title. */
  currency: string;
  followsCash: boolean;
  /** In the portfolio's currency. */
  deposits: { from: string; everyMonths: number; times: number; amount: number }[];
  exchanges: { day: string; to: string; amount: number }[];
  buys: Buys[];
  orders: Order[];
  sales: Sale[];
  /** New units for some of the old, most of them bought below the market and the rest of the rights sold. */
  rights: { key: string; day: string }[];
  specials?: DemoSpecials;
  /** A part of each order's value, at least `least`, in the instrument's currency. */
  fee: { part: number; least: number };
  /** Yearly, in the portfolio's currency. */
  custodyFee: number | null;
  /** So many of the newest dividends are not recorded: they wait to be confirmed. */
  dividendsWait: number;
  /** What stands at the last row of a kind. */
  notes?: readonly { key: string; type: 'buy' | 'sell'; note: string }[];
};

/** What the demo account did over the years: portfolios in złoty, euro and dollar, and two accounts of old age. Instruments by their demo key. */
export const demoPlan: readonly DemoPortfolio[] = [
  {
    name: 'Brokerage',
    currency: 'pln',
    followsCash: true,
    deposits: [
      { from: '2021-03-08', everyMonths: 2, times: 34, amount: 1900 },
      { from: '2022-09-05', everyMonths: 12, times: 4, amount: 3500 },
    ],
    exchanges: [
      { day: '2023-01-18', to: 'usd', amount: 11000 },
      { day: '2024-06-11', to: 'usd', amount: 9500 },
    ],
    buys: [
      { key: 'pko', from: '2021-03-15', everyMonths: 6, times: 10, budget: 2400 },
      { key: 'pzu', from: '2021-06-14', everyMonths: 8, times: 7, budget: 1500 },
      { key: 'btc', from: '2023-02-06', everyMonths: 4, times: 8, budget: 240 },
      { key: 'eth', from: '2023-03-06', everyMonths: 6, times: 5, budget: 180 },
    ],
    orders: [
      { key: 'cdr', day: '2021-05-10', budget: 6000 },
      { key: 'cdr', day: '2022-06-20', budget: 4000 },
      { key: 'kgh', day: '2021-10-04', budget: 5200 },
      { key: 'kgh', day: '2023-11-13', budget: 3600 },
      { key: 'msft', day: '2023-01-23', budget: 1900 },
      { key: 'msft', day: '2024-06-17', budget: 1500, feeInZloty: true },
      { key: 'ale', day: '2022-02-07', budget: 3000 },
      { key: 'peo', day: '2024-02-12', budget: 4200 },
    ],
    sales: [
      { key: 'ale', day: '2024-09-09', part: 1 },
      { key: 'cdr', day: '2024-03-18', part: 0.4 },
      { key: 'kgh', day: '2025-05-12', part: 0.3 },
      { key: 'btc', day: '2025-03-10', part: 0.25 },
    ],
    rights: [{ key: 'peo', day: '2026-10-12' }],
    specials: {
      contracts: [
        { key: 'fw20', opened: '2025-02-03', day: '2025-02-17', count: 1 },
        { key: 'fw20', opened: '2025-09-22', day: '2025-10-06', count: 1 },
        { key: 'fw20', opened: '2026-04-13', day: '2026-04-27', count: 1 },
      ],
      swaps: [{ from: 'btc', to: 'eth', day: '2025-08-11', units: 0.005 }],
      gifts: [{ key: 'pzu', day: '2022-12-23', units: 15, paid: 29.4 }],
    },
    fee: { part: 0.0029, least: 3 },
    custodyFee: 60,
    dividendsWait: 1,
  },
  {
    name: 'Retirement',
    currency: 'eur',
    followsCash: false,
    deposits: [],
    exchanges: [],
    buys: [
      { key: 'vwce', from: '2021-01-11', everyMonths: 1, times: 70, budget: 330 },
      { key: 'euna', from: '2021-02-08', everyMonths: 3, times: 23, budget: 210 },
      { key: '4gld', from: '2022-01-10', everyMonths: 6, times: 9, budget: 190 },
      { key: 'is3n', from: '2022-04-11', everyMonths: 3, times: 18, budget: 150 },
    ],
    orders: [{ key: 'sxr8', day: '2021-04-19', budget: 2600 }],
    sales: [{ key: 'sxr8', day: '2023-07-17', part: 0.5 }],
    rights: [],
    fee: { part: 0.001, least: 1 },
    custodyFee: null,
    dividendsWait: 0,
  },
  {
    name: 'Dollar account',
    currency: 'usd',
    followsCash: false,
    deposits: [],
    exchanges: [],
    buys: [{ key: 'voo', from: '2022-02-14', everyMonths: 2, times: 28, budget: 700 }],
    orders: [
      { key: 'aapl', day: '2021-08-16', budget: 3000 },
      { key: 'aapl', day: '2023-04-17', budget: 2200 },
      { key: 'nvda', day: '2022-10-17', budget: 1800 },
      { key: 'ko', day: '2022-03-14', budget: 1600 },
      { key: 'jnj', day: '2022-05-16', budget: 1700 },
      { key: 'amzn', day: '2021-11-15', budget: 2400 },
    ],
    sales: [
      { key: 'nvda', day: '2025-06-16', part: 0.35 },
      { key: 'amzn', day: '2024-04-15', part: 1 },
    ],
    rights: [],
    specials: {
      shorts: [
        { key: 'tsla', day: '2025-01-27', budget: 1900, covered: '2025-04-07' },
        { key: 'tsla', day: '2026-09-14', budget: 1600 },
      ],
    },
    fee: { part: 0.0005, least: 1 },
    custodyFee: null,
    dividendsWait: 1,
    notes: [
      { key: 'nvda', type: 'sell', note: 'Paid for the roof, the case for NVIDIA stands' },
      { key: 'nvda', type: 'buy', note: 'NVIDIA, after the good quarter' },
    ],
  },
  {
    name: 'IKE',
    kind: 'ike',
    currency: 'pln',
    followsCash: true,
    deposits: [
      { from: '2021-01-11', everyMonths: 1, times: 240, amount: 1000 },
      { from: '2022-01-17', everyMonths: 12, times: 20, amount: 4000 },
      { from: '2025-01-20', everyMonths: 12, times: 20, amount: 4000 },
    ],
    exchanges: [],
    buys: [
      { key: 'etfbspxpl', from: '2021-01-18', everyMonths: 1, times: 70, budget: 760 },
      { key: 'pzu', from: '2021-03-15', everyMonths: 6, times: 11, budget: 1300 },
    ],
    orders: [
      { key: 'etfbw20tr', day: '2022-02-14', budget: 3800 },
      { key: 'etfbw20tr', day: '2023-02-13', budget: 3600 },
      { key: 'etfbspxpl', day: '2025-02-10', budget: 8000 },
      { key: 'etfbspxpl', day: '2026-02-09', budget: 9000 },
    ],
    sales: [{ key: 'etfbw20tr', day: '2024-05-13', part: 0.5 }],
    rights: [],
    fee: { part: 0.0029, least: 3 },
    custodyFee: null,
    dividendsWait: 0,
  },
  {
    name: 'IKZE',
    kind: 'ikze',
    currency: 'pln',
    followsCash: true,
    deposits: [{ from: '2025-06-09', everyMonths: 3, times: 40, amount: 2800 }],
    exchanges: [],
    buys: [{ key: 'etfbm40tr', from: '2025-06-16', everyMonths: 3, times: 6, budget: 2700 }],
    orders: [],
    sales: [],
    rights: [],
    fee: { part: 0.0029, least: 3 },
    custodyFee: null,
    dividendsWait: 0,
  },
];

/** What belongs together for the demo's investor. */
export const demoGroups = [
  { name: 'Flat in Gdynia', portfolios: ['Brokerage', 'Dollar account'] },
  { name: 'After sixty', portfolios: ['Retirement', 'IKE', 'IKZE'] },
] as const;

/** What somebody looks around with before anything of their own is there: one account, five years, every kind of row. */
export const samplePlan: DemoPortfolio = {
  name: 'Sample',
  currency: 'pln',
  followsCash: true,
  deposits: [
    { from: '2021-09-06', everyMonths: 3, times: 40, amount: 2000 },
    { from: '2023-01-09', everyMonths: 12, times: 4, amount: 4000 },
  ],
  exchanges: [{ day: '2023-01-18', to: 'usd', amount: 4500 }],
  buys: [
    { key: 'pko', from: '2021-09-13', everyMonths: 6, times: 20, budget: 1700 },
    { key: 'pzu', from: '2022-01-17', everyMonths: 9, times: 12, budget: 1100 },
    { key: 'kgh', from: '2022-06-13', everyMonths: 12, times: 8, budget: 1900 },
  ],
  orders: [
    { key: 'msft', day: '2023-01-23', budget: 900 },
    { key: 'cdr', day: '2024-02-12', budget: 3400 },
    { key: 'peo', day: '2025-10-13', budget: 9000 },
  ],
  sales: [
    { key: 'kgh', day: '2025-05-12', part: 0.3 },
    { key: 'cdr', day: '2025-09-15', part: 0.5 },
  ],
  rights: [],
  fee: { part: 0.0029, least: 3 },
  custodyFee: null,
  dividendsWait: 0,
};
