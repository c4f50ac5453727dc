const en = {
  title: 'Help',
  subtitle: 'Answers, first steps and shortcuts',
  search: 'Search the questions',
  clear: 'Clear the search',
  found: '{count, plural, one {# answer} other {# answers}}',
  nothing: 'No answer contains “{query}”',
  nothingText: 'Try another word, or write to us: a person answers.',
  first: {
    title: 'First steps',
    modules: {
      title: 'Choose your modules',
      text: 'Broker investments, real estate and bonds: connect those you need; the menu follows.',
      action: 'Modules',
    },
    data: {
      title: 'Bring your history in',
      text: 'Connect a broker, upload its file (CSV, XLS or XLSX) or enter transactions by hand.',
      action: 'Integrations',
    },
    portfolios: {
      title: 'Group it into portfolios',
      text: 'One for retirement, one for a flat: each has its own currency, value and profit.',
      action: 'Portfolios',
    },
    notifications: {
      title: 'Let us tell you',
      text: 'Choose e-mail or SMS for moves of 15% and more, and confirm your address.',
      action: 'Notifications',
    },
  },
  sections: {
    figures: 'Figures and prices',
    data: 'Brokers and files',
    holdings: 'Bonds and real estate',
    strategies: 'Strategies and simulations',
    sharing: 'Reports and sharing',
    account: 'Account and plan',
  },
  answers: {
    profit: {
      question: 'How is the profit computed?',
      answer:
        'Profit is today’s value plus what sales, dividends (after tax) and interest brought in, less the cost of purchases, fees and other taxes. Click a figure to see the rows it is made of: realised, unrealised and income less costs add up to the grosz.',
    },
    irr: {
      question: 'What is the difference between IRR, TWR and ROI?',
      answer:
        'ROI compares the profit with what you paid in. IRR also weighs when you paid it in, so it is your own rate of return. TWR leaves your deposits out and shows how the investments themselves did, which makes it fit for comparisons with an index. Below one year the return of the span is shown, from one year on the yearly one; the label says which.',
    },
    prices: {
      question: 'Where do prices and exchange rates come from?',
      answer:
        'Every price shows its source and time; a price that is old or estimated says so. Złoty rates are the average rates of NBP (table A) of the day or the last working day before. In a demonstration all prices are simulated, and the top of the page says so.',
    },
    change: {
      question: 'Why does a Saturday show a change?',
      answer:
        'The change of a day compares the last close with the one before it. On a Saturday that is Friday against Thursday, and the page names the day. Crypto is traded all the time and shows the last 24 hours.',
    },
    missing: {
      question: 'Why do I see a dash instead of a number?',
      answer:
        'Because the figure cannot be computed: a price is missing, or there is too little history. Rest the pointer on the dash, or tap it, and it tells you the reason. We never put a zero or a guess in its place.',
    },
    currency: {
      question: 'What does the currency switch do?',
      answer:
        'It shows all amounts in the chosen currency. Your history is recomputed with each day’s own rate, so profits include what the exchange rate did. Nothing stored is changed.',
    },
    ways: {
      question: 'How can I bring my transactions in?',
      answer:
        'In three ways: by connecting a broker’s API, by uploading a file from the broker, or by hand. All three are under <integrations>Integrations</integrations>. A portfolio can mix them.',
    },
    files: {
      question: 'Which files can I upload?',
      answer:
        'CSV, XLS and XLSX files up to 10 MB. After the upload you see a preview of every row; nothing is saved until you press “Import assets”. Example files can be downloaded beside the upload area.',
    },
    credentials: {
      question: 'Can the broker’s key move my money?',
      answer:
        'We only ever read. Give the key no more rights than reading at your broker; we store it encrypted and never show it again. You can disconnect a broker at any time.',
    },
    readOnly: {
      question: 'Why can I not edit some assets?',
      answer:
        'Value, units and currency of an asset that comes from a connected broker are read-only, because the next synchronisation would overwrite them. Correct it at the broker, or disconnect the integration.',
    },
    disconnect: {
      question: 'What happens when I disconnect a broker?',
      answer:
        'To prevent accidents you type its name. What was brought in stays, and a disconnected integration can be restored in the same place.',
    },
    bondValue: {
      question: 'How are treasury bonds valued?',
      answer:
        'From the face value, the reference rate and the margin of the series, with interest accrued day by day. Choosing a symbol sets the bond’s own currency; changing the number of bonds recomputes the total.',
    },
    property: {
      question: 'I own only a part of a flat. How do I enter it?',
      answer:
        'Enter the whole price and set your share in percent. Totals count only your share. The current price is your own estimate and can be changed at any time.',
    },
    strategy: {
      question: 'What does strategy coverage mean?',
      answer:
        'How much of your portfolio stands where the strategy wants it: 100% means every weight matches. Below 25% the bar is red, below 50% amber, from there on green.',
    },
    simulation: {
      question: 'Does the simulation predict the future?',
      answer:
        'No. It replays the past with your portfolio under up to three strategies, day by day and with costs, without knowing what comes next. Past results do not promise future ones, and the interpretation is not advice.',
    },
    virtual: {
      question: 'What is a virtual portfolio?',
      answer:
        'A portfolio on paper, for trying things out. It counts towards the number of portfolios in your plan, but never in your totals.',
    },
    sharing: {
      question: 'Who can see a shared report?',
      answer:
        'Everybody who has its link, without logging in, and only the elements you chose. When you delete the shared report, the link stops working at once.',
    },
    pdf: {
      question: 'How do I get a PDF or a CSV?',
      answer:
        'Tables have a CSV button, reports a PDF button, and every page can be printed. Both are part of the trial, Standard and Professional plans. Your own data as a whole can always be downloaded in the <data>settings</data>.',
    },
    mail: {
      question: 'The confirmation e-mail has not arrived.',
      answer:
        'Look into the spam folder first. A new link can be sent from the banner on the dashboard or from the <profile>settings</profile>. It works for 48 hours.',
    },
    password: {
      question: 'How do I change my password, and who is logged in?',
      answer:
        'Both are under <security>Security</security>. Changing the password logs out all other devices; a single device can be logged out in the list.',
    },
    trial: {
      question: 'What happens when the trial ends?',
      answer:
        'Nothing is deleted and nothing is charged. The free plan holds: one portfolio, one integration and one strategy. What you have beyond that stays readable; to add more, choose a <plans>plan</plans>.',
    },
    api: {
      question: 'Can my own programs use the data?',
      answer:
        'Yes. Make a personal key under <security>Security</security> and send it with every request; the <docs>API documentation</docs> lists all calls.',
    },
    leaving: {
      question: 'How do I take my data with me or remove my account?',
      answer:
        'Both under <data>Your data</data>: an archive with everything stored about you, and the removal, which is immediate and final.',
    },
  },
  shortcuts: {
    title: 'Keyboard',
    search: 'Open the search',
    move: 'Move through fields and buttons',
    choose: 'Choose within lists, tabs and charts',
    close: 'Close a dialog or menu',
    confirm: 'Send a form, open what is chosen',
    tab: 'Tab',
    arrows: 'Arrows',
    escape: 'Esc',
    enter: 'Enter',
  },
  contact: {
    title: 'Still a question?',
    text: 'Write to us in Polish or English. A person answers.',
    action: 'Contact',
    faq: 'Questions before signing up',
    docs: 'API documentation',
  },
};
export default en;
