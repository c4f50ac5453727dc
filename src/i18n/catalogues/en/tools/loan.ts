const en = {
  name: '#naStart loan',
  card: 'A programme drafted in 2024 that never came into force.',
  title: 'Housing-loan subsidy calculator: #naStart',
  meta: {
    title: 'Housing loan subsidy calculator (#naStart)',
    text: 'What the Polish #naStart housing loan would have cost under the January 2024 concept: instalments after the subsidy, total subsidies and a schedule. The programme never came into force.',
  },
  never:
    '<b>This programme never came into force.</b> The calculator shows how it would have worked under the concept of January 2024. You cannot get such a loan today.',
  purpose: 'Purpose',
  purchase: 'Purchase',
  construction: 'Construction',
  amount: 'Loan amount',
  amountHint: 'subsidised up to {cap}',
  borrowers: 'Borrowers',
  children: 'Children',
  household: 'People in the household',
  householdHint: 'at least borrowers and children',
  location: 'City',
  locations: {
    gdansk: 'Gdańsk',
    krakow: 'Kraków',
    poznan: 'Poznań',
    warsaw: 'Warsaw',
    wroclaw: 'Wrocław',
    other: 'Other',
  },
  uplift: 'subsidy cap {percent} higher (our assumption)',
  noUplift: 'the basic subsidy cap',
  area: 'Floor area',
  roomy:
    'Above {area} m²: large for {people, plural, one {# person} other {# people}}. The concept set no limit.',
  income: 'Monthly income',
  incomeHint: 'limit for {people, plural, one {# person} other {# people}}: {limit}',
  incomeAbove: 'above the limit of {limit}: {cut} less subsidy each month',
  rate: 'Bank interest rate',
  indicator: 'BGK indicator',
  indicatorHint: 'announced each quarter',
  months: 'Term',
  monthsHint:
    '{years, plural, one {# year} other {# years}}{rest, plural, =0 {} one { and # month} other { and # months}}; at least 180 months',
  short: 'The programme required at least 180 months. The figures are for comparison only.',
  first: 'First instalment after the subsidy',
  instead: 'instead of {amount} with an ordinary loan',
  subsidies: 'Subsidies over 10 years',
  interestCost: 'Interest cost',
  standardInstalment: 'Ordinary loan: instalment',
  standardInterest: 'Ordinary loan: interest cost',
  saving: 'You would save',
  dearer: 'You would pay more by',
  chart: 'Instalment each month',
  subsidy: 'subsidy',
  interest: 'interest',
  principal: 'principal',
  ordinary: 'ordinary loan',
  subsidiesEnd: 'subsidies end: {amount}',
  columns: {
    instalment: 'Instalments',
    after: 'After subsidy',
    principal: 'Principal',
    interest: 'Interest',
    supplement: 'Supplement',
    fund: 'Paid by the Housing Fund',
    balance: 'Balance',
  },
  tableNote:
    'Supplement is the subsidy before the income cut; the Housing Fund column is what is actually paid. Each row is rounded to the grosz on its own; the last one settles the difference.',
  how: 'How the subsidy is worked out',
  programmeRate: 'Interest you would pay yourself',
  points: 'Subsidised interest: BGK indicator minus that',
  share: 'Subsidised part of the loan',
  cut: 'Taken off for income above the limit, monthly',
  firstSupplement: 'First month: supplement',
  firstPaid: 'First month: paid by the Housing Fund',
  faqTitle: 'The programme in short',
  faq: {
    source: {
      ask: 'Where does the subsidy come from?',
      answer:
        'From the BGK indicator we subtract the interest you would pay yourself: 1.5% for one or two people, 1% for three, 0.5% for four and 0% for five or more. The rest is multiplied by the loan balance, up to the cap for your household, and divided by twelve. The subsidy never exceeds the interest of that month.',
    },
    caps: {
      ask: 'How much of the loan would be subsidised?',
      answer:
        'PLN 200,000 for one person, 400,000 for two, 450,000 for three, 500,000 for four and 600,000 for five, plus 100,000 for each further person. The concept allowed 10% or 20% more in expensive cities; we assume 20% in Warsaw and 10% in Gdańsk, Kraków, Poznań and Wrocław.',
    },
    income: {
      ask: 'What if income is above the limit?',
      answer:
        'The monthly limit is PLN 10,000 for one person, 18,000 for two, 23,000 for three, 28,000 for four and 33,000 for five or more. Every złoty above it takes PLN 0.50 off the monthly subsidy for a single person and PLN 0.25 for others.',
    },
    jump: {
      ask: 'Why does the instalment change after ten years?',
      answer:
        'Subsidies last ten years, with equal parts of the principal repaid each month. Then the subsidy ends and the rest is repaid in equal instalments at the bank’s interest rate.',
    },
    today: {
      ask: 'Can the programme still come into force?',
      answer:
        'The concept of January 2024 foresaw four years of the programme and PLN 500 million for 2024. Neither it nor the bill of April 2024 was enacted. The calculator is here for comparison.',
    },
  },
};
export default en;
