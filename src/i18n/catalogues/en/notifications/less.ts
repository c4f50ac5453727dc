/** The page behind “less of this”, which works without logging in. */
const en = {
  head: 'Less of this',
  description: 'Choose what {brand} sends you.',
  topics: {
    portfolioMoved: 'big moves of your portfolios',
    assetMoved: 'big moves of your assets',
    levelCrossed: 'prices that reach your levels',
    dividends: 'dividends',
    bonds: 'your bonds',
    obligations: 'deposits, instalments and plans',
    coverage: 'portfolios that drift from their strategy',
    synchronisation: 'connected accounts',
    finished: 'finished imports and simulations',
    splits: 'splits',
    reportOpened: 'shared reports that were opened',
    plan: 'your plan',
    news: 'news from {brand}',
  },
  asked: {
    title: 'Less of this?',
    topic:
      'You get {channel, select, email {e-mails} sms {text messages} other {browser notifications}} about {topic}.',
    all: 'You get notifications {channel, select, email {by e-mail} sms {by text message} other {in your browser}}.',
    digest: 'You get a report of your investments by e-mail.',
  },
  choice: {
    channel: {
      topic:
        'No more {channel, select, email {e-mails} sms {text messages} other {browser notifications}} about this',
      all: 'No more {channel, select, email {e-mails} sms {text messages} other {browser notifications}}',
      digest: 'No more reports by e-mail',
    },
    bell: 'Only in the bell',
    daily: 'All e-mails at once, daily at 6 pm',
  },
  done: {
    title: 'Done',
    channel: {
      topic:
        'You get no more {channel, select, email {e-mails} sms {text messages} other {browser notifications}} about {topic}.',
      all: 'You get no more notifications {channel, select, email {by e-mail} sms {by text message} other {in your browser}}, except about the security of your account.',
      digest: 'You get no more reports by e-mail.',
    },
    bell: 'From now on {topic} appear only in the bell of {brand}.',
    daily: 'From now on you get all notifications in one e-mail, daily at 6 pm.',
    undo: 'Undo',
  },
  off: {
    title: 'This is already off',
    topic:
      'You get no {channel, select, email {e-mails} sms {text messages} other {browser notifications}} about {topic}.',
    all: 'You get no notifications {channel, select, email {by e-mail} sms {by text message} other {in your browser}}, except about the security of your account.',
    digest: 'You get no reports by e-mail.',
  },
  undone: 'Everything is as it was.',
  open: 'Open {brand}',
  settings: 'All notification settings',
  expired: {
    title: 'This link has expired',
    text: 'Log in and choose in the settings what you want to get.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'It may have been cut off on its way. Log in and choose in the settings what you want to get.',
  },
};
export default en;
