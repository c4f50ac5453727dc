const en = {
  meta: {
    title: 'Contact',
    text: 'Write to the people behind Walory: a question, a mistake you found, an idea.',
  },
  title: 'Write to us',
  lead: 'A question, a mistake you found, an idea: it reaches the people behind {brand}.',
  faq: 'Many questions are already answered: <faq>questions and answers</faq>.',
  direct: 'Or directly',
  email: 'E-mail',
  phone: 'Telephone',
  address: 'Address',
  form: {
    label: 'Contact form',
    name: 'Name',
    email: 'E-mail',
    company: 'Company',
    phone: 'Telephone',
    message: 'Message',
    left: '{left, plural, one {# character left} other {# characters left}}',
    over: '{over, plural, one {# character too many} other {# characters too many}}',
    most: 'Up to {most} characters',
    submit: 'Send the message',
    privacy:
      'We use what you write to answer you, and delete it after {months} months at the latest. More in the <privacy>privacy policy</privacy>.',
    bait: 'Leave this field empty',
  },
  sent: {
    title: 'Message sent',
    text: 'Thank you. We will answer by e-mail.',
    another: 'Write another message',
  },
};
export default en;
