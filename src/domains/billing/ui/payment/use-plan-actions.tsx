import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import { decimal, isZero } from '../../../../foundation/decimal.ts';
import { cancelPlan, resumePlan, withdraw as withdrawCall } from '../../contract.ts';
import type { Billing, Keeps, Kept } from '../../payment-view.ts';
import type { Plan } from '../../plan-prices.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { saveKeeps } from './save-keeps.ts';
import { useExcessWords } from './use-excess-words.ts';
import { usePlanWords } from './use-plan-words.ts';

type Action = 'cancel' | 'resume' | 'withdraw';
export type PlanActions = Record<Action, () => void> & {
  busy: Action | null;
  /** What is asked before, part of the page. */
  question: ReactNode;
};

/** Ends a plan or keeps it after all; what that brings is told before it happens. */
export function usePlanActions(
  billing: Billing,
  free: Plan,
  kept: readonly Kept[],
  onChanged: () => void,
): PlanActions {
  const t = useTranslations('payment');
  const locale = useLocale();
  const failureText = useFailureText();
  const { nameOf, amount, lastDayOf, untilOf } = usePlanWords();
  const [busy, setBusy] = useState<Action | null>(null);
  const [asks, setAsks] = useState(false);
  const names = { plan: nameOf(billing.plan), free: nameOf(free) };
  // Words, not parts: the question stands beside the page and has not its texts.
  const excess = useExcessWords()(billing.usage, free);

  async function run(action: Action, work: () => Promise<unknown>, done: string) {
    setBusy(action);
    try {
      await work();
      toast.success(done);
    } catch (failure) {
      const isOutdated = failure instanceof ApiFailure && failure.status === 409;
      toast.error(isOutdated ? t('withdrawing.changed') : failureText(failure));
    }
    setBusy(null);
    onChanged();
  }

  /** What stays active is noted first: the choice holds from the period's end. */
  async function cancel(keeps: Keeps) {
    setAsks(false);
    const day = lastDayOf(billing.period_to ?? billing.ends_at ?? '');
    const work = async () => {
      await saveKeeps(keeps, locale);
      await callApi(cancelPlan, {}, locale);
    };
    await run('cancel', work, t('cancelling.done', { ...names, day }));
  }

  async function withdraw() {
    const { withdrawal, currency } = billing;
    if (!withdrawal) return;
    const { refund, credit, until } = withdrawal;
    const isPaid = !isZero(decimal(refund));
    const isCredited = !isZero(decimal(credit));
    const credited = t('withdrawing.credit', { amount: amount(credit, currency ?? 'pln') });
    const sure = await confirm({
      title: t('withdrawing.title', names),
      effect: isPaid
        ? t('withdrawing.effect', { ...names, amount: amount(refund, currency ?? 'pln') })
        : t('withdrawing.effectFree', names),
      body: (
        <>
          {isCredited && <p>{credited}</p>}
          <p>{excess}</p>
          <p>{t('withdrawing.until', { day: untilOf(until) })}</p>
        </>
      ),
      danger: true,
      confirmLabel: t('withdrawing.confirm'),
      cancelLabel: t('withdrawing.keep', names),
    });
    if (!sure) return;
    await run(
      'withdraw',
      () => callApi(withdrawCall, { body: { refund } }, locale),
      t('withdrawing.done', names),
    );
  }

  return {
    busy,
    cancel: () => setAsks(true),
    question: asks && (
      <CancelDialog
        billing={billing}
        free={free}
        kept={kept}
        onClose={() => setAsks(false)}
        onCancel={(keeps) => void cancel(keeps)}
      />
    ),
    withdraw: () => void withdraw(),
    resume: () => void run('resume', () => callApi(resumePlan, {}, locale), t('cancelling.resumed', names)),
  };
}
