const en = {
  meta: {
    title: 'About us',
    text: 'What Walory is, who it is for, how it earns its living and how its figures are made.',
  },
  title: 'Savings you can check',
  lead: 'Walory is for people who invest their own money. It puts shares, funds, crypto, bonds, property, deposits and pension savings on one chart, and explains every figure on it.',
  what: {
    title: 'What it does',
    text: 'You record what you own, import your broker’s file or connect an account with a key that only reads. Walory values it every day, shows where profit came from and replays your history under other strategies.',
    more: 'It places no orders, holds no money and gives no advice.',
  },
  whom: {
    title: 'Who it is for',
    text: 'For private investors with savings in more than one place: a broker here, treasury bonds there, a flat, a PPK at work.',
    more: 'It starts from Poland: złoty first, treasury bonds to the grosz, IKE, IKZE and PPK.',
  },
  earns: {
    title: 'How we earn our living',
    charged: 'From plans that people choose and pay for. There is no other income.',
    granted: 'From plans. On this installation plans are granted at once and nothing is charged.',
    open: 'This installation has no paid plans: everybody has all of it, without limits.',
    more: 'There are no ads. We do not sell data, and nobody is profiled for marketing.',
  },
  product: {
    title: 'This is what it looks like',
    lead: 'A screen from the demo, which you can open without an account.',
    leadWithoutDemo: 'A screen of Walory, with simulated prices.',
    alt: 'The dashboard of the demo: total value, profit, a chart of the last year and the allocation by class.',
    demo: 'See the live demo',
  },
  figures: {
    title: 'How figures are made',
    lead: 'You can trust what you can check.',
    open: 'Every figure opens up',
    openText: 'Click it and you see the formula, its parts, the rates and the days behind it.',
    sources: 'Every price has a source',
    sourcesText:
      'Prices and rates show where they come from and how old they are. Currencies follow the tables of the central bank (NBP), inflation the announcements of Statistics Poland (GUS).',
    unknown: 'A dash, never a guess',
    unknownText: 'What we cannot calculate shows a dash with the reason, never a zero.',
    simulated: 'Simulated prices say so',
    simulatedText: 'This installation shows a simulated market, and says so wherever a price appears.',
    yours: 'Yours to take away',
    yoursText:
      'Take everything with you as one archive and delete the account yourself, on every plan. All of Walory also runs on your own server.',
  },
  company: {
    title: 'The company',
    lead: 'Who runs this site.',
    name: 'Name',
    founded: 'Founded',
    serves: 'Serves',
    address: 'Address',
    taxNumber: 'Tax number (NIP)',
    register: 'Register',
    email: 'E-mail',
    phone: 'Telephone',
    write: 'Write to us',
    questions: 'Questions and answers',
  },
};
export default en;
