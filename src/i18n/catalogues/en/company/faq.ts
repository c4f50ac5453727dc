const en = {
  meta: {
    title: 'Questions and answers',
    text: 'What Walory does and does not do, who sees your data, which files and brokers it reads, what it costs, and what it knows about Poland.',
  },
  title: 'Questions, answered',
  lead: 'Not here? <contact>Write to us</contact>.',
  demo: 'See the live demo',
  contents: 'Subjects',
  link: 'Link to this answer',
  groups: {
    product: 'The product',
    data: 'Data and safety',
    imports: 'Imports and brokers',
    prices: 'Prices and plans',
    poland: 'Poland',
  },
  answers: {
    what: {
      ask: 'What is Walory?',
      answer:
        'A place to record everything you invest in and see it on one chart: shares, ETFs, crypto, commodities, treasury bonds, property, bank deposits and pension savings. It values your records every day and explains each figure.',
    },
    advice: {
      ask: 'Does it tell me what to buy?',
      answer:
        'No. It records, calculates and explains. A simulation replays the past under rules that you choose; it is not a forecast, and nothing in Walory is a recommendation.',
    },
    demo: {
      ask: 'Can I look around first?',
      answer:
        'Yes. One click opens a demo, without an account: you can look at everything and change nothing. Its prices are simulated, and it says so.',
    },
    figures: {
      ask: 'How do I know that a figure is right?',
      answer:
        'Click it: you see the formula, its parts, the rates and the days. If something differs from your statement, you can see where. What we cannot calculate shows a dash with the reason.',
    },
    phone: {
      ask: 'Is there an app for my phone?',
      answer:
        'There is nothing to install: Walory works in the browser of a phone, a tablet and a computer, in English and Polish, light and dark.',
    },
    programs: {
      ask: 'Can my own programs use my data?',
      answer:
        'Yes. Create a personal API key in the settings and send it with every request. The API documentation lists all calls.',
    },
    passwords: {
      ask: 'Do you ask for the password to my bank or broker?',
      answer:
        'Never. A connection uses a key that you create at your broker and that only reads. We refuse keys that can withdraw money. Keys are encrypted, and Walory never places an order.',
    },
    seen: {
      ask: 'Who sees my data?',
      answer:
        'You, and whoever you give the link of a report to. To help you, the operator can look at Walory through your eyes for a limited time; you see a banner and an entry in the log, and your password, e-mail and payments cannot be changed that way.',
    },
    sold: {
      ask: 'Do you sell data or show ads?',
      answer: 'No. There are no ads, data is not sold, and nobody is profiled for marketing.',
    },
    leaving: {
      ask: 'Can I leave with my data?',
      answer:
        'Yes. Download one archive with everything you recorded whenever you like, on every plan, then delete the account yourself. The transactions in it can be imported back.',
    },
    server: {
      ask: 'Can I run it on my own server?',
      answer:
        'Yes, all of it, with one command. Your data then never leaves your machine, and you can switch plan limits off.',
    },
    connecting: {
      ask: 'Which brokers can I connect?',
      answer:
        '{apis}. A connected account stays up to date by itself. How to get the keys is described for each of them.',
    },
    files: {
      ask: 'Which files can I import?',
      answer:
        'Files of {files}. Walory recognises a file by its content and shows every row before it is recorded.',
    },
    unknown: {
      ask: 'My broker is not on the list. What now?',
      answer:
        'Import any CSV or Excel file: you say once what each column is, and Walory remembers it for the next file. Or record transactions by hand; the price of the day is filled in for you.',
    },
    twice: {
      ask: 'What happens if I import the same file twice?',
      answer:
        'Nothing is recorded twice. Rows that you already have are shown as duplicates, also when two files overlap.',
    },
    undo: {
      ask: 'Can I undo an import?',
      answer: 'Yes, as a whole and at any time. You see first what it would remove.',
    },
    cost: {
      ask: 'What does it cost?',
      answer:
        'You can stay on the free plan as long as you like. By the month: {plans}{vat, select, in {, VAT included} other {}}. What each plan allows is on the pricing page.',
    },
    free: {
      ask: 'What does it cost?',
      answer: 'Nothing. This installation has no paid plans and no limits.',
    },
    trial: {
      ask: 'What happens when the trial ends?',
      answer:
        'The trial lasts {days, plural, one {# day} other {# days}} and needs no card. Then you move to the free plan unless you choose another. Nothing is deleted and nothing is charged; what exceeds the free plan stays readable.',
    },
    cancelling: {
      ask: 'How do I cancel?',
      answer:
        'With one button in your account. The plan works until the end of its period; then you are on the free one. What exceeds its limits becomes read-only, and nothing is deleted.',
    },
    paying: {
      ask: 'How do I pay?',
      answer:
        'Through a payment service; card data never reaches Walory. You get an invoice for every payment, as a PDF in your account.',
    },
    granted: {
      ask: 'How do I pay?',
      answer: 'Not at all: this installation grants plans at once and charges nothing.',
    },
    bonds: {
      ask: 'Which treasury bonds does it know?',
      answer:
        'The savings bonds {bonds}, and bonds of the Catalyst market. Interest runs day by day, with inflation from GUS, reference rates from NBP, capitalisation and tax at redemption.',
    },
    pensions: {
      ask: 'Can I keep IKE, IKZE and PPK apart?',
      answer:
        'Yes. A portfolio can be an ordinary one or a pension account: {kinds}. You see the yearly limit of IKE, IKZE and OIPE, what is left of it and what taking the money out would cost. For PPK you see what you, your employer and the state paid in, and what would be paid out.',
    },
    rates: {
      ask: 'Which exchange rates do you use?',
      answer:
        'The average rates of NBP (table A) of the day, or of the last working day before. Every amount in złoty says which rate it was.',
    },
    tax: {
      ask: 'Will it fill in {form} for me?',
      answer: 'No. You see the cost and the profit of every sale, and file the return yourself.',
    },
  },
};
export default en;
