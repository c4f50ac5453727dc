import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import type { OnboardingStep } from '../../onboarding-steps.ts';
import styles from './onboarding-wizard.module.css';

export type FrameProps = {
  step: OnboardingStep;
  at: number;
  total: number;
  /** The person has walked here: the new heading is read out. */
  walked: boolean;
  sending: boolean;
  failure?: ReactNode;
  back: { label: string; onClick: () => void };
  next: { label: string; onClick: () => void };
  /** Between the two: a third way. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Which step, its question, and the way on and back. */
export function StepFrame(props: FrameProps) {
  const { step, at, total, sending, failure, back, next } = props;
  const t = useTranslations('onboarding');
  const heading = useRef<HTMLHeadingElement>(null);
  const { walked } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step anew
  useEffect(() => {
    if (walked) heading.current?.focus();
  }, [step]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending) next.onClick();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <header>
        <p className={styles.count}>{t('stepOf', { step: at + 1, total })}</p>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {t(`${step}.title`)}
        </h1>
        <p className={styles.lead}>{t(`${step}.lead`)}</p>
      </header>
      {props.children}
      {failure && <FormRefusal>{failure}</FormRefusal>}
      <footer className={styles.foot}>
        <Button variant="text" onClick={back.onClick}>
          {back.label}
        </Button>
        <span className={styles.room}>{props.aside}</span>
        <Button type="submit" variant="primary" loading={sending}>
          {next.label}
        </Button>
      </footer>
    </form>
  );
}
