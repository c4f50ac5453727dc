import { useTranslations } from 'use-intl';
import type { IconName } from '../../../../design-system/brand/icon.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { RadioCards } from '../../../../design-system/inputs/radio-cards.tsx';
import type { Messages } from '../../../../i18n/messages.ts';
import { type Answers, choices, type Question } from './investor-answers.ts';

type OptionName = keyof Messages['onboarding']['options'];

/** What stands for each stored value. */
const options: Record<Question, Record<string, { name: OptionName; icon: IconName }>> = {
  familiarity: {
    1: { name: 'beginner', icon: 'spark' },
    2: { name: 'regular', icon: 'transactions' },
    3: { name: 'expert', icon: 'reports' },
  },
  reason: {
    1: { name: 'retirement', icon: 'clock' },
    2: { name: 'purchase', icon: 'building' },
    3: { name: 'income', icon: 'refresh' },
    4: { name: 'growth', icon: 'portfolios' },
  },
  scope: {
    personal: { name: 'personal', icon: 'user' },
    'personal-and-professional': { name: 'professional', icon: 'users' },
  },
};

/** The key of an answer's words in the catalogue. */
export function optionName(question: Question, choice: string | number): OptionName {
  return options[question][choice]?.name ?? 'beginner';
}

type Props = {
  question: Question;
  answers: Answers;
  onAnswer: (given: string) => void;
  error?: string;
  columns?: number;
  /** Without pictures, where several questions stand together. */
  plain?: boolean;
};

/** One question of the investor profile. */
export function InvestorQuestion({ question, answers, onAnswer, error, columns, plain }: Props) {
  const t = useTranslations('onboarding');
  const chosen = answers[question];
  return (
    <Field group label={t(`${question}.question`)} error={error}>
      <RadioCards
        name={question}
        columns={columns}
        value={chosen === undefined ? undefined : String(chosen)}
        onChange={onAnswer}
        options={choices[question].map((choice) => ({
          value: String(choice),
          ...(!plain && { icon: options[question][choice]?.icon }),
          title: t(`options.${optionName(question, choice)}.title`),
          text: t(`options.${optionName(question, choice)}.text`),
        }))}
      />
    </Field>
  );
}
