import { normal, streamOf, uniform } from '../arithmetic/keyed-random.ts';
import { dayIndex, isoDay } from '../calendar/day-index.ts';
import type { DemoSeries } from '../demo-market.ts';
import type { Quarter } from './company-quarters.ts';
import type { QuarterlyEarnings } from './earnings.ts';

export const cashFlowItems = [
  'operating_cash_flow',
  'payments_for_operating_activities',
  'proceeds_from_operating_activities',
  'change_in_operating_liabilities',
  'change_in_operating_assets',
  'depreciation_depletion_and_amortization',
  'capital_expenditures',
  'change_in_receivables',
  'change_in_inventory',
  'profit_loss',
  'cash_flow_from_investment',
  'cash_flow_from_financing',
  'proceeds_from_repayments_of_short_term_debt',
  'payments_for_repurchase_of_common_stock',
  'payments_for_repurchase_of_equity',
  'payments_for_repurchase_of_preferred_stock',
  'dividend_payout',
  'dividend_payout_common_stock',
  'dividend_payout_preferred_stock',
  'proceeds_from_issuance_of_common_stock',
  'proceeds_from_issuance_of_long_term_debt_and_capital_securities_net',
  'proceeds_from_issuance_of_preferred_stock',
  'proceeds_from_repurchase_of_equity',
  'proceeds_from_sale_of_treasury_stock',
  'change_in_cash_and_cash_equivalents',
  'change_in_exchange_rate',
  'net_income',
] as const;

export type CashFlowItem = (typeof cashFlowItems)[number];

/** Whole units of the company's currency; null is an item it does not report. */
export type CashFlowStatement = { fiscal_date_ending: string; reported_date: string } & Record<
  CashFlowItem,
  number | null
>;

/** A quarter's statement whose parts add up: operations + investment + financing + exchange rates = change in cash. */
export function quarterlyCashFlow(
  series: DemoSeries,
  quarter: Quarter,
  earnings: QuarterlyEarnings,
): CashFlowStatement {
  const { instrument } = series;
  const stream = streamOf(`cash-flow/${instrument.key}`);
  const at = quarter.year * 4 + quarter.quarter;
  const size = quarter.power * quarter.shares;
  const about = (part: number, draw: number) => thousands(size * part * normal(stream, at, draw));
  const bank = instrument.sector === 'banks' || instrument.sector === 'finance';

  const netIncome = thousands(earnings.reported_eps * quarter.shares);
  const depreciation = thousands(size * (bank ? 0.12 : 0.42) * (0.9 + 0.2 * uniform(stream, at, 1)));
  const receivables = about(0.14, 2);
  const inventory = bank ? null : about(0.1, 3);
  const liabilities = about(0.2, 4);
  const operating = netIncome + depreciation - receivables - (inventory ?? 0) + liabilities;

  const capital = thousands(size * (bank ? 0.1 : 0.5) * (0.8 + 0.4 * uniform(stream, at, 5)));
  const investment = -capital + about(0.15, 6);

  const dividends = thousands(dividendsPaid(series, quarter));
  const repurchases = instrument.country === 'US' ? thousands(size * 0.3 * uniform(stream, at, 7)) : null;
  const longTerm = about(0.25, 8);
  const shortTerm = about(0.08, 9);
  const financing = -dividends - (repurchases ?? 0) + longTerm + shortTerm;
  const exchange = about(0.012, 10);

  return {
    fiscal_date_ending: isoDay(quarter.end),
    reported_date: isoDay(quarter.reported),
    operating_cash_flow: operating,
    payments_for_operating_activities: thousands(size * 0.11 * (0.8 + 0.4 * uniform(stream, at, 11))),
    proceeds_from_operating_activities: null,
    change_in_operating_liabilities: liabilities,
    change_in_operating_assets: receivables + (inventory ?? 0),
    depreciation_depletion_and_amortization: depreciation,
    capital_expenditures: capital,
    change_in_receivables: receivables,
    change_in_inventory: inventory,
    profit_loss: netIncome,
    cash_flow_from_investment: investment,
    cash_flow_from_financing: financing,
    proceeds_from_repayments_of_short_term_debt: shortTerm,
    payments_for_repurchase_of_common_stock: repurchases,
    payments_for_repurchase_of_equity: repurchases,
    payments_for_repurchase_of_preferred_stock: null,
    dividend_payout: dividends,
    dividend_payout_common_stock: dividends,
    dividend_payout_preferred_stock: null,
    proceeds_from_issuance_of_common_stock: null,
    proceeds_from_issuance_of_long_term_debt_and_capital_securities_net: longTerm,
    proceeds_from_issuance_of_preferred_stock: null,
    proceeds_from_repurchase_of_equity: repurchases === null ? null : -repurchases,
    proceeds_from_sale_of_treasury_stock: null,
    change_in_cash_and_cash_equivalents: operating + investment + financing + exchange,
    change_in_exchange_rate: exchange,
    net_income: netIncome,
  };
}

/** The four quarters added up; an item that no quarter reports stays unreported. */
export function annualCashFlow(quarters: readonly CashFlowStatement[]): CashFlowStatement {
  const last = quarters[quarters.length - 1]!;
  const year: CashFlowStatement = { ...last };
  for (const item of cashFlowItems) {
    const values = quarters.map((quarter) => quarter[item]).filter((value) => value !== null);
    year[item] = values.length ? values.reduce((sum, value) => sum + value, 0) : null;
  }
  return year;
}

function dividendsPaid({ dividends }: DemoSeries, { start, end, shares }: Quarter): number {
  let sum = 0;
  for (const { paymentDay, amount } of dividends) {
    const day = dayIndex(paymentDay);
    if (day >= start && day <= end) sum += amount * shares;
  }
  return sum;
}

/** Adding 0 keeps a rounded nothing from being written as minus zero. */
function thousands(value: number): number {
  return Math.round(value / 1000) * 1000 + 0;
}
