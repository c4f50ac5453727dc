/** What somebody with the link of a shared report reads. */
const en = {
  sharedBy: 'Shared by {owner} · as of {day}',
  until: 'Available until {day}',
  amountsHidden: 'Amounts hidden',
  scope: '{scope}, in {currency}',
  shareOfProfit: 'Share of the profit; 100% together',
  sharesOfDay: 'Share of each day’s value',
  what: 'What',
  value: 'Value',
  others: 'Others',
  largest: 'Largest',
  noFile: 'We could not prepare the file. Try again in a moment.',
  nothing: 'There is nothing to show',
  nothingText: 'The report has no figures for what its owner chose to show.',
  locked: {
    title: 'This report has a password',
    text: 'The person who sent you the link knows it.',
    password: 'Password',
    open: 'Open the report',
    head: 'A report with a password',
    description: 'Enter the password to open it.',
  },
  gone: {
    title: 'This link opens nothing',
    text: 'Its owner stopped sharing the report, the link has expired, or the address is not complete.',
    home: 'To the home page',
  },
  head: {
    description: '{kind}, {period}. Shared by {owner} with {brand}.',
  },
  own: {
    title: 'Work out your year the same way',
    text: 'Shares, bonds, crypto and real estate on one chart.',
    open: 'See Walory',
  },
  smallPrint:
    'This report shows only what its owner chose, and is gone once the owner stops sharing it. Walory records and calculates; it does not give investment or tax advice. Past results do not promise future ones.',
};
export default en;
