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
    demo: 'See the live demo',
    prices: 'See the prices',
    dashboard: 'Go to your dashboard',
    chart:
      'Chart of an example portfolio from {from} to {to}. Its value of {total} lies on {putIn} of invested capital; the amber layer between them, {profit}, is what has grown. {index} bought with the same cash flows ends lower.',
    asOf: 'Example portfolio, {day}',
    grown: 'Grown',
    putIn: 'Invested',
    benchmark: '{index} with the same cash flows',
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
    source: 'Closing prices of {day}, NBP table A of the same day. {operations} operations since {since}.',
  },
  plan: {
    title: 'Plan by replaying your own history',
    lead: 'The same deposits on the same days, under other rules. Walory replays the past and shows both the return and the falls you would have sat through.',
    chartTitle: 'Three strategies, the same deposits',
    chartNote: '{first}, then {monthly} a month, {from} to {to}, example data',
    chart: 'Value of three strategies by month, from {from} to {to}; the table below has the figures.',
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
    sharesRule: 'one ETF, nothing else',
    sixtyForty: '{shares} / {bonds}',
    sixtyFortyRule: 'shares and EDO, rebalanced monthly',
  },
  poland: {
    title: 'Made for Poland',
    note: 'All figures are examples.',
    bonds: {
      title: 'Treasury bonds to the grosz',
      text: '{kinds}: interest day by day, capitalisation, inflation from GUS, and tax at redemption.',
      today: 'worth on {day}',
      axis: 'Interest on {face} by each October; the years from {year} on assume inflation of {least} to {most}.',
      year: '{year}: {amount}',
    },
    tax: {
      title: 'PIT-38 with NBP rates',
      text: 'FIFO and the average rate of the business day before settlement, line by line.',
      sold: 'Sold {units} {ticker}, settled {day}',
      bought: 'Bought, settled {day}',
      rate: '{amount} × {rate} (NBP, {day})',
      income: 'Income',
    },
    pensions: {
      title: 'IKE, IKZE, PPK',
      text: 'Yearly limits, top-ups and relief, counted for each account on its own.',
      used: '<used></used> of <limit></limit>',
      ppk: 'you {own}, employer {employer}, state {state}',
    },
    zloty: {
      title: 'Złoty first',
      text: 'The share gained in dollars while the dollar fell. Walory shows both, and what was really left in your pocket.',
      example: 'Three {ticker} shares, {from} to {to}',
      price: 'Price, USD',
      dollar: 'Dollar',
      result: 'In złoty',
    },
  },
  product: {
    title: 'This is what it looks like',
    lead: 'No drawings: these pictures were taken in the demo, which you can open yourself.',
    demo: 'See the live demo',
    dashboard: {
      caption: 'One page for everything: what it is worth, what it earned and how it is divided.',
      alt: 'The dashboard of the demo: total value, profit, a chart of the last year and the allocation by class.',
    },
    profit: {
      caption: 'Every figure says where it comes from.',
      alt: 'All assets of the demo, with the explanation of the total profit open: its parts, from prices to fees.',
    },
    simulation: {
      caption: 'Your history replayed under other rules.',
      alt: 'The result of a simulation: lines of several strategies and an index over the same years.',
    },
    import: {
      caption: 'A file, row by row, before anything is recorded.',
      alt: 'A file of a broker before the import: which rows will be recorded and which will not.',
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
    exportText: 'One archive with everything you recorded, on every plan.',
    server: 'Your own server, one command',
    serverText: 'All of Walory runs at home too.',
  },
  prices: {
    title: 'Simple prices',
    lead: 'Every new account starts with {days, plural, one {# day} other {# days}} of {plan}, without a card. After that you stay on {free} unless you choose a plan.',
    leadWithoutTrial: 'Start on {free} and stay as long as you like. Choose a larger plan when you need one.',
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
        'It counts income and cost of every sale with the NBP rates the law asks for, line by line, in the order of the form. You check it and file it yourself.',
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
