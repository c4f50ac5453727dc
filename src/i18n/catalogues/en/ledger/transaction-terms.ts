/** Words for cases of the types of transactions; part of the catalogue `transactions`. */

/** A case of a type that is asked for by its own name. */
export const cases = {
  'buy-swap': 'Coins received for coins',
  'sell-swap': 'Coins given for coins',
  'sell-redemption': 'Bond redeemed',
  'sell-expired': 'Bought option expired',
  'sell-exercised': 'Bought option exercised',
  'transfer-in-gift': 'Gift received',
  'transfer-in-inheritance': 'Inheritance received',
  'short-option': 'Option written',
  'cover-expired': 'Written option expired',
  'cover-assigned': 'Written option assigned',
};
/** The case alone, beside its type. */
export const occasions = {
  redemption: 'Redemption',
  swap: 'Coins for coins',
  gift: 'Gift',
  inheritance: 'Inheritance',
  option: 'Option',
  expired: 'Expired',
  exercised: 'Exercised',
  assigned: 'Assigned',
};

/** In the form. */
export const terms = {
  occasion: 'Occasion',
  worth: 'Value per unit',
  premium: 'Premium per unit',
  givenHint: 'What it was worth on the day you received it; profit is calculated from it',
  priorCost: 'Previous owner’s cost, PLN',
  priorCostHint: 'What the donor or the deceased paid for all these units. Only the tax page uses it.',
  priorTax: 'Inheritance or gift tax, PLN',
  priorTaxHint: 'What you paid on these units. Your gain is exempt up to this amount.',
  openedOn: 'Opened on',
  openValue: 'Value when opened',
  closeValue: 'Value when closed',
  feeCurrency: 'Fee currency',
  sameCurrency: 'The same as the transaction',
  accrued: 'Accrued interest',
  accruedHint: 'Paid or received with the price, for the whole trade.',
  result: 'Result',
  loss: 'It was a loss',
  coverUpTo: 'You can cover up to {units}',
  tooManyToCover: 'You can cover at most {max}.',
};
