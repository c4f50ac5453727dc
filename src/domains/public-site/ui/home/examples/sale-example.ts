/**
 * Three shares, bought in February 2025 and sold in March 2026. Each amount is taken at the last rate that NBP gave before
 * the day on which the trade was settled.
 */
export const sale = {
  ticker: 'MSFT',
  units: 3,
  soldOn: '2026-03-12',
  rateOfSaleOn: '2026-03-11',
  boughtOn: '2025-02-03',
  rateOfPurchaseOn: '2025-01-31',
  proceedsUsd: '1525.20',
  rateAtSale: '3.6712',
  proceeds: '5599.31',
  costUsd: '1233.60',
  rateAtPurchase: '4.0576',
  cost: '5005.46',
  income: '593.85',
} as const;

const grew = (from: string, to: string) => (Number(to) / Number(from) - 1) * 100;

/** In percent; the first two compound to the third. */
export const saleChanges = {
  price: grew(sale.costUsd, sale.proceedsUsd),
  dollar: grew(sale.rateAtPurchase, sale.rateAtSale),
  result: grew(sale.cost, sale.proceeds),
} as const;
