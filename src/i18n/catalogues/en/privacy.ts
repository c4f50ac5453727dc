const en = {
  title: 'Privacy',
  subtitle: 'What we store about you, where, and how to get it back',
  short: {
    title: 'In short',
    stored: 'We store what you enter or import, and what is needed to run the account. Nothing else.',
    place: 'All of it is in this installation’s own database. We do not sell it or pass it on.',
    trackers: 'There are no third-party trackers unless the operator turns them on and you agree.',
    yours: 'You can download or delete everything yourself, at any time.',
  },
  stored: {
    title: 'What we store',
    what: 'What',
    why: 'What for',
    long: 'How long',
    account: {
      what: 'Name, e-mail, address and phone if you give them, picture, language',
      why: 'To recognise you, write to you and issue invoices',
      long: 'Until you delete the account',
    },
    password: {
      what: 'A fingerprint of your password (Argon2), never the password',
      why: 'To let you in and nobody else',
      long: 'Until you change it or delete the account',
    },
    investments: {
      what: 'Portfolios, transactions, properties, bonds, strategies, reports',
      why: 'To calculate and show what you have',
      long: 'Until you delete them',
    },
    files: {
      what: 'Files you upload for an import',
      why: 'To read the transactions in them',
      long: 'Until you delete the account',
    },
    brokers: {
      what: 'Keys of connected brokers, encrypted',
      why: 'To read your holdings there; we never trade',
      long: 'Until 30 days after you disconnect the broker',
    },
    profile: {
      what: 'The three answers in your investor profile',
      why: 'To know what you use the product for',
      long: 'Until you change them or delete the account',
    },
    sessions: {
      what: 'Devices: browser, network address, time of the last visit',
      why: 'So that you can see and end them',
      long: 'Until you log out or the session expires',
    },
    audit: {
      what: 'Security events with their network address: logins in your place, password and key changes',
      why: 'To find out what happened if something goes wrong',
      long: 'Even after the account is deleted, but without name and e-mail',
    },
    mails: {
      what: 'E-mails and text messages we send you, what you want to get and what was sent or failed, and whether your mailbox accepts them',
      why: 'To deliver them and to answer your questions',
      long: 'Notifications for 90 days, the rest until you delete the account',
    },
  },
  where: {
    title: 'Where we store it',
    text: 'In the PostgreSQL database of this installation and in its backups, which the operator keeps. Pictures and files are in the same database. The connection is encrypted when you open the site over https.',
    outside:
      'Only what a service you use needs leaves the installation: your e-mail address goes to the mail server, a phone number to the SMS provider, notifications for your browser, encrypted, to the push service of its maker, an address you search for to the map service. A portfolio is sent to a language model only when you ask for an interpretation and the operator has connected one; the figures go, your name does not.',
  },
  cookies: {
    title: 'Cookies and browser storage',
    text: 'All of them are our own and necessary, so there is no cookie banner.',
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
    text: 'Tag manager, session recording and a third-party price ticker are off. If the operator turns one on, it loads only after you agree, and you can withdraw your consent.',
  },
  rights: {
    title: 'Your rights',
    text: 'You may see, correct, download and delete your data, limit or object to its use, and complain to the supervisory authority (in Poland the President of UODO). You can do most of this here yourself:',
    correct: 'Correct my data',
    download: 'Download everything',
    remove: 'Delete the account',
    policy: 'Privacy policy (PDF)',
    contact: 'Ask about privacy',
  },
};
export default en;
