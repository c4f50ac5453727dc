import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { useUploads } from '../../../imports/ui/upload/use-uploads.ts';
import { continueRealEstate } from '../../../modules/ui/continue-real-estate.ts';
import { stepBefore } from '../../onboarding-steps.ts';
import { FillStep } from './fill-step.tsx';
import { ModulesStep } from './modules-step.tsx';
import styles from './onboarding-wizard.module.css';
import { PortfolioStep } from './portfolio-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { StrataColumn } from './strata-column.tsx';
import { useFill } from './use-fill.ts';
import { useWizard, type WizardProps } from './use-wizard.ts';

/** Four steps from nothing to the first figures. */
export function OnboardingWizard(props: WizardProps) {
  const t = useTranslations('onboarding');
  const to = usePath();
  const card = useRef<HTMLElement>(null);
  const fileField = () => card.current?.querySelector<HTMLInputElement>('input[type=file]');
  const wizard = useWizard(props);
  const { step, steps, way, walk, modules, answers, portfolio, first } = wizard;
  const fill = useFill({
    modules,
    portfolioId: portfolio?.id,
    startedOn: answers.started_on,
    leave: wizard.leave,
    onFile: () => fileField()?.focus(),
  });
  const uploads = useUploads((names) => {
    const others = names.length > 1 ? `?files=${names.join(',')}` : '';
    void wizard.leave(to('importFile', { fileName: names[0] }) + others);
  });
  useRealEstate(props.forRealEstate, wizard, fill);
  const before = stepBefore(step, way);
  const next = {
    profile: { label: t('next'), onClick: wizard.afterProfile },
    modules: { label: t('next'), onClick: wizard.afterModules },
    portfolio: { label: t(portfolio ? 'next' : 'portfolio.create'), onClick: wizard.afterPortfolio },
    fill: way.isBrokered
      ? { label: t('fill.load'), onClick: () => fileField()?.click() }
      : { label: t('fill.property.title'), onClick: () => void fill.addProperty() },
  }[step];
  return (
    <section ref={card} className={styles.card} aria-label={t('label')}>
      <StrataColumn steps={steps} current={steps.indexOf(step)} />
      <StepFrame
        step={step}
        at={steps.indexOf(step)}
        total={steps.length}
        walked={walk.walked}
        sending={walk.sending || uploads.isBusy}
        failure={walk.failure ?? (step === 'portfolio' ? first.fault.whole : undefined)}
        back={
          before
            ? { label: t('back'), onClick: () => walk.go(before) }
            : { label: t('later'), onClick: () => void wizard.later() }
        }
        next={next}
        aside={<Skip wizard={wizard} hadPortfolio={props.hasPortfolio} />}
      >
        {step === 'profile' && (
          <ProfileStep answers={answers} checked={walk.checked} onAnswers={wizard.edit} />
        )}
        {step === 'modules' && (
          <ModulesStep modules={modules.modules} onToggle={modules.toggle} trialEnds={props.trialEnds} />
        )}
        {step === 'portfolio' && (
          <PortfolioStep {...wizard} nameError={first.fault.name} onAnswers={wizard.edit} />
        )}
        {step === 'fill' && (
          <FillStep uploads={uploads} fill={fill} {...way} hasSample={props.loaded.has_sample} />
        )}
      </StepFrame>
    </section>
  );
}

type Wizard = ReturnType<typeof useWizard>;

/** Past what need not be done now. */
function Skip({ wizard, hadPortfolio }: { wizard: Wizard; hadPortfolio: boolean }) {
  const t = useTranslations('onboarding');
  const to = usePath();
  const { step, portfolio } = wizard;
  if (step === 'fill')
    return (
      <TextLink tone="muted" onClick={() => void wizard.leave(to('dashboard'))}>
        {t('fill.skip')}
      </TextLink>
    );
  if (step !== 'portfolio' || portfolio || !hadPortfolio) return null;
  return (
    <TextLink tone="muted" onClick={() => void wizard.proceed()}>
      {t('portfolio.skip')}
    </TextLink>
  );
}

/** Whoever came for real estate goes on with a property at the last step. */
function useRealEstate(came: boolean, { step, modules }: Wizard, fill: ReturnType<typeof useFill>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the person comes
  useEffect(() => {
    if (!came) return;
    continueRealEstate.set();
    void modules.connect('real-estate');
  }, [came]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each coming to the last step
  useEffect(() => {
    if (step !== 'fill' || !continueRealEstate.isSet()) return;
    // The page takes effect before the host of dialogs beside it listens.
    const soon = setTimeout(() => void fill.addProperty());
    return () => clearTimeout(soon);
  }, [step]);
}
