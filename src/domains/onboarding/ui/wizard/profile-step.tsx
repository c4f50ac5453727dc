import { useTranslations } from 'use-intl';
import { questions, withAnswer } from '../../../identity/ui/settings/investor-answers.ts';
import { InvestorQuestion } from '../../../identity/ui/settings/investor-question.tsx';
import type { OnboardingAnswers } from '../../onboarding-steps.ts';

type Props = {
  answers: OnboardingAnswers;
  /** What has no answer says so. */
  checked: boolean;
  onAnswers: (answers: OnboardingAnswers) => void;
};

/** Step one: three questions about the investor. */
export function ProfileStep({ answers, checked, onAnswers }: Props) {
  const t = useTranslations('onboarding');
  return questions.map((question) => (
    <InvestorQuestion
      key={question}
      question={question}
      answers={answers}
      columns={question === 'familiarity' ? 3 : 2}
      plain
      error={checked && answers[question] === undefined ? t('choose') : undefined}
      onAnswer={(given) => onAnswers(withAnswer(answers, question, given))}
    />
  ));
}
