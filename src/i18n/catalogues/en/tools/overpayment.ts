const en = {
  name: 'Mortgage overpayment',
  card: 'How much interest disappears when you pay {amount} extra each month.',
  title: 'Mortgage overpayment calculator',
  meta: {
    title: 'Mortgage overpayment calculator',
    text: 'How much interest you save and how many months sooner you are debt-free when you overpay a loan monthly or once: a shorter term or a lower instalment, with a chart and a schedule.',
  },
  amount: 'Still to repay',
  months: 'Instalments left',
  rate: 'Interest rate',
  repayment: 'Instalments',
  annuity: 'equal',
  equalPrincipal: 'falling',
  monthly: 'Overpay each month',
  once: 'Overpay once',
  onceMonth: 'With instalment no.',
  onceAfterEnd: 'the loan ends before that',
  effect: 'Overpaying gives you',
  shorter: 'a shorter loan',
  lower: 'lower instalments',
  fee: 'Bank fee on overpayments',
  feeHint: 'usually 0 after three years',
  saved: 'You save on interest',
  savedAfterFee: 'You save after the fee',
  nothing: 'Enter an overpayment to see what it saves.',
  costsMore: 'The fee takes more than the interest saved.',
  sooner:
    'debt-free {years, plural, =0 {} one {# year} other {# years}}{both, select, yes { and } other {}}{months, plural, =0 {} one {# month} other {# months}} sooner',
  nextInstalment: 'next instalment {next} instead of {first}',
  sameEnd: 'the last instalment comes at the same time',
  interestWithout: 'Interest without overpaying',
  interestWith: 'Interest with overpaying',
  fees: 'Bank fee',
  overpaid: 'Overpaid in total',
  instalmentsLeft: 'Instalments',
  fromTo: '{after} instead of {before}',
  chart: 'What is left to repay',
  balance: 'with overpaying',
  repaidSooner: 'repaid sooner',
  without: 'without overpaying',
  columns: {
    paid: 'Instalments',
    overpaid: 'Overpaid',
    principal: 'Principal',
    interest: 'Interest',
    balance: 'Balance',
    without: 'Without overpaying',
  },
  tableNote: 'At the interest rate you entered. The bank rounds each instalment to the grosz; so do we.',
  faqTitle: 'Good to know',
  faq: {
    shorterOrLower: {
      ask: 'Shorter loan or lower instalment?',
      answer:
        'A shorter loan saves more interest, because you keep paying the same instalment. A lower instalment leaves you more money each month; if you overpay the difference as well, both end almost the same.',
    },
    early: {
      ask: 'Why does an early overpayment save more?',
      answer:
        'Interest is counted on what you still owe. Money paid back in the first year no longer bears interest in all the years after it.',
    },
    fee: {
      ask: 'Can the bank charge for it?',
      answer:
        'For loans with a floating rate in Poland a bank may charge for early repayment only in the first three years, and at most 3% of the amount repaid. Check your agreement and enter the fee here.',
    },
    invest: {
      ask: 'Overpay or invest?',
      answer:
        'An overpayment brings what you save on interest, without risk and without tax. An investment has to bring more than the loan’s rate after tax to be worth more. Keep money for emergencies first: an overpayment cannot be withdrawn.',
    },
    floating: {
      ask: 'What if the interest rate changes?',
      answer:
        'The calculator keeps the rate you entered until the end. Calculate again with a higher and a lower one to see the range.',
    },
  },
};
export default en;
