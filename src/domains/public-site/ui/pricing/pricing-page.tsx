import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { SiteBlocks } from '../../../../design-system/site/site-blocks.tsx';
import { useViewer } from '../../../../design-system/site/viewer.ts';
import { Wrap } from '../../../../design-system/site/wrap.tsx';
import {
  choiceFields,
  choiceIn,
  choiceQuery,
  type PlanChoice,
  usualChoice,
} from '../../../billing/plan-choice.ts';
import { monthsFree } from '../../../billing/plan-prices.ts';
import { rememberChoice, rememberedChoice } from '../../../billing/ui/remembered-choice.ts';
import { StartDemo } from '../../../identity/ui/sign-in/start-demo.tsx';
import type { PlanOffers } from '../plan-offer.ts';
import { ChoiceSwitch } from './choice-switch.tsx';
import { Comparison } from './comparison.tsx';
import { PlanCards } from './plan-cards.tsx';
import styles from './pricing-page.module.css';

const promises = ['cancel', 'smaller', 'own'] as const;

type Props = PlanOffers & {
  blocks: readonly string[];
  /** Whether there is a demo to look at. */
  demo: boolean;
};

export function PricingPage({ plans, trialDays, blocks, demo }: Props) {
  const t = useTranslations('pricing');
  const choice = usePlanChoice();
  const viewer = useViewer();
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(plans.length === 3 ? 'titleOfThree' : 'title')}</h1>
        <div className={styles.switches}>
          <ChoiceSwitch
            label={t('period')}
            options={(['month', 'year'] as const).map((period) => ({
              key: period,
              text:
                period === 'month' ? t('month') : t('year', { months: monthsFree(plans, choice.currency) }),
              ...optionOf(choice, { ...choice, period }),
            }))}
          />
          <ChoiceSwitch
            label={t('currency')}
            options={(['pln', 'eur'] as const).map((currency) => ({
              key: currency,
              text: currency.toUpperCase(),
              ...optionOf(choice, { ...choice, currency }),
            }))}
          />
        </div>
      </header>
      <PlanCards plans={plans} trialDays={trialDays} choice={choice} level={2} />
      {demo && !viewer && (
        <p className={styles.demo}>
          {t('unsure')} <StartDemo>{t('demo')}</StartDemo>
        </p>
      )}
      <Comparison plans={plans} />
      <div className={styles.promises}>
        {promises.map((key) => (
          <section key={key}>
            <h2>{t(`promises.${key}.title`)}</h2>
            <p>{t(`promises.${key}.text`)}</p>
          </section>
        ))}
      </div>
      <SiteBlocks blocks={blocks} />
    </Wrap>
  );
}

function optionOf(now: PlanChoice, then: PlanChoice) {
  return {
    to: choiceQuery(then),
    current: now.period === then.period && now.currency === then.currency,
    onChoose: () => rememberChoice(then),
  };
}

/** What the address says; one that says nothing takes what this browser chose before. */
function usePlanChoice(): PlanChoice {
  const locale = useLocale();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isOpen = !choiceFields.some((name) => search.has(name));
  useEffect(() => {
    if (!isOpen) return;
    const before = choiceQuery(rememberedChoice(locale));
    if (before !== choiceQuery(usualChoice(locale)))
      void navigate(before, { replace: true, preventScrollReset: true });
  }, [isOpen, locale, navigate]);
  return choiceIn(search, usualChoice(locale));
}
