import { useTranslations } from 'use-intl';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { optionName } from '../settings/investor-question.tsx';
import { type Answers, type Question, questions } from './onboarding-steps.ts';
import styles from './onboarding-summary.module.css';

type Props = { answers: Answers; onChange: (question: Question) => void };

export function OnboardingSummary({ answers, onChange }: Props) {
  const t = useTranslations('onboarding');
  return (
    <KeyValueList
      items={questions.map((question) => {
        const answer = answers[question];
        return {
          key: question,
          label: t(`summary.${question}`),
          value: (
            <span className={styles.answer}>
              {answer !== undefined && t(`options.${optionName(question, answer)}.title`)}
              <TextLink tone="muted" onClick={() => onChange(question)}>
                {t('change')}
                <span className="visually-hidden">: {t(`summary.${question}`)}</span>
              </TextLink>
            </span>
          ),
        };
      })}
    />
  );
}
