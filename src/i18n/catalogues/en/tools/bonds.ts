const en = {
  name: 'Treasury bonds compared',
  card: 'For the time and inflation you assume, after tax. Example: {inflation} inflation over {years, plural, one {# year} other {# years}}.',
  title: 'Polish treasury bonds compared',
  meta: {
    title: 'Polish treasury bond comparison',
    text: 'OTS, ROR, DOR, TOS, COI, EDO and the family bonds side by side: what is left after tax and fees for the time and inflation you assume.',
  },
  amount: 'You invest',
  amountHint: '{bonds, plural, one {# bond} other {# bonds}} of 100 zł',
  months: 'For',
  monthsHint:
    '{years, plural, =0 {} one {# year} other {# years}}{both, select, yes { and } other {}}{rest, plural, =0 {} one {# month} other {# months}}',
  inflation: 'Inflation a year',
  inflationHint: 'your assumption; it sets COI, EDO and family bonds from the second year',
  reference: 'NBP reference rate',
  referenceHint: 'your assumption; it sets ROR and DOR from the second month',
  tax: 'Tax on interest',
  taxYes: '19%',
  taxNo: 'none (IKE)',
  family: 'Family bonds',
  familyNo: 'leave out',
  familyYes: 'show (800+)',
  most: 'Most: {kind}',
  perYear: '{rate} a year after tax, {real} above inflation',
  perYearFree: '{rate} a year, {real} above inflation',
  inAll: '{rate} in all, {real} above inflation',
  gain: 'Profit',
  taxPaid: 'Tax',
  fees: 'Early redemption fees',
  second: 'Second: {kind}',
  last: 'Least: {kind}',
  chartYear: 'Return a year after tax and fees',
  chartAll: 'Return over the whole time after tax and fees',
  table: 'Bond by bond',
  kinds: {
    OTS: '3 months',
    ROR: '1 year',
    DOR: '2 years',
    TOS: '3 years',
    COI: '4 years',
    EDO: '10 years',
    ROS: 'family, 6 years',
    ROD: 'family, 12 years',
  },
  rateFixed: '{rate} fixed',
  rateInflation: '{rate}, then inflation + {margin}',
  rateReference: '{rate}, then reference rate + {margin}',
  early: 'redeemed early',
  toTheEnd: 'held to maturity',
  again: '{times, plural, one {bought once} other {bought # times}}',
  columns: {
    kind: 'Bonds',
    terms: 'Interest',
    has: 'You have',
    gain: 'Profit',
    fees: 'Fees',
    rateYear: 'A year',
    rateAll: 'In all',
    real: 'Above inflation',
    how: 'How',
  },
  tableNote:
    'Terms of the newest issues we know: {issues}. Money from matured bonds and the interest paid on the way buy the same kind again on the same terms; bonds that have not matured at the end are redeemed early. Whole bonds only.',
  noOffer: 'No bonds to compare',
  noOfferText: 'The terms of treasury bonds have not been loaded here yet.',
  faqTitle: 'Good to know',
  faq: {
    which: {
      ask: 'Which treasury bonds pay most?',
      answer:
        'It depends on how long you can wait and on inflation. Long, inflation-linked EDO have the highest margin, but leaving them early costs a fee. For a few months short OTS or ROR lose less. Change the time above and watch the order change.',
    },
    early: {
      ask: 'What does early redemption cost?',
      answer:
        'A fixed amount for each bond, set with the issue; OTS lose all interest instead. In the first interest period the fee never takes more than the interest, so you get at least 100 zł for each bond.',
    },
    inflation: {
      ask: 'How does inflation enter the rate?',
      answer:
        'COI, EDO, ROS and ROD pay a fixed rate in the first year. Each following year pays the announced yearly inflation plus the margin of the issue; falling prices count as zero.',
    },
    tax: {
      ask: 'What about tax?',
      answer:
        '19% is taken from interest when it is paid out. EDO, TOS and family bonds pay at the end, so the tax waits and its money earns too. In an IKE with treasury bonds there is no tax if you keep its rules.',
    },
    advice: {
      ask: 'Is this advice?',
      answer:
        'No. It is arithmetic on your assumptions. Inflation and interest rates will differ from any assumption, and new issues come on new terms.',
    },
  },
};
export default en;
