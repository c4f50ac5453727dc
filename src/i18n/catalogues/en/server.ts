/** What the server itself says, outside of any page. */
const en = {
  stray: {
    title: '{brand} does not answer here',
    name: 'This installation answers only on the machine it runs on, at http://localhost. You came under another name.',
    proxy:
      'This installation answers only on the machine it runs on. Your request came through a proxy that it was not told about.',
    remedy: 'If you run it, set PUBLIC_URL to the address that people type, and start it again:',
  },
  demoKeepsEmail: 'The demo account keeps its e-mail address. Nothing was changed.',
  archive: `Your data

This archive holds everything that is stored about you and your account, as of the moment it was made.

README.txt            This text.
portfolios/*.csv      The transactions of each portfolio. You can open the file in a spreadsheet and import it here or elsewhere.
portfolios.csv        All transactions in one file, with the portfolio in the column Account. Import this one to keep transfers between your portfolios linked.
documents/*.pdf       Plan confirmations, invoices and corrections.
avatar.png            Your picture, if you have one.
*.json                Everything else, one file for each subject: your profile, sessions, history, portfolios, assets, transactions, connections, bonds, deposits, properties, strategies, reports, notifications and settings.

Passwords, keys of brokers and API keys are not included: they are stored encrypted or as a fingerprint.
Amounts and units are exact decimals with a point. Days are days in Warsaw; times are in UTC (ISO 8601).`,
  samplePortfolio: 'Sample portfolio',
};
export default en;
