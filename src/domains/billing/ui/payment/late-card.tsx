import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { cancelPlan } from '../../contract.ts';
import type { Billing } from '../../payment-view.ts';
import type { Plan } from '../../plan-prices.ts';
import styles from './late-card.module.css';
import { usePlanWords } from './use-plan-words.ts';

type Props = {
  billing: Billing;
  free: Plan;
  portal: string | null;
  disabled: boolean;
  onChanged: () => void;
};

/** A payment that failed comes before everything else: while the plan goes on, and once it does not (BL-26). */
export function LateCard({ billing, free, portal, disabled, onChanged }: Props) {
  const t = useTranslations('payment.late');
  const words = useWords(billing, free);
  const giving = useGivingUp(billing, onChanged);
  if (!words) return null;
  return (
    <section className={styles.card} aria-labelledby="late-title">
      <div>
        <h2 id="late-title">{words.title}</h2>
        <p>{words.text}</p>
        {!portal && <p>{t('away')}</p>}
      </div>
      {portal && (
        <div className={styles.actions}>
          <Button variant="primary" href={portal} iconAfter="external-link">
            {t('pay')}
          </Button>
          {billing.unpaid && (
            <Button disabled={disabled} loading={giving.isBusy} onClick={() => void giving.giveUp()}>
              {t('giveUp')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function useWords({ state, plan, unpaid, grace_until }: Billing, free: Plan) {
  const t = useTranslations('payment.late');
  const { nameOf, dayOf, untilOf } = usePlanWords();
  if (unpaid) {
    const owed = nameOf(unpaid.plan);
    return {
      title: t('unpaidTitle', { plan: owed }),
      text: t('unpaid', { plan: owed, holds: nameOf(plan), day: dayOf(unpaid.since) }),
    };
  }
  if (state !== 'late' || !grace_until) return null;
  const names = { plan: nameOf(plan), free: nameOf(free) };
  return { title: t('title'), text: t('text', { ...names, day: untilOf(grace_until) }) };
}

/** Who will not pay gives the plan up: it ends for good (BL-26). */
function useGivingUp({ plan, unpaid }: Billing, onChanged: () => void) {
  const t = useTranslations('payment.givingUp');
  const locale = useLocale();
  const failureText = useFailureText();
  const { nameOf } = usePlanWords();
  const [isBusy, setIsBusy] = useState(false);
  async function giveUp() {
    if (!unpaid) return;
    const given = { plan: nameOf(unpaid.plan), holds: nameOf(plan) };
    const sure = await confirm({
      title: t('title', given),
      effect: t('effect', given),
      confirmLabel: t('confirm', given),
      cancelLabel: t('keep'),
    });
    if (!sure) return;
    setIsBusy(true);
    try {
      await callApi(cancelPlan, {}, locale);
      toast.success(t('done', given));
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setIsBusy(false);
    onChanged();
  }
  return { isBusy, giveUp };
}
