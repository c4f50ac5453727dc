/** What a report by mail says, and the control that switches it. */
const en = {
  value: 'Value',
  flows: 'Deposits less withdrawals',
  return: 'Return (TWR)',
  income: 'Dividends and interest',
  quarter: 'Q{quarter} {year}',
  transactions: '{count, plural, one {# transaction} other {# transactions}} in this period',
  control: {
    label: 'Report by e-mail',
    off: 'Monthly e-mail: off',
    monthly: 'Monthly e-mail: on',
    quarterly: 'Quarterly e-mail: on',
    options: { off: 'Off', monthly: 'Every month', quarterly: 'Every quarter' },
    saved: 'Saved. The report comes in the first days after the period.',
    savedOff: 'Saved. No more reports come by e-mail.',
  },
};
export default en;
