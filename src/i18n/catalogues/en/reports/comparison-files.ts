/** Words of a comparison as PDF and spreadsheets; the rest are those of reports. */
const en = {
  own: 'Your portfolio',
  estimate: 'an estimate',
  kind: { comparison: 'Compare' },
  name: { inflation: '{above, select, 0 {Inflation} other {Inflation + {above}%}}' },
  holds: {
    price: 'price',
    'price-only': 'without dividends',
    'with-dividends': 'with dividends',
    'without-coupons': 'without coupons',
    strategy: 'strategy',
  },
  note: {
    empty: 'There is nothing to compare in these days.',
    'no-rate': 'There is no exchange rate for this currency.',
    carried: 'Days without a known value, shown at the last known one: {count}.',
    guessed: 'The latest months of inflation are not published yet and are an estimate.',
  },
  section: {
    compared: 'Your return beside the benchmarks',
    risk: 'Risk',
    cost_most: 'What cost you most',
    days: 'Day by day',
  },
  table: {
    compared: 'Returns compared',
    years_beside: 'Year by year',
    risk: 'Risk',
    cost_most: 'What cost you most',
    days: 'What 100 became',
  },
  column: { own: 'You', yearly: 'A year', of_100: '100 became', note: 'Note' },
  chart: { compared: 'What 100 on {day} became' },
  risk: {
    volatility: 'Volatility',
    deepest_fall: 'Deepest fall',
    sortino: 'Sortino ratio',
    beta: 'Your beta',
    tracking_error: 'Your tracking error',
  },
  costs: {
    currency: 'Currency',
    'idle-cash': 'Idle cash',
    taxes: 'Taxes',
    fees: 'Commissions and fees',
  },
};
export default en;
