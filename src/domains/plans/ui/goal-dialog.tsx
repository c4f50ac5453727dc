import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { Checkbox } from '../../../design-system/inputs/checkbox.tsx';
import { DateInput } from '../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../design-system/inputs/number-input.tsx';
import { Segmented } from '../../../design-system/inputs/segmented.tsx';
import { Select } from '../../../design-system/inputs/select.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { newId } from '../../../foundation/ids.ts';
import { listGroups } from '../../performance/groups-contract.ts';
import { createGoal, type GoalOutput, updateGoal } from '../goals-contract.ts';
import styles from './plan-form.module.css';
import type { Choices } from './plan-modals.ts';

type Props = Choices & { goal?: GoalOutput } & ModalProps;

/** A sum, a day, and what counts towards it. */
export function GoalDialog(props: Props) {
  const { open, onClose, goal, currencies } = props;
  const t = useTranslations('plans.goal.form');
  const form = useGoalForm(props);
  const { values, set, field, errorOf } = form;
  const code = currencies.find(({ value }) => value === values.currency_id)?.code;
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t(goal ? 'editTitle' : 'createTitle')}
      filled={form.edited}
      submitLabel={t(goal ? 'save' : 'create')}
      sending={form.sending}
      refusal={form.refusal}
      className={styles.form}
      onSubmit={form.submit}
    >
      <Field label={t('name')} error={errorOf('name')}>
        <TextInput {...field('name')} maxLength={60} autoComplete="off" placeholder={t('placeholder')} />
      </Field>
      <div className={styles.row}>
        <Field label={t('target')} error={errorOf('target')}>
          <NumberInput
            name="target"
            value={values.target}
            unit={code}
            onValueChange={(text) => set('target', text)}
          />
        </Field>
        <Field label={t('currency')} error={errorOf('currency_id')}>
          <Select {...field('currency_id')} options={currencies} />
        </Field>
      </div>
      <div className={styles.row}>
        <Field label={t('day')} error={errorOf('target_on')}>
          <DateInput
            name="target_on"
            value={values.target_on}
            onChange={({ target }) => set('target_on', target.value)}
          />
        </Field>
        <Field label={t('monthly')} hint={t('monthlyHint')} optional error={errorOf('monthly')}>
          <NumberInput
            name="monthly"
            value={values.monthly}
            unit={code}
            onValueChange={(text) => set('monthly', text)}
          />
        </Field>
      </div>
      <Counted {...props} form={form} />
    </FormDialog>
  );
}

/** All portfolios, or those that are ticked. */
function Counted({
  portfolios,
  form,
}: Pick<Choices, 'portfolios'> & { form: ReturnType<typeof useGoalForm> }) {
  const t = useTranslations('plans.goal.form');
  const { values, set, errorOf } = form;
  const chosen = values.portfolio_ids;
  const choose = (id: string, isIn: boolean) =>
    set('portfolio_ids', isIn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <>
      <Field label={t('counts')} group>
        <Segmented
          value={values.counts_all ? 'all' : 'some'}
          full
          onChange={(value) => set('counts_all', value === 'all')}
          options={[
            { value: 'all', label: t('all') },
            { value: 'some', label: t('some') },
          ]}
        />
      </Field>
      {!values.counts_all && (
        <fieldset className={styles.members}>
          <legend>{t('portfolios')}</legend>
          {portfolios.map(({ id, name }, at) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              onChange={({ target }) => choose(id, target.checked)}
              error={at === portfolios.length - 1 ? errorOf('portfolio_ids') : undefined}
            >
              {name}
            </Checkbox>
          ))}
          <Groups onChoose={(ids) => set('portfolio_ids', ids)} />
        </fieldset>
      )}
    </>
  );
}

/** Whoever has groups takes the portfolios of one at a click (rule PL-7). */
function Groups({ onChoose }: { onChoose: (ids: string[]) => void }) {
  const t = useTranslations('plans.goal.form');
  const locale = useLocale();
  const { shown } = useLoaded('groups', (signal) => callApi(listGroups, { query: {} }, locale, signal));
  if (shown.state !== 'ready' || shown.value.data.length === 0) return null;
  return (
    <div className={styles.groups}>
      {t('groups')}
      {shown.value.data.map(({ id, name, portfolio_ids }) => (
        <Button key={id} size="sm" onClick={() => onChoose(portfolio_ids)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

type Values = {
  name: string;
  target: string;
  currency_id: string;
  target_on: string;
  counts_all: boolean;
  portfolio_ids: string[];
  monthly: string;
};

function useGoalForm({ goal, currencies, onClose }: Props) {
  const t = useTranslations('plans.goal.form');
  const { revalidate } = useRevalidator();
  // Sent twice by a double click it still makes one goal.
  const [submission] = useState(() => newId());
  const złoty = currencies.find(({ code }) => code === 'PLN') ?? currencies[0];
  // Both calls take the same body and answer the same record.
  const call = (goal ? updateGoal : createGoal) as typeof createGoal;
  const { form, ...rest } = useCallForm<typeof createGoal, Values>(call, {
    defaults: {
      name: goal?.name ?? '',
      target: goal?.target ?? '',
      currency_id: goal?.currency_id ?? złoty?.value ?? '',
      target_on: goal?.target_on ?? '',
      counts_all: goal?.counts_all ?? true,
      portfolio_ids: goal?.portfolio_ids ?? [],
      monthly: goal?.monthly ?? '',
    },
    params: goal && { id: goal.id },
    toBody: ({ monthly, ...values }) => ({
      ...values,
      monthly: monthly || null,
      ...(goal ? { version: goal.version } : { submission_id: submission }),
    }),
    onDone: async () => {
      toast.success(t('saved'));
      await revalidate();
      onClose();
    },
  });
  return { ...rest, values: form.watch() };
}
