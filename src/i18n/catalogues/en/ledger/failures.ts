/** What the ledger refuses of a case of a type; part of the catalogue `common`. */
const en = {
  occasionError: 'This does not fit the type',
  priorCostError: 'Enter the cost as an amount, zero or more',
  priorTaxError: 'Enter the tax as an amount, zero or more',
  legsError: 'Enter the day and both values, which must differ by the result',
  accruedError: 'Enter the interest as an amount, zero or more',
  shortError: 'You hold units of it: sell them before you go short',
  chargeRowError: 'This fee belongs to a trade: change it there',
  coverError: 'It is sold short: cover it first',
};
export default en;
