/**
 * Where the law is read in several ways, the first is the usual reading; the others are chosen by whoever files
 * (rule TX-3). A filed year keeps the readings it was filed with.
 */
export const readings = {
  day: ['settlement', 'trade'],
  cost_method: ['fifo', 'lot'],
  fifo_scope: ['account', 'instrument'],
  transfer_order: ['acquired', 'arrived'],
  conversion_rounding: ['each', 'end'],
  sale_fee: ['cost', 'revenue'],
  account_fees: ['yes', 'no'],
  credit_limit: ['treaty', 'statutory'],
  credit_scope: ['payment', 'country', 'total'],
  flat_rounding: ['form', 'grosz_up'],
  wht_day: ['own', 'payment'],
  country_by: ['issuer', 'exchange'],
  derivatives: ['net', 'gross'],
  bond_redemption: ['flat', 'sale'],
  spinoff: ['dividend', 'cost_split', 'zero'],
  gift_cost: ['nothing', 'donor'],
  short_sale: ['covered', 'sold'],
  written_option: ['ended', 'received'],
  expired_option: ['cost', 'none'],
  loss_method: ['half', 'once'],
} as const;

export type Reading = keyof typeof readings;
export type Readings = { [K in Reading]: (typeof readings)[K][number] };

export const usualReadings = Object.fromEntries(
  Object.entries(readings).map(([name, choices]) => [name, choices[0]]),
) as Readings;
