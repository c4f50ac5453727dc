const en = {
  name: 'How much to save for a goal',
  card: 'Compound interest, and the answer to: how much a month for a million in 20 years.',
  cardFigure: 'a month for {years, plural, one {# year} other {# years}} at {rate} a year',
  title: 'How much a month for your goal?',
  meta: {
    title: 'Compound interest and savings goal calculator',
    text: 'How much to save a month for 1 million in 20 years, or what regular savings will grow to: with interest, tax, inflation, a chart and a table by year.',
  },
  ask: 'What do you want to know?',
  askPayment: 'How much a month',
  askValue: 'How much I will have',
  goal: 'Goal',
  goalMoney: 'The goal is in',
  goalThen: 'future money',
  goalToday: 'today’s money',
  start: 'You have already',
  monthly: 'You save each month',
  years: 'For how long',
  rate: 'Interest a year',
  added: 'Interest is added',
  addedMonthly: 'monthly',
  addedYearly: 'yearly',
  raise: 'Raise the payment each year by',
  inflation: 'Inflation a year',
  inflationHint: 'to show the result in today’s money',
  tax: 'Tax on the profit',
  taxNone: 'none',
  taxEnd: '19% at the end',
  taxHint: 'none: for example in an IKE',
  resultPayment: 'You need to save each month',
  resultFirstYear: 'in the first year; then {percent} more each year',
  resultReached: 'What you have is enough: it grows to {value} without another payment.',
  resultValue: 'You will have',
  forYears: 'for {years, plural, one {# year} other {# years}}',
  afterYears: 'after {years, plural, one {# year} other {# years}}',
  paidIn: 'You pay in',
  interest: 'Interest',
  taxDue: 'Tax',
  afterTax: 'After tax',
  value: 'Value at the end',
  today: 'In today’s money',
  chart: 'How it grows',
  layerStart: 'at the start',
  layerPaid: 'paid in',
  layerInterest: 'interest',
  table: 'Year by year',
  columns: {
    paidIn: 'Paid in so far',
    interest: 'Interest of the year',
    value: 'Value',
    today: 'In today’s money',
  },
  tableNote: 'Before tax. Payments come at the end of each month.',
  faqTitle: 'How it works',
  faq: {
    compound: {
      ask: 'What is compound interest?',
      answer:
        'Interest that itself earns interest. In the first years it adds little; after twenty or thirty it can be more than everything you paid in. That is the amber part of the chart.',
    },
    million: {
      ask: 'How much a month for a million in 20 years?',
      answer:
        'At 6% a year with interest added monthly you need about PLN 2,164 a month: PLN 519,000 from you, the rest is interest. At 3% it is about PLN 3,046, at 9% about PLN 1,497.',
    },
    rate: {
      ask: 'Which interest rate should I enter?',
      answer:
        'The one you consider realistic for your savings, after costs. Rates of deposits and bonds are announced; nobody knows those of shares ahead. Try a lower one too: the difference shows how much depends on it.',
    },
    today: {
      ask: 'What does “in today’s money” mean?',
      answer:
        'How much the amount would buy at today’s prices if they rise by the inflation you entered. With 2.5% a year a million in 20 years buys about as much as PLN 610,000 today.',
    },
    tax: {
      ask: 'How is tax counted?',
      answer:
        'As 19% of the profit, once, at the end. If tax is due earlier, for example every year on a deposit, you will have a little less. In an IKE there is none after the age of 60.',
    },
  },
};
export default en;
