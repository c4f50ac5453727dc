import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { lastDayBefore } from '../../../../foundation/calendar-day.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { decimal, isZero } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { givePlan, readOrdered } from '../../../billing/admin-contract.ts';
import { listPlans } from '../../../billing/contract.ts';
import form from '../lists/desk-form.module.css';
import type { OpenedAccount } from './desk-user.ts';
import { usePlanName } from './plan-text.ts';

type Props = { account: OpenedAccount; onClose: () => void; onChanged: () => void };

/** Gives somebody a plan without an order, for good or until a day. */
export function GivePlanDialog({ account, onClose, onChanged }: Props) {
  const t = useTranslations('desk.givePlan');
  const ui = useTranslations('ui');
  const locale = useLocale();
  const formId = useId();
  const { shown, reload } = useLoaded(account.id, async (signal) => {
    const [plans, { data }] = await Promise.all([
      callApi(listPlans, {}, locale, signal),
      callApi(readOrdered, { params: { id: account.id } }, locale, signal),
    ]);
    return { plans: plans.data, ordered: data.ordered };
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('title', { name: account.name })}
      footer={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={shown.state !== 'ready'}>
            {t('save')}
          </Button>
        </>
      }
    >
      {shown.state === 'ready' ? (
        <PlanForm
          id={formId}
          account={account}
          {...shown.value}
          onDone={() => {
            onClose();
            onChanged();
          }}
        />
      ) : shown.state === 'failed' ? (
        <ErrorState text={t('failed')} onRetry={reload} />
      ) : (
        <Skeleton shape="block" height={160} />
      )}
    </Dialog>
  );
}

type Plans = CallOutput<typeof listPlans>['data'];
type Ordered = CallOutput<typeof readOrdered>['data']['ordered'];
type FormProps = { id: string; account: OpenedAccount; plans: Plans; ordered: Ordered; onDone: () => void };

function PlanForm({ id, account, plans, ordered, onDone }: FormProps) {
  const t = useTranslations('desk.givePlan');
  const nameOf = usePlanName();
  const given = plans.filter(({ trial_days }) => trial_days === null);
  const present = given.find(({ slug }) => slug === account.plan.slug) ?? given[0];
  const {
    submit,
    errorOf,
    field,
    set,
    form: state,
  } = useCallForm<typeof givePlan, { plan_id: string; until: string }>(givePlan, {
    defaults: { plan_id: present?.id ?? '', until: '' },
    params: { id: account.id },
    toBody: ({ plan_id, until }) => (until ? { plan_id, until } : { plan_id }),
    onDone: (_, { plan_id }) => {
      const plan = given.find((one) => one.id === plan_id);
      toast.success(t('done', { plan: plan ? nameOf(plan) : '' }));
      onDone();
    },
    onFailure: toast.error,
  });
  const chosen = given.find((plan) => plan.id === state.watch('plan_id'));
  return (
    <form
      id={id}
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={t('plan')} error={errorOf('plan_id')}>
        <Select
          {...field('plan_id')}
          options={given.map((plan) => ({ value: plan.id, label: nameOf(plan) }))}
        />
      </Field>
      <Field label={t('until')} hint={t('untilHint')} error={errorOf('until')}>
        <DateInput value={state.watch('until')} onChange={({ target }) => set('until', target.value)} />
      </Field>
      {ordered && <OrderedNote ordered={ordered} chosen={chosen} />}
      <p className={form.note}>{t('note')}</p>
    </form>
  );
}

/** What somebody ordered ends with it: said before the button. */
function OrderedNote({
  ordered,
  chosen,
}: {
  ordered: NonNullable<Ordered>;
  chosen: Plans[number] | undefined;
}) {
  const t = useTranslations('desk.givePlan');
  const nameOf = usePlanName();
  const calendar = useCalendarNames();
  const { provider, currency, credit, period_to } = ordered;
  const plan = nameOf(ordered.plan);
  if (provider === 'stripe')
    return (
      <Banner tone="amber" icon="info">
        {t('atStripe', { plan })}
      </Banner>
    );
  if (chosen?.slug === 'free')
    return (
      <Banner tone="amber" icon="info">
        {t('freeKeeps', { plan, free: nameOf(chosen) })}
      </Banner>
    );
  const last = lastDayBefore(new Date(period_to));
  return (
    <Banner tone="amber" icon="info">
      {t('ends', {
        plan,
        day: dayText(last, 'long', calendar),
        amount: formatAmount(credit, currency),
        credit: isZero(decimal(credit)) ? 'none' : 'some',
      })}
    </Banner>
  );
}
