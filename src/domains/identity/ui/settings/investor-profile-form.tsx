import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { finishOnboarding } from '../../contract.ts';
import type { User } from '../user.ts';
import { type Answers, questions, withAnswer } from './investor-answers.ts';
import { InvestorQuestion } from './investor-question.tsx';
import styles from './settings-form.module.css';

type Props = { user: User; onSaved: () => void };

/** The answers of the onboarding, to be changed later. */
export function InvestorProfileForm({ user, onSaved }: Props) {
  const t = useTranslations('settings');
  const common = useTranslations('common');
  const locale = useLocale();
  const to = usePath();
  const [answers, setAnswers] = useState(() => answersOf(user));
  const [sending, setSending] = useState(false);
  const { familiarity, reason, scope } = answers;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!familiarity || !reason || !scope || sending) return;
    setSending(true);
    try {
      await callApi(finishOnboarding, { body: { familiarity, reason, scope } }, locale);
      toast.success(t('saved'));
      onSaved();
    } catch {
      toast.error(common('error.settings'));
    }
    setSending(false);
  };
  return (
    <Card title={t('investor.title')}>
      <form className={styles.form} onSubmit={save}>
        <p className={styles.text}>{t('investor.text')}</p>
        {questions.map((question) => (
          <InvestorQuestion
            key={question}
            question={question}
            answers={answers}
            columns={question === 'familiarity' ? 3 : 2}
            onAnswer={(given) => setAnswers(withAnswer(answers, question, given))}
          />
        ))}
        <div className={styles.actions}>
          <TextLink tone="muted" to={`${to('onboarding')}?again=1`}>
            {t('investor.again')}
          </TextLink>
          <Button type="submit" loading={sending} disabled={!familiarity || !reason || !scope}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function answersOf({ familiarity, reason, scope }: User): Answers {
  const given = { familiarity, reason, scope };
  return questions.reduce<Answers>(
    (answers, question) => withAnswer(answers, question, String(given[question])),
    {},
  );
}
