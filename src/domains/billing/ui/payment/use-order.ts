import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import { checkout } from '../../contract.ts';
import type { Billing, Keeps, Quote } from '../../payment-view.ts';
import type { PlanChoice } from '../../plan-choice.ts';
import type { Plan } from '../../plan-prices.ts';
import { saveKeeps } from './save-keeps.ts';
import { usePlanWords } from './use-plan-words.ts';

type Order = {
  plan: Plan;
  billing: Billing;
  choice: PlanChoice;
  quote: Quote;
  /** What shall stay active, where somebody chose. */
  keeps: Keeps;
  /** Whether the plan may begin before the time to withdraw is over. */
  begins: boolean;
  onOutdated: () => void;
  onLeave: () => void;
  onChanged: () => void;
};

/** Orders what the quote says. What stays active is noted first, so that nothing is read-only in between. */
export function useOrder(order: Order) {
  const { plan, billing, choice, quote, keeps, begins, onOutdated, onLeave, onChanged } = order;
  const t = useTranslations('payment');
  const common = useTranslations('common.failure');
  const locale = useLocale();
  const failureText = useFailureText();
  const { nameOf, lastDayOf } = usePlanWords();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [beginError, setBeginError] = useState<string>();

  async function send(): Promise<void> {
    await saveKeeps(keeps, locale);
    const { data } = await callApi(
      checkout,
      {
        body: {
          plan_id: plan.id,
          ...choice,
          ...(quote.kind === 'cancel' ? {} : { price: quote.price, due: quote.due }),
          begin_at_once: quote.is_charged ? begins : true,
        },
      },
      locale,
    );
    if (data.state === 'pay' && data.url) {
      window.location.assign(data.url);
      return;
    }
    setBusy(false);
    const done =
      quote.kind === 'cancel'
        ? t('cancelling.done', { plan: nameOf(billing.plan), day: lastDayOf(quote.period_to) })
        : t('change.ordered', { plan: nameOf(plan) });
    toast.success(done);
    onLeave();
    onChanged();
  }

  async function place(): Promise<void> {
    if (quote.is_charged && !begins) return setBeginError(common('beginAtOnceRequired'));
    setBusy(true);
    setRefusal(undefined);
    try {
      await send();
    } catch (failure) {
      setBusy(false);
      const isOutdated = failure instanceof ApiFailure && failure.status === 409;
      if (isOutdated) {
        toast.error(t('change.priceChanged'));
        onOutdated();
        onChanged();
      } else setRefusal(failureText(failure));
    }
  }
  return { busy, refusal, beginError, order: () => void place() };
}
