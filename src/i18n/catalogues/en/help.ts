const en = {
  title: 'Help',
  subtitle: 'Answers, first steps and shortcuts',
  search: 'Search the questions',
  clear: 'Clear the search',
  found: '{count, plural, one {# answer} other {# answers}}',
  nothing: 'No answer contains “{query}”',
  nothingText: 'Try another word.',
  first: {
    title: 'First steps',
    modules: {
      title: 'Choose your modules',
      text: 'Broker investments, real estate and bonds: turn on those you need; the menu adapts.',
      action: 'Modules',
    },
    data: {
      title: 'Record your transactions',
      text: 'What you bought, sold and received. The price of the day is filled in for you.',
      action: 'Transactions',
    },
    portfolios: {
      title: 'Create a portfolio',
      text: 'One for retirement, one for a flat: each has its own currency, value and profit.',
      action: 'Portfolios',
    },
  },
  library: {
    title: 'Education materials',
    text: 'What IRR and TWR mean, what currencies and costs do, how deep a drawdown goes, how bonds, IKE and IKZE work, how to read a simulation: eight articles, with your own figures beside the text.',
    action: 'Open the articles',
  },
  sections: {
    figures: 'Figures and prices',
    data: 'Transactions and files',
    strategies: 'Strategies and simulations',
    sharing: 'Files and printing',
    account: 'Your account',
    plans: 'Plans and payment',
  },
  answers: {
    profit: {
      question: 'How do you calculate profit?',
      answer:
        'Profit is today’s value plus what sales, dividends (after tax) and interest brought in, less the cost of purchases, fees and other taxes. Click a figure to see the rows it is made of: realised, unrealised and income less costs add up to the grosz.',
    },
    irr: {
      question: 'What is the difference between IRR, TWR and ROI?',
      answer:
        'ROI compares the profit with what you invested. IRR also counts when you invested, so it is your personal rate of return. TWR ignores your deposits and shows how the investments themselves did, so you can compare it with an index. Below one year we show the return of that period, from one year on the yearly rate; the label says which. More in the <returns>article on IRR and TWR</returns>.',
    },
    prices: {
      question: 'Where do prices and exchange rates come from?',
      answer:
        'Every price shows its source and time; a price that is old or estimated says so. Złoty rates are the average rates of NBP (table A) of the day or the last working day before. In the demo all prices are simulated, and the top of the page says so.',
    },
    change: {
      question: 'Why does a Saturday show a change?',
      answer:
        'The change of a day compares the last close with the one before it. On a Saturday that is Friday against Thursday, and the page names the day. Crypto is traded all the time and shows the last 24 hours.',
    },
    missing: {
      question: 'Why do I see a dash instead of a number?',
      answer:
        'Because we cannot calculate the figure: a price is missing, or there is not enough history. Point at the dash or tap it to see why. We never show a zero or a guess instead.',
    },
    currency: {
      question: 'What does the currency switch do?',
      answer:
        'It shows all amounts in the chosen currency. We recalculate your history at each day’s rate, so profits include exchange-rate moves. Your records do not change.',
    },
    ways: {
      question: 'How can I bring my transactions in?',
      answer:
        'Directly: brokers and exchanges with an API are connected under Integrations and stay up to date by themselves. From a file: drop in what your broker gave you; you check every row first. By hand: press “Add transaction” on any page. Prices of your own asset come from a CSV file.',
    },
    readOnly: {
      question: 'Why can I not edit some assets?',
      answer:
        'As soon as an asset has more than one transaction, its units and cost follow from them. Change the transaction instead.',
    },
    property: {
      question: 'How do I enter a flat, a deposit or gold?',
      answer:
        'A flat or a house belongs to the module “Real estate”, savings bonds, bonds of Catalyst and bank deposits to the module “Bonds”. Gold and anything else becomes your own asset, under “All assets”: give it a name, a class and a currency, and enter its value whenever it changes.',
    },
    taxes: {
      question: 'How do I get my PIT-38?',
      answer:
        'The page “Taxes” has the fields of PIT-38 and PIT/ZG for each year, worked out from your transactions: FIFO in each account, NBP rates, dividends with the tax withheld. It begins with what is missing. Each figure opens to its rows, and each sale to its lots, days and tables. Where the law can be read in several ways, you choose. It is arithmetic, not tax advice.',
    },
    strategy: {
      question: 'What does strategy coverage mean?',
      answer:
        'How much of your portfolio matches the strategy: 100% means every weight fits. Below 25% the bar is red, below 50% amber, from there on green.',
    },
    ownStrategy: {
      question: 'How do I set my own targets?',
      answer:
        'Under “Strategies”, press “New strategy” and start from what you hold or from a copy. Each target has a percentage and a band; together they make 100%. The page shows how far you have drifted and plans your next contribution in whole units, with commissions, as an order list. Each save is a version you can return to.',
    },
    simulation: {
      question: 'Does the simulation predict the future?',
      answer:
        'No. It replays the past with your portfolio under up to three strategies, day by day and with costs, without knowing what comes next. Past performance does not guarantee future results, and the interpretation is not advice. What each figure means is in the article <simulation>How to read a simulation</simulation>.',
    },
    virtual: {
      question: 'What is a paper portfolio?',
      answer:
        'A portfolio for trying things out. It counts towards the portfolio limit of your plan, but never towards your totals.',
    },
    pdf: {
      question: 'How do I get a PDF or a CSV?',
      answer:
        'Tables have a CSV button, and every page can be printed or saved as PDF from the print window. Both are part of the trial, Standard and Professional plans. Your own data as a whole can always be downloaded in the <data>settings</data>.',
    },
    mail: {
      question: 'I did not get the confirmation e-mail.',
      answer:
        'Check your spam folder first. You can send a new link from the banner on the dashboard or from <profile>settings</profile>. It works for 48 hours.',
    },
    fewer: {
      question: 'How do I get fewer e-mails, SMS or browser notifications?',
      answer:
        'Every message has a link “Less of this”, which works without logging in: no more of it by this channel, only in the bell, or everything in one e-mail a day. The settings list every event and channel, quiet hours, summaries and the monthly report. Messages about the security of your account always come.',
    },
    password: {
      question: 'How do I change my password, and who is logged in?',
      answer:
        'Both are under <security>Security</security>. Changing the password logs out all other devices; a single device can be logged out in the list.',
    },
    cost: {
      question: 'What do the plans cost?',
      answer:
        'The prices are on the page <pricing>Pricing</pricing>, by the month or the year, in złoty or euro. Your own plan, what it allows and how much of it you use is under <payment>Plan and payment</payment>.',
    },
    trial: {
      question: 'What happens when the trial ends?',
      answer:
        'Nothing is deleted and nothing is charged. You move to Free unless you choose a plan under <payment>Plan and payment</payment>. What exceeds Free stays readable.',
    },
    cancelling: {
      question: 'How do I cancel, or change to another plan?',
      answer:
        'Under <payment>Plan and payment</payment>, with one button. A cancelled plan works until its period ends, and until then you can keep it after all. A change holds at once: days you paid for and do not use count towards the new plan. Within 14 days of ordering you can also withdraw; then the plan ends at once and money for the days left comes back.',
    },
    invoice: {
      question: 'Where do I find my invoices?',
      answer:
        'In the documents under <payment>Plan and payment</payment>, each as a PDF. There is a plan confirmation for every period and an invoice for every payment. Who they are for, and the tax number of a company, you enter on the same page.',
    },
    beyond: {
      question: 'What becomes read-only on a smaller plan?',
      answer:
        'What exceeds its limits: portfolios, integrations and strategies. You can read, export and remove them, but not change them. You choose which ones stay active under <payment>Plan and payment</payment>; without a choice it is those you have had the longest. Nothing is deleted, and on a larger plan everything is active again.',
    },
    api: {
      question: 'Can my own programs use the data?',
      answer:
        'Yes. Create a personal key under <security>Security</security> and send it with every request; the <docs>API documentation</docs> lists all calls.',
    },
    leaving: {
      question: 'How do I download my data or delete my account?',
      answer:
        'Both under <data>Your data</data>: an archive of everything we store about you, and account deletion, which is immediate and final.',
    },
  },
  shortcuts: {
    title: 'Keyboard',
    search: 'Open the search',
    move: 'Move through fields and buttons',
    choose: 'Choose within lists, tabs and charts',
    close: 'Close a dialog or menu',
    confirm: 'Submit a form, open the selected item',
    tab: 'Tab',
    arrows: 'Arrows',
    escape: 'Esc',
    enter: 'Enter',
  },
  contact: {
    title: 'For developers',
    text: 'Every API call, for your own programs.',
    docs: 'API documentation',
  },
};
export default en;
