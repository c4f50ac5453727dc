const en = {
  title: 'Privacy',
  subtitle: 'What is stored about you, where, and how you take it back',
  short: {
    title: 'In short',
    stored: 'We store what you enter or import, and what is needed to run the account. Nothing else.',
    place: 'All of it lies in one database of this installation. It is not sold or handed on.',
    trackers: 'There are no third-party trackers unless the operator switches them on and you agree.',
    yours: 'You can download everything and remove everything, at any time, by yourself.',
  },
  stored: {
    title: 'What is stored',
    what: 'What',
    why: 'What for',
    long: 'How long',
    account: {
      what: 'Name, e-mail, address and phone if you give them, picture, language',
      why: 'To know you, to write to you and to issue invoices',
      long: 'Until you remove the account',
    },
    password: {
      what: 'A fingerprint of your password (Argon2), never the password',
      why: 'To let you in and nobody else',
      long: 'Until you change it or remove the account',
    },
    investments: {
      what: 'Portfolios, transactions, properties, bonds, strategies, reports',
      why: 'To compute and show what you have',
      long: 'Until you delete them',
    },
    files: {
      what: 'Files you upload for an import',
      why: 'To read the transactions in them',
      long: 'Until you remove the account',
    },
    brokers: {
      what: 'Keys of connected brokers, encrypted',
      why: 'To read your holdings there; we never trade',
      long: 'Until you disconnect the broker',
    },
    profile: {
      what: 'The three answers of your investor profile',
      why: 'To know what you use the product for',
      long: 'Until you change them or remove the account',
    },
    sessions: {
      what: 'Devices: browser, network address, time of the last visit',
      why: 'So that you can see and end them',
      long: 'Until you log out or the session runs out',
    },
    audit: {
      what: 'Security events with their network address: logins in your place, password and key changes',
      why: 'So that it can be told what happened',
      long: 'Also after the account is removed, then without name and e-mail',
    },
    mails: {
      what: 'E-mails and text messages we wrote to you',
      why: 'To deliver them and to answer your questions',
      long: 'Until you remove the account',
    },
  },
  where: {
    title: 'Where it lies',
    text: 'In the PostgreSQL database of this installation and in its backups, which the operator keeps. Pictures and files lie in the same database. The connection is encrypted when the site is opened by https.',
    outside:
      'Only what a service you use needs leaves the installation: your e-mail address goes to the mail server, a phone number to the SMS provider, an address you search for to the map service. A portfolio is sent to a language model only when you ask for an interpretation and the operator has connected one; the figures go, your name does not.',
  },
  cookies: {
    title: 'Cookies and browser storage',
    text: 'All of them are our own and needed for what you asked for, so there is no cookie banner.',
    name: 'Name',
    what: 'What it does',
    long: 'Kept for',
    session: { what: 'Keeps you logged in', long: '30 days, or until the browser is closed' },
    csrf: { what: 'Protects forms against forged requests', long: 'Until the browser is closed' },
    locale: { what: 'Remembers the language', long: '365 days' },
    currency: { what: 'Remembers the currency amounts are shown in', long: '365 days' },
    theme: { what: 'Remembers light or dark appearance', long: '365 days' },
  },
  trackers: {
    title: 'Third parties',
    text: 'Tag manager, session recording and the ticker of a charting service are off. If the operator switches one on, it is loaded only after you agree, and you can withdraw the consent.',
  },
  rights: {
    title: 'Your rights',
    text: 'You may see, correct, download and delete your data, limit or object to its use, and complain to the supervisory authority (in Poland the President of UODO). Most of it you can do here by yourself:',
    correct: 'Correct my data',
    download: 'Download everything',
    remove: 'Remove the account',
    policy: 'Privacy policy (PDF)',
    contact: 'Ask about privacy',
  },
};
export default en;
