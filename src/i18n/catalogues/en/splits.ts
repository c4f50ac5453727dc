/** Splits that a feed knows and the ledger does not, wherever the asset is shown. */
const en = {
  text: '{ticker} had a {ratio} split on {day}. Your {before} units become {after}.',
  ratio: '{numerator}-for-{denominator}',
  add: 'Add split',
  added: 'Split of {ticker} added',
};
export default en;
