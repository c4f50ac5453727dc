const en = {
  title: 'Education materials',
  subtitle:
    '{count, plural, one {# article} other {# articles}} about the figures you see here, with your own numbers where you have them',
  help: 'Help',
  minutes: '{count, plural, one {# minute} other {# minutes}} to read',
  locked: 'In paid plans',
  next: 'Read next',
  all: 'All articles',
  notAdvice:
    'This article explains how figures and products work. It is not investment or tax advice, and examples are not forecasts.',
  points: '{value} pp',
  days: '{count, plural, one {# day} other {# days}}',
  upgrade: {
    text: 'Your plan does not include the education materials. Trial, Standard and Professional open {count, plural, one {the article} other {all # articles}}, with figures from your own portfolio.',
  },
  figures: {
    own: 'Your figures',
    example: 'Figures of the example',
    exampleChip: 'Example',
    failed: 'We could not load your figures',
    simulated: 'Some of these prices are simulated.',
    none: {
      returns: 'You have no portfolio with a return yet, so you see the numbers of the example.',
      currency: 'You hold nothing in a foreign currency, so you see the numbers of the example.',
      drawdown: 'Nothing you hold has had a drawdown yet, so you see the numbers of the example.',
      costs: 'You have no transactions in the last twelve months, so you see the numbers of the example.',
      rebalancing: 'None of your portfolios follows a strategy, so you see the numbers of the example.',
      bonds: 'You have no savings bonds here, so you see the numbers of the example.',
      pensions: 'You have no IKE or IKZE portfolio here, so you see the numbers of an example.',
      simulation: 'You have not run a simulation yet, so you see the numbers of the example.',
    },
    open: {
      returns: 'Open portfolios',
      currency: 'Open assets',
      drawdown: 'Open the chart',
      costs: 'Open transactions',
      rebalancing: 'Open portfolios',
      bonds: 'Open bonds',
      pensions: 'Open portfolios',
      simulation: 'Open portfolios',
    },
  },
  rows: {
    irrYear: 'IRR, a year',
    irrSpan: 'IRR, whole period',
    twrYear: 'TWR, a year',
    twrSpan: 'TWR, whole period',
    value: 'Value',
    unrealised: 'Unrealised gain',
    priceEffect: 'Price effect',
    fxEffect: 'FX effect',
    deepest: 'Deepest drawdown',
    needed: 'Gain needed to get back',
    high: 'High before it',
    low: 'Lowest point',
    recovered: 'High reached again',
    daysDown: 'Time below the high',
    feesYear: 'Fees, last 12 months',
    taxesYear: 'Taxes, last 12 months',
    feesPercent: 'Fees against value',
    wanted: 'Target weight',
    held: 'Share now',
    drift: 'Off target',
    coverage: 'Strategy coverage',
    redemptionFee: 'Early redemption fee',
    redemptionTax: 'Tax',
    redemption: 'Paid out if redeemed today',
    paid: 'Paid in this year',
    limit: 'Limit this year',
    room: 'Room left',
    returnYear: 'Return a year',
    returnSpan: 'Return, whole period',
    volatility: 'Volatility',
    maxDrawdown: 'Largest drawdown',
    sharpe: 'Sharpe ratio',
    tradeCosts: 'Costs',
    finalValue: 'Final value',
  },
  notes: {
    irrHigher: 'IRR is above TWR: more of your money was at work in the better times.',
    irrLower: 'IRR is below TWR: more of your money was at work in the weaker times.',
    irrAlike: 'IRR and TWR agree: when you paid in made almost no difference.',
    fxHelped: 'The currency added to what the price did.',
    fxHurt: 'The currency took away from what the price did.',
    stillBelow: 'The old high has not been reached again yet.',
    recovered: 'The old high has been reached again since.',
    feesOnly:
      'Only fees that are part of your transactions. Fund fees and exchange-rate margins are inside prices and rates.',
    gapOver: 'You hold more of it than the strategy wants.',
    gapUnder: 'You hold less of it than the strategy wants.',
    redeemable: 'These bonds can be redeemed early today.',
    notRedeemable: 'Early redemption is not possible today, or its fee is missing from the table of series.',
    limitYear:
      'Limits are for the calendar year and cannot be carried over. For IKZE you see the ordinary one; it is higher for the self-employed.',
    onePast: 'One past, replayed. It says nothing certain about the next years.',
  },
  articles: {
    returns: {
      title: 'IRR and TWR: two answers to “how did I do?”',
      teaser:
        'Two people hold the same fund for the same two years. One ends with a profit, the other with a loss, and both read their statements correctly. The difference is when their money went in. This is why we show two rates of return, and why they may even have different signs.',
    },
    currency: {
      title: 'Currency effect: when the exchange rate earns or loses for you',
      teaser:
        'A share listed in New York has two prices for somebody who counts in złoty: what the exchange says in dollars, and what a dollar costs. Either can move against the other. A rising share may lose you money, and a falling one may gain. Knowing which of the two did it helps you judge the right thing.',
    },
    drawdown: {
      title: 'Drawdown: how far down, and for how long',
      teaser:
        'Average returns hide the part people remember: the months when the portfolio was worth far less than it had been. Drawdown measures exactly that. It tells you how far the value lay below its last high, on which day, and how long it took until that high was reached again, if it was.',
    },
    costs: {
      title: 'Costs: small percentages, long years',
      teaser:
        'Nobody knows what markets will return next year, but you can know quite well what you will pay. Costs are the one part of a return that is certain in advance, they come back every year, and they compound just as gains do, only in the other direction. It is worth knowing where they are.',
    },
    rebalancing: {
      title: 'Rebalancing: back to the plan you made',
      teaser:
        'A portfolio of 60% shares and 40% bonds does not stay one. What grows faster takes a larger share, and after a few good years you carry a risk you never chose. Rebalancing brings the shares back to their targets. It has benefits, it has a price, and it can be done without selling anything.',
    },
    bonds: {
      title: 'Treasury savings bonds: rates, inflation and leaving early',
      teaser:
        'Polish treasury savings bonds are simpler than most things you can buy: 100 złoty each, no price that moves, interest by a rule printed before you pay. Still, few holders could say what theirs are worth today, or what they would get if they gave them back. Both follow from a few lines of arithmetic.',
    },
    pensions: {
      title: 'IKE and IKZE: what the state gives and what it asks',
      teaser:
        'IKE and IKZE are not products but wrappers: inside may be funds, shares, bonds or a savings account. What makes them different is tax. One spares you the tax on gains at the end, the other lowers your income tax now. Both have a yearly limit, and conditions that run for decades.',
    },
    simulation: {
      title: 'How to read a simulation',
      teaser:
        'A simulation takes your portfolio back in time and lets a strategy run it day by day, with costs and without knowing what comes next. The result is a set of precise numbers about a past that happened once. Reading them well means knowing what each says, and what none of them can say.',
    },
  },
};
export default en;
