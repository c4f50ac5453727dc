import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { useCallForm } from '../../../../design-system/use-call-form.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { givePlan } from '../../../billing/admin-contract.ts';
import { listPlans } from '../../../billing/contract.ts';
import form from '../lists/desk-form.module.css';
import type { OpenedAccount } from './desk-user.ts';
import { usePlanName } from './plan-text.ts';

type Props = { account: OpenedAccount; onClose: () => void; onChanged: () => void };

/** Gives somebody a plan without an order, for good or until a day. */
export function GivePlanDialog({ account, onClose, onChanged }: Props) {
  const t = useTranslations('desk.givePlan');
  const locale = useLocale();
  const formId = useId();
  const { shown, reload } = useLoaded('plans', (signal) => callApi(listPlans, {}, locale, signal));
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('title', { name: account.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
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
          plans={shown.value.data}
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
type FormProps = { id: string; account: OpenedAccount; plans: Plans; onDone: () => void };

function PlanForm({ id, account, plans, onDone }: FormProps) {
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
      <p className={form.note}>{t('note')}</p>
    </form>
  );
}
