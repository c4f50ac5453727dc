import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { useHydrated } from '../../../../design-system/loading/use-hydrated.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { type Billing, cardStateOf, currencyOf, type Kept, plansToChoose } from '../../payment-view.ts';
import { type PlanChoice, usualChoice } from '../../plan-choice.ts';
import { monthsFree, type Plan } from '../../plan-prices.ts';
import { rememberChoice, rememberedChoice, rememberedPlan, rememberPlan } from '../remembered-choice.ts';
import styles from './change-plan.module.css';
import { PlanOptions } from './plan-options.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { usePlanWords } from './use-plan-words.ts';

/** What somebody came here for: from the page of prices, or from a message that a plan has no room. */
export type Wanted = { plan: string | null; choice: Partial<PlanChoice> };

type Props = {
  billing: Billing;
  plans: readonly Plan[];
  free: Plan;
  kept: readonly Kept[];
  wanted: Wanted;
  disabled: boolean;
  onChanged: () => void;
};

export function ChangePlan({ billing, plans, free, kept, wanted, disabled, onChanged }: Props) {
  const t = useTranslations('payment.change');
  const { nameOf, untilOf } = usePlanWords();
  const [{ period, currency }, choose] = usePeriodAndCurrency(billing, wanted);
  const [slug, setSlug] = useState(wanted.plan);
  // What a visitor wanted before the account was there; only the browser knows it.
  useEffect(() => setSlug((now) => now ?? rememberedPlan()), []);
  const shown = plansToChoose(plans, billing);
  const chosen = shown.find((plan) => plan.slug === slug);
  const isOpen = chosen && cardStateOf(chosen, period, billing) === 'open';
  const choice = { period, currency };
  const owed = billing.state === 'late' ? billing.plan : billing.unpaid?.plan;
  return (
    <Card className={styles.card}>
      <header className={styles.head}>
        <h2>{billing.state === 'free' ? t('choose') : t('title')}</h2>
        <div className={styles.switches}>
          <Segmented
            size="sm"
            label={t('period')}
            value={period}
            onChange={(next) => choose({ period: next, currency })}
            options={[
              { value: 'month', label: t('month') },
              { value: 'year', label: t('year', { months: monthsFree(shown, currency) }) },
            ]}
          />
          {billing.currency === null && (
            <Segmented
              size="sm"
              label={t('currency')}
              value={currency}
              onChange={(next) => choose({ period, currency: next })}
              options={[
                { value: 'pln', label: 'PLN' },
                { value: 'eur', label: 'EUR' },
              ]}
            />
          )}
        </div>
      </header>
      {billing.state === 'trial' && billing.ends_at && (
        <Banner tone="amber" icon="clock">
          {t('trial', { day: untilOf(billing.ends_at) })}
        </Banner>
      )}
      {owed && (
        <Banner tone="amber" icon="clock">
          {t(billing.unpaid ? 'payOrGiveUp' : 'late', { plan: nameOf(owed) })}
        </Banner>
      )}
      <PlanOptions
        plans={shown}
        billing={billing}
        choice={choice}
        chosen={slug}
        disabled={disabled}
        onChoose={setSlug}
      />
      {isOpen && (
        <QuotePanel
          // Another plan asks anew what stays active and whether it may begin.
          key={`${chosen.id} ${period} ${currency}`}
          plan={chosen}
          billing={billing}
          free={free}
          kept={kept}
          choice={choice}
          disabled={disabled}
          onLeave={() => {
            setSlug(null);
            rememberPlan(null);
          }}
          onChanged={onChanged}
        />
      )}
    </Card>
  );
}

/** What the address asks for, else what runs, else what this browser chose before. A contract keeps its currency. */
function usePeriodAndCurrency(billing: Billing, wanted: Wanted) {
  const locale = useLocale();
  const [chosen, setChosen] = useState<Partial<PlanChoice>>(wanted.choice);
  const isHydrated = useHydrated();
  const before = isHydrated ? rememberedChoice(locale) : usualChoice(locale);
  const choice: PlanChoice = {
    period: chosen.period ?? billing.period ?? before.period,
    currency: currencyOf(billing, chosen.currency ?? before.currency),
  };
  const choose = (next: PlanChoice) => {
    setChosen(next);
    rememberChoice(next);
  };
  return [choice, choose] as const;
}
