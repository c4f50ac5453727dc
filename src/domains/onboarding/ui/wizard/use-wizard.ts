import { useTranslations } from 'use-intl';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { useCurrencyOptions } from '../../../instruments/ui/use-currency-options.ts';
import { continueRealEstate } from '../../../modules/ui/continue-real-estate.ts';
import {
  type OnboardingAnswers,
  type OnboardingStep,
  profileIn,
  reachableStep,
  stepAfter,
  stepsOf,
} from '../../onboarding-steps.ts';
import { useFirstPortfolio } from './use-first-portfolio.ts';
import { type Module, useModules } from './use-modules.ts';
import { type Progress, useProgress } from './use-progress.ts';
import { useWalk } from './use-walk.ts';

export type WizardProps = {
  loaded: Progress;
  modules: readonly Module[];
  currencies: Parameters<typeof useCurrencyOptions>[0];
  /** Of one's own, from before. */
  hasPortfolio: boolean;
  trialEnds: string | null;
  /** The person came by a link to properties. */
  forRealEstate: boolean;
  /** The step in the address; the browser's back button walks it too. */
  wanted: string;
  onStep: (step: OnboardingStep) => void;
  onSaved: () => void;
  /** To a page of the dashboard, as a new document: from now on it is open. */
  leaveFor: (address: string) => Promise<void>;
};

/** Where the wizard is, what was answered, and how it goes on. */
export function useWizard(props: WizardProps) {
  const t = useTranslations('onboarding');
  const to = usePath();
  const walk = useWalk(props.onStep);
  const modules = useModules(props.modules);
  const progress = useProgress({
    loaded: props.loaded,
    onSaved: props.onSaved,
    onEnded: () => void props.leaveFor(to('dashboard')),
  });
  const { answers, portfolio } = progress;
  const currencies = useCurrencyOptions(props.currencies);
  const złoty = currencies.find(({ code }) => code === 'PLN')?.value ?? currencies[0]?.value ?? '';
  const first = useFirstPortfolio(portfolio, progress.mark);
  const way = {
    answers,
    isBrokered: modules.isConnected('brokerage-investments'),
    hasPortfolio: portfolio !== null || props.hasPortfolio,
  };
  const step = reachableStep(props.wanted || props.loaded.step, way);
  const leave = (address: string) =>
    walk.during(async () => {
      await progress.end(answers);
      await props.leaveFor(address);
    });
  const proceed = () =>
    walk.during(async () => {
      await modules.settled();
      const after = stepAfter(step, way);
      await progress.save(after, answers);
      walk.go(after);
    });
  return {
    ...{ step, steps: stepsOf(way), way, walk, modules, answers, portfolio, first, currencies },
    currencyId: answers.currency_id ?? złoty,
    edit(given: OnboardingAnswers) {
      walk.forgive();
      first.forgive();
      progress.edit(step, given);
    },
    proceed,
    leave,
    /** To end them is asked first. */
    async later() {
      const [title, body] = [t('ending.title'), t('ending.text')];
      const labels = { confirmLabel: t('ending.end'), cancelLabel: t('ending.stay') };
      if (await confirm({ title, body, ...labels })) await leave(to('dashboard'));
    },
    afterProfile: () => (profileIn(answers) ? void proceed() : walk.check()),
    afterModules() {
      const connected = modules.modules.filter(({ is_connected }) => is_connected);
      if (connected.length === 0) return walk.refuse(t('modules.none'));
      if (connected.every(({ slug }) => slug === 'real-estate')) continueRealEstate.set();
      void proceed();
    },
    afterPortfolio: () =>
      void walk.during(async () => {
        const made = await first.keep(answers, złoty);
        if (!made) return;
        progress.setPortfolio(made);
        await progress.save('fill', answers, made.id);
        walk.go('fill');
      }),
  };
}
