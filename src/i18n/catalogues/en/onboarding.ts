const en = {
  title: 'Welcome',
  heading: 'Three questions to begin with',
  lead: 'Tell us a little about how you invest. Nobody else sees the answers, and you can change them in the settings.',
  stepOf: 'Question {step} of {total}',
  back: 'Back',
  next: 'Next',
  finish: 'Open my dashboard',
  change: 'Change',
  choose: 'Choose one answer',
  steps: { familiarity: 'Experience', reason: 'Goal', scope: 'Scope', summary: 'Summary' },
  familiarity: {
    question: 'How well do you know investing?',
    hint: 'There is no wrong answer.',
  },
  reason: {
    question: 'What do you invest for?',
    hint: 'The one that matters most to you now.',
  },
  scope: {
    question: 'Whose investments will you track?',
    hint: 'Either way nothing is shared with anybody.',
  },
  options: {
    beginner: { title: 'I am just starting', text: 'Some of the terms are still new to me.' },
    regular: {
      title: 'I invest regularly',
      text: 'I know shares, funds and bonds, and I check the details.',
    },
    expert: { title: 'I know it well', text: 'I know what IRR and drawdown mean and want the numbers.' },
    retirement: { title: 'Retirement', text: 'IKE, IKZE, PPK and what grows beside them.' },
    purchase: { title: 'A bigger purchase', text: 'A flat, a car, a child’s studies: a sum by a date.' },
    income: { title: 'Passive income', text: 'Dividends, interest and rent that come in by themselves.' },
    growth: { title: 'Growing capital', text: 'As much as possible over the years.' },
    personal: { title: 'Only for myself', text: 'My own money, or that of my family.' },
    professional: {
      title: 'Personal and professional',
      text: 'Also at work: for clients, a company or an association.',
    },
  },
  summary: {
    question: 'Is this right?',
    hint: 'One more click, and your dashboard is ready.',
    familiarity: 'Experience',
    reason: 'Goal',
    scope: 'Scope',
  },
};
export default en;
