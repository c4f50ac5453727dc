const en = {
  meta: {
    title: 'Walory: everything you invest in, on one chart',
    description:
      'Shares, ETFs, crypto, funds and anything else you own, counted in złoty to the last grosz. Record your transactions and see where every figure comes from.',
  },
  hero: {
    title: '<line>Everything you invest in,</line> <line>on one chart.</line>',
    lead: 'Shares, ETFs, crypto, funds and anything else you own, counted in złoty to the last grosz. Record your transactions, see where every figure comes from, and replay your history under another strategy.',
    start: 'Start free',
    demo: 'Try the demo',
    prices: 'See the prices',
    dashboard: 'Go to your dashboard',
    chart:
      'Chart of an example portfolio from 14 November 2025 to 14 November 2026. Its value of {total} lies on {putIn} of invested capital; the amber layer between them, {profit}, is what has grown. WIG20 bought with the same cash flows ends lower.',
    asOf: 'Example portfolio, 14 Nov 2026',
    grown: 'Grown',
    putIn: 'Invested',
    benchmark: 'WIG20 with the same cash flows',
  },
  record: {
    title: 'Record it once',
    lead: 'Connect your broker, or drop in its file and check it row by row before anything is recorded. Or use one form for every kind of transaction, with the price of the day already filled in.',
    points: {
      places: '<b>Trades, dividends, splits, fees and tax</b> each land where they belong',
      undo: '<b>Mistakes are easy to fix</b>: change a row and we recalculate everything after it',
      byHand: '<b>A flat, a deposit or gold</b> takes a minute by hand',
    },
    preview: {
      caption: 'Example: cash operations and closed positions',
      date: 'Date',
      operation: 'Operation',
      units: 'Units',
      amount: 'Amount',
      buy: 'Buy',
      sell: 'Sell',
      dividend: 'Dividend, net',
      unknown: 'Transfer, unknown',
      question: 'Is this your own deposit?',
      answer: 'Yes, a deposit',
    },
    sources: {
      files: 'Files',
      apis: 'API',
      anyCsv: 'Any CSV',
      mapColumns: 'map columns',
    },
  },
  understand: {
    title: 'Understand every number',
    lead: 'Click any figure and it opens up: the formula, its parts, the rates and the dates. If something differs from your statement, you can see exactly where.',
    points: {
      split: '<b>Profit split</b> into prices, currencies, dividends, interest and costs',
      returns: '<b>IRR and TWR side by side</b>: your timing apart from the market',
      inflation: '<b>Results in złoty</b>, after inflation too',
    },
    profit: 'Total profit of the example portfolio',
    origin: 'Where this number comes from',
    formula: 'Value <total></total> − invested <putIn></putIn>',
    parts: {
      prices: 'Prices',
      currencies: 'Exchange rates',
      dividends: 'Dividends, net',
      interest: 'Bond interest',
      rent: 'Rent after costs',
      fees: 'Fees',
    },
    sum: 'Total profit',
    source:
      'Closing prices of 13 Nov 2026, NBP table A of the same day. 1\u00a0284 operations since 2 Jan 2021.',
  },
  plan: {
    title: 'Plan by replaying your own history',
    lead: 'The same deposits on the same days, under other rules. Walory replays the past and shows both the return and the falls you would have sat through.',
    chartTitle: 'Three strategies, the same deposits',
    chartNote: '40\u00a0000\u00a0zł, then 1\u00a0000\u00a0zł a month, Jan 2019 to Oct 2026, example data',
    chart:
      'Value of three strategies by month, from January 2019 to October 2026; the table below has the figures.',
    thousands: '{value}k',
    putIn: 'Invested <amount></amount>',
    strategy: 'Strategy',
    finalValue: 'Final value',
    annualReturn: 'Per year',
    deepestFall: 'Max drawdown',
    volatility: 'Volatility',
    sharpe: 'Sharpe',
    history: 'Your history',
    historyRule: 'as you traded',
    shares: 'World shares',
    sharesRule: '100% one ETF',
    sixtyForty: '60 / 40',
    sixtyFortyRule: 'shares and EDO, rebalanced monthly',
  },
  poland: {
    title: 'Made for Poland',
    note: 'All figures are examples.',
    bonds: {
      title: 'Treasury bonds to the grosz',
      text: 'OTS, ROR, DOR, TOS, COI, EDO, ROS and ROD: interest day by day, capitalisation, inflation from GUS, and tax at redemption.',
      today: 'worth on 14 Nov 2026',
      axis: 'Interest on 100\u00a0zł by each October; the years from 2027 on assume inflation of 2 to 2,4%.',
      year: '{year}: {amount}',
    },
    tax: {
      title: 'PIT-38 with NBP rates',
      text: 'FIFO and the average rate of the business day before each trade, line by line.',
      sold: 'Sold 3 MSFT, 12 Mar 2026',
      soldRate: '{amount} × {rate} (NBP, 11 Mar)',
      bought: 'Bought 3 Feb 2025',
      boughtRate: '{amount} × {rate} (NBP, 31 Jan)',
      income: 'Income',
    },
    pensions: {
      title: 'IKE, IKZE, PPK',
      text: 'Yearly limits, top-ups and relief, counted for each account on its own.',
      used: '<used></used> of <limit></limit>',
      ppk: 'you 2%, employer 1,5%, state 240\u00a0zł',
    },
    zloty: {
      title: 'Złoty first',
      text: 'The share gained in dollars while the dollar fell. Walory shows both, and what was really left in your pocket.',
      example: 'The same three MSFT shares, Feb 2025 to Mar 2026',
      price: 'Price, USD',
      dollar: 'Dollar',
      result: 'In złoty',
    },
  },
  trust: {
    title: 'Your money, your data',
    lead: 'You can check everything, and take it with you at any time.',
    yours: 'Your data stays yours',
    yoursText: 'We never ask for a bank or broker password, and you can delete the account yourself.',
    open: 'Open figures',
    openText: 'Every formula is documented; every rate has a source and a date. No black box.',
    export: 'Full export',
    exportText: 'One archive with everything you recorded, on the Free plan too.',
    server: 'Your own server, one command',
    serverText: 'All of Walory runs at home too.',
  },
  prices: {
    title: 'Simple prices',
    lead: 'Every new account starts with {days, plural, one {# day} other {# days}} of Standard, without a card. After that you stay on Free unless you choose a plan.',
    leadWithoutTrial: 'Start on Free and stay as long as you like. Choose a larger plan when you need one.',
    compare: 'Compare the plans',
  },
  questions: {
    title: 'Questions, answered',
    all: 'All questions',
    bank: {
      ask: 'Does Walory connect to my bank?',
      answer:
        'No. You connect your broker with keys that only read, import its file or record transactions yourself. Walory never asks for a bank or broker password and never places an order.',
    },
    broker: {
      ask: 'Can I import a file from my broker?',
      answer:
        'Yes. Walory recognises the file by its content and shows every row before it is recorded. For a file it does not know, you say once what each column is. An import can be undone as a whole.',
    },
    tax: {
      ask: 'Will it fill in PIT-38 for me?',
      answer:
        'Not yet: income and cost line by line with NBP rates are in preparation. Today you see the cost and profit of every sale.',
    },
    prices: {
      ask: 'Where do prices come from?',
      answer:
        'Every price shows its source and its age; currencies use NBP tables. A demo installation shows simulated prices and says so.',
    },
    leaving: {
      ask: 'Can I leave with my data?',
      answer:
        'Yes. Download one archive with everything you recorded whenever you like, on every plan, then delete the account yourself.',
    },
  },
};
export default en;
