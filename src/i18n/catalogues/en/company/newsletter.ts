const en = {
  head: 'Newsletter',
  description: 'New bond issues, tax dates and what is new in {brand}, once a month.',
  sent: {
    title: 'Check your inbox',
    text: 'We sent you a link. Open it and confirm with one click; only then will you get the newsletter.',
    again: 'No e-mail? Check your spam folder first. We write to one address at most once an hour.',
  },
  confirm: {
    open: {
      title: 'Do you want our newsletter?',
      text: 'Once a month: new bond issues, tax dates and what is new in {brand}. You can unsubscribe at any time with the link in every issue.',
    },
    submit: 'Yes, subscribe me',
    done: {
      title: 'You are subscribed',
      text: 'Thank you. The next issue will come to your inbox.',
    },
    confirmed: {
      title: 'Already confirmed',
      text: 'This address is on the list. Nothing more to do.',
    },
    late: {
      title: 'This link has expired',
      text: 'It worked for {days, plural, one {# day} other {# days}}. Ask for the newsletter again and we will send you a new one.',
    },
    left: {
      title: 'You have unsubscribed',
      text: 'This link is from before. If you want the newsletter after all, ask for it again.',
    },
    over: {
      title: 'This request no longer exists',
      text: 'If you want the newsletter, ask for it again.',
    },
    unknown: {
      title: 'We do not know this link',
      text: 'Check whether you copied all of it, or ask for the newsletter again.',
    },
    again: 'Ask for the newsletter',
  },
  leave: {
    subscribed: {
      title: 'Unsubscribe from the newsletter?',
      text: 'You will get no more issues. Nothing else changes.',
    },
    submit: 'Unsubscribe',
    left: {
      title: 'You are unsubscribed',
      text: 'You will get no more issues. If one still comes, use the link in it.',
    },
    unknown: {
      title: 'We do not know this link',
      text: 'Check whether you copied all of it, or open the link in the newest issue.',
    },
  },
  home: 'Go to the home page',
};
export default en;
