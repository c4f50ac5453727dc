/** In the order of a statement; what a provider adds of its own follows. */
const order = [
  'net_income',
  'profit_loss',
  'depreciation_depletion_and_amortization',
  'change_in_receivables',
  'change_in_inventory',
  'change_in_operating_assets',
  'change_in_operating_liabilities',
  'proceeds_from_operating_activities',
  'payments_for_operating_activities',
  'operating_cash_flow',
  'capital_expenditures',
  'cash_flow_from_investment',
  'proceeds_from_issuance_of_common_stock',
  'proceeds_from_issuance_of_preferred_stock',
  'proceeds_from_issuance_of_long_term_debt_and_capital_securities_net',
  'proceeds_from_repayments_of_short_term_debt',
  'proceeds_from_sale_of_treasury_stock',
  'proceeds_from_repurchase_of_equity',
  'payments_for_repurchase_of_common_stock',
  'payments_for_repurchase_of_preferred_stock',
  'payments_for_repurchase_of_equity',
  'dividend_payout',
  'dividend_payout_common_stock',
  'dividend_payout_preferred_stock',
  'cash_flow_from_financing',
  'change_in_exchange_rate',
  'change_in_cash_and_cash_equivalents',
];

/** The lines of a statement, in the order people read one. */
export function cashFlowLines(items: Record<string, string | null>): [string, string | null][] {
  const place = (key: string) => {
    const at = order.indexOf(key);
    return at < 0 ? order.length : at;
  };
  return Object.entries(items).sort(([a], [b]) => place(a) - place(b) || a.localeCompare(b));
}
