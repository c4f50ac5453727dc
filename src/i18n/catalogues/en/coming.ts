const en = {
  portfolios: {
    title: 'Portfolios',
    text: 'Here you will group your investments, see the value, profit and IRR of each group and compare them.',
  },
  assets: {
    title: 'My assets',
    text: 'Here every holding of yours will show its units, price, value and profit, portfolio by portfolio.',
  },
  transactions: {
    title: 'Transactions',
    text: 'Here you will record purchases and sales, dividends and fees, and search through all of them.',
  },
  strategies: {
    title: 'Strategies',
    text: 'Here you will connect a portfolio to a model allocation and see how closely it follows it.',
  },
  reports: {
    title: 'Reports',
    text: 'Here you will put charts and tables together, share them by link and save them as PDF.',
  },
  integrations: {
    title: 'Integrations',
    text: 'Here you will connect brokers by API or read in their files, and see when they were last synchronised.',
  },
  bonds: {
    title: 'My bonds',
    text: 'Here your treasury bonds will show their value to the grosz, interest day by day and redemptions.',
  },
  properties: {
    title: 'My real estate',
    text: 'Here your properties will stand on a map, with their value, your share, the mortgage and the rent.',
  },
  propertyReports: {
    title: 'Real estate reports',
    text: 'Here you will see what your properties brought in and how their value changed, ready to share.',
  },
  payment: {
    title: 'Plan and payments',
    text: 'Here you will choose a plan, see what it allows and download your invoices.',
  },
  back: 'Back to the dashboard',
};
export default en;
