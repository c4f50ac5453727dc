import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Stepper } from '../../../../design-system/layout/stepper.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { finishOnboarding } from '../../contract.ts';
import { FormFailure } from '../form-failure.tsx';
import { InvestorQuestion } from '../settings/investor-question.tsx';
import {
  type Answers,
  type OnboardingStep,
  onboardingSteps,
  questions,
  reachableStep,
  stepAfter,
  stepBefore,
  withAnswer,
} from './onboarding-steps.ts';
import { OnboardingStrata } from './onboarding-strata.tsx';
import { OnboardingSummary } from './onboarding-summary.tsx';
import styles from './onboarding-wizard.module.css';

type Props = {
  /** The step in the address; the browser's back button walks it too. */
  wanted: string;
  onStep: (step: OnboardingStep) => void;
  onDone: () => Promise<void>;
};

export function OnboardingWizard({ wanted, onStep, onDone }: Props) {
  const t = useTranslations('onboarding');
  const [answers, setAnswers] = useState<Answers>({});
  const [missing, setMissing] = useState(false);
  const { sending, failure, finish } = useFinish(answers, onDone);
  const step = reachableStep(wanted, answers);
  const heading = useFocusOnChange(step);
  const at = onboardingSteps.indexOf(step);
  const before = stepBefore(step);

  const go = (to: OnboardingStep | undefined) => {
    setMissing(false);
    if (to) onStep(to);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'summary') finish();
    else if (answers[step] === undefined) setMissing(true);
    else go(stepAfter(step));
  };

  return (
    <Card flush className={styles.card}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Stepper steps={onboardingSteps.map((name) => t(`steps.${name}`))} current={at} />
        <div>
          <h2 ref={heading} tabIndex={-1} className={styles.question}>
            {t(`${step}.question`)}
          </h2>
          <p className={styles.hint}>{t(`${step}.hint`)}</p>
        </div>
        {step === 'summary' ? (
          <OnboardingSummary answers={answers} onChange={go} />
        ) : (
          <InvestorQuestion
            key={step}
            question={step}
            answers={answers}
            columns={step === 'reason' ? 2 : 1}
            hideLabel
            error={missing ? t('choose') : undefined}
            onAnswer={(given) => {
              setMissing(false);
              setAnswers(withAnswer(answers, step, given));
            }}
          />
        )}
        <FormFailure>{failure}</FormFailure>
        <div className={styles.foot}>
          {before && (
            <Button variant="text" icon="arrow-left" onClick={() => go(before)}>
              {t('back')}
            </Button>
          )}
          <span className={styles.count}>
            {step !== 'summary' && t('stepOf', { step: at + 1, total: questions.length })}
          </span>
          <Button
            type="submit"
            variant="primary"
            loading={sending}
            iconAfter={step === 'summary' ? undefined : 'arrow-right'}
          >
            {step === 'summary' ? t('finish') : t('next')}
          </Button>
        </div>
      </form>
      <OnboardingStrata layers={questions.filter((question) => answers[question] !== undefined).length} />
    </Card>
  );
}

function useFinish(answers: Answers, onDone: () => Promise<void>) {
  const locale = useLocale();
  const failureText = useFailureText();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const finish = async () => {
    const { familiarity, reason, scope } = answers;
    if (!familiarity || !reason || !scope) return;
    setSending(true);
    setFailure(null);
    try {
      await callApi(finishOnboarding, { body: { familiarity, reason, scope } }, locale);
      await onDone();
    } catch (error) {
      setFailure(failureText(error));
    }
    setSending(false);
  };
  return { sending, failure, finish };
}

/** A new question is read out and continues from its heading; the first one leaves the focus alone. */
function useFocusOnChange(step: OnboardingStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
