const en = {
  title: 'Welcome',
  heading: 'Three quick questions',
  lead: 'Tell us a little about how you invest. Only you see the answers, and you can change them in settings.',
  stepOf: 'Question {step} of {total}',
  back: 'Back',
  next: 'Next',
  finish: 'Open my dashboard',
  change: 'Change',
  choose: 'Choose one answer',
  steps: { familiarity: 'Experience', reason: 'Goal', scope: 'Scope', summary: 'Summary' },
  familiarity: {
    question: 'How experienced are you?',
    hint: 'There is no wrong answer.',
  },
  reason: {
    question: 'What are you investing for?',
    hint: 'Choose the one that matters most to you now.',
  },
  scope: {
    question: 'Whose investments will you track?',
    hint: 'Either way, we share nothing with anyone.',
  },
  options: {
    beginner: { title: 'I am just starting', text: 'Some of the terms are still new to me.' },
    regular: {
      title: 'I invest regularly',
      text: 'I know shares, funds and bonds, and I check the details.',
    },
    expert: { title: 'I know it well', text: 'I know IRR and drawdown, and I want the numbers.' },
    retirement: { title: 'Retirement', text: 'IKE, IKZE, PPK and other savings.' },
    purchase: {
      title: 'A bigger purchase',
      text: 'A flat, a car, a child’s studies: a set amount by a set date.',
    },
    income: { title: 'Passive income', text: 'Regular dividends, interest and rent.' },
    growth: { title: 'Growing capital', text: 'The highest long-term growth.' },
    personal: { title: 'Just my own', text: 'My own money, or that of my family.' },
    professional: {
      title: 'Personal and professional',
      text: 'Also at work: for clients, a company or an association.',
    },
  },
  summary: {
    question: 'Is this right?',
    hint: 'One more click and your dashboard is ready.',
    familiarity: 'Experience',
    reason: 'Goal',
    scope: 'Scope',
  },
};
export default en;
