const en = {
  label: 'Show amounts',
  of: { nominal: 'Nominal', real: 'Real', 'after-tax': 'After tax' },
  /** Beside the name of a figure: "Profit, real". */
  figure: { real: '{figure}, real', 'after-tax': '{figure}, after tax' },
  investedReal: 'Invested, in today’s złoty',
  onlyPln: 'Real and after tax are in złoty only: Polish prices and Polish tax.',
  noPrices: 'We have no inflation figures for these days, so amounts are nominal.',
  until: 'CPI to {month}',
  untilKept: 'CPI to {month}, unchanged since',
  simulated: 'simulated',
  sold: 'As if everything was sold on the day shown',
  uncovered:
    '{count, plural, one {# position has no known cost: no tax is counted on it.} other {# positions have no known cost: no tax is counted on them.}}',
  nominalRest: 'Other tables, files and links stay nominal.',
  why: 'How these amounts are reckoned',
  nominal: {
    sentence: 'Amounts as they are, before inflation and tax.',
    formula: 'profit = value − invested',
  },
  real: {
    sentence:
      'Every deposit and withdrawal is lifted to the złoty of the day shown; the value stays. Profit is what is left above inflation.',
    formula: 'real profit = value − Σ deposit × index of the day shown / index of its own day',
    source:
      'Monthly consumer price index of Statistics Poland (GUS); a month’s change is spread evenly over its days. After the last published month the index stays as it is.',
  },
  'after-tax': {
    sentence:
      'What would be left had everything been sold at the close of each day. Sales you have already made, and losses of earlier years, are not part of it.',
    formula: 'value after tax = value − 19 % × (value − cost of that day’s lots), in full złoty',
    source: 'The lots, costs and NBP rates of your tax year page, first in first out. Not tax advice.',
  },
  taxed: {
    securities:
      'Shares, funds and bonds in portfolios: 19 % of gains less losses, without the fee of a sale.',
    coins: 'Crypto: 19 % above the cost no sale has used up, apart from everything else.',
    bonds: 'Bonds: 19 % of the interest run up, without the fee for giving them back early.',
    deposits: 'Deposits: the tax on interest run up.',
    ike: 'IKE: returned before 60, 19 % of the gain.',
    oipe: 'OIPE: returned before 60, 19 % of the gain.',
    ikze: 'IKZE: returned before 65, all of it is income, at 12 %. In the second bracket it is 32 %.',
    'ikze-32':
      'IKZE: returned before 65, all of it is income, at 32 %, as your tax rate in the wrapper’s settings says.',
    ppk: 'PPK: returned before 60, less 30 % of the employer’s part, the state’s part, and 19 % of the gain.',
    outside: 'Property, metals and goods: no tax is counted.',
    paper: 'A paper portfolio has no tax.',
  },
};
export default en;
