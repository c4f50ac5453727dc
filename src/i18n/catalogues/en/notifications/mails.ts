const en = {
  view: 'View in {brand}',
  viewAll: 'View all notifications',
  settings: 'Change what we send',
  less: 'Less of this',
  why: {
    notifications: 'You receive this e-mail because notifications by e-mail are on in your {brand} settings.',
    day: 'You receive this e-mail because you chose a daily summary in your {brand} settings.',
    week: 'You receive this e-mail because you chose a weekly summary in your {brand} settings.',
    month: 'You receive this e-mail because you chose a monthly report in your {brand} settings.',
    quarter: 'You receive this e-mail because you chose a quarterly report in your {brand} settings.',
    announcement: 'You receive this e-mail because you have an account at {brand}.',
  },
  unsubscribe: {
    notifications: 'Turn off notifications by e-mail',
    summary: 'Turn off summaries',
    digest: 'Turn off these reports',
    announcement: 'Turn off news from us',
  },
  bundle: {
    subject: '{first}, and {count, plural, one {# more notification} other {# more notifications}}',
    heading: '{count, plural, one {# notification} other {# notifications}}',
  },
  summary: { day: 'Your day, {period}', week: 'Your week, {period}' },
  digest: {
    subject: 'Your investments, {period}',
    simulated: 'These figures come from simulated prices.',
    movers: 'Biggest moves',
    name: 'Asset',
    value: 'Value',
    change: 'Change',
    changes: 'What changed',
    attached: 'The full report is attached as a PDF.',
    tooLarge: 'The full report is too large for an e-mail. You can open it in {brand}.',
    open: 'Open the report',
  },
  phoneCode: {
    subject: 'Confirm your phone number',
    text: 'Enter this code in {brand} to confirm the number {phone}.',
    after:
      'The code works once, for {minutes, plural, one {# minute} other {# minutes}}. If you did not ask for it, ignore this e-mail and do not share the code.',
  },
};
export default en;
