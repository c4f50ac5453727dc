import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { AssetName } from '../../../design-system/figures/asset-name.tsx';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { DateInput } from '../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../design-system/inputs/number-input.tsx';
import { Segmented } from '../../../design-system/inputs/segmented.tsx';
import { Select } from '../../../design-system/inputs/select.tsx';
import { Switch } from '../../../design-system/inputs/switch.tsx';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { FormRefusal } from '../../../design-system/states/form-refusal.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { callApi } from '../../../foundation/call-api.ts';
import { newId } from '../../../foundation/ids.ts';
import { listAssetClasses } from '../../instruments/contract.ts';
import { AssetPicker } from '../../ledger/ui/asset/asset-picker.tsx';
import { createPlan, type PlanOutput, planKinds, updatePlan } from '../contract.ts';
import { rhythms } from '../occurrences.ts';
import styles from './plan-form.module.css';
import type { Choices } from './plan-modals.ts';
import { type PlanAsset, type PlanValues, planBody, planValues } from './plan-values.ts';

type Props = Choices & { plan?: PlanOutput } & ModalProps;

/** What is paid in or bought again and again. */
export function PlanDialog(props: Props) {
  const { open, onClose, plan } = props;
  const t = useTranslations('plans.form');
  const ui = useTranslations('ui');
  const formId = useId();
  const [isPicking, setPicking] = useState(false);
  const form = usePlanForm(props);
  const pick = (asset: PlanAsset) => {
    form.set('asset', asset);
    setPicking(false);
  };
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={isPicking ? t('pick') : t(plan ? 'editTitle' : 'createTitle')}
      filled={form.edited}
      footerStart={
        isPicking && (
          <Button variant="text" icon="arrow-left" onClick={() => setPicking(false)}>
            {t('back')}
          </Button>
        )
      }
      footer={
        !isPicking && (
          <>
            <Button onClick={() => onClose()}>{ui('cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" loading={form.sending}>
              {t(plan ? 'save' : 'create')}
            </Button>
          </>
        )
      }
    >
      {isPicking ? (
        <Picking onPick={pick} />
      ) : (
        <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
          {form.refusal && <FormRefusal>{form.refusal}</FormRefusal>}
          <What {...props} form={form} onPick={() => setPicking(true)} />
          <HowMuch {...props} form={form} />
          <When form={form} />
        </form>
      )}
    </Dialog>
  );
}

function Picking({ onPick }: { onPick: (asset: PlanAsset) => void }) {
  const t = useTranslations('plans');
  const locale = useLocale();
  const { shown, reload } = useLoaded('classes', (signal) => callApi(listAssetClasses, {}, locale, signal));
  if (shown.state === 'failed') return <ErrorState title={t('failed')} onRetry={reload} />;
  if (shown.state !== 'ready') return <Skeleton height={320} shape="block" />;
  return (
    <AssetPicker
      classes={shown.value.data}
      onPick={({ id, ticker, name, currency }) => onPick({ id, ticker, name, currency })}
    />
  );
}

type Form = ReturnType<typeof usePlanForm>;

function What({
  portfolios,
  form,
  onPick,
}: Pick<Choices, 'portfolios'> & { form: Form; onPick: () => void }) {
  const t = useTranslations('plans.form');
  const kinds = useTranslations('plans.kind');
  const { values, set, field, errorOf } = form;
  return (
    <>
      <Field label={t('kind')} group>
        <Segmented
          value={values.kind}
          full
          onChange={(kind) => set('kind', kind)}
          options={planKinds.map((value) => ({ value, label: kinds(value) }))}
        />
      </Field>
      <Field label={t('portfolio')} error={errorOf('portfolio_id')}>
        <Select
          {...field('portfolio_id')}
          placeholder={t('choosePortfolio')}
          options={portfolios.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      {values.kind === 'purchase' && (
        <Field label={t('asset')} group error={errorOf('asset')}>
          <div className={styles.asset}>
            {values.asset && <AssetName ticker={values.asset.ticker} name={values.asset.name} />}
            <Button size="sm" onClick={onPick}>
              {t(values.asset ? 'pickAnother' : 'pick')}
            </Button>
          </div>
        </Field>
      )}
    </>
  );
}

function HowMuch({ currencies, form }: Pick<Choices, 'currencies'> & { form: Form }) {
  const t = useTranslations('plans.form');
  const { values, set, field, errorOf } = form;
  const isPurchase = values.kind === 'purchase';
  const isUnits = isPurchase && values.by === 'units';
  const code = isPurchase
    ? values.asset?.currency
    : currencies.find(({ value }) => value === values.currency_id)?.code;
  return (
    <>
      {isPurchase && (
        <Field label={t('by')} group>
          <Segmented
            value={values.by}
            full
            onChange={(by) => set('by', by)}
            options={[
              { value: 'amount', label: t('byAmount') },
              { value: 'units', label: t('byUnits') },
            ]}
          />
        </Field>
      )}
      <div className={styles.row}>
        {isUnits ? (
          <Field label={t('units')} error={errorOf('units')}>
            <NumberInput name="units" value={values.units} onValueChange={(text) => set('units', text)} />
          </Field>
        ) : (
          <Field label={t('amount')} error={errorOf('amount')}>
            <NumberInput
              name="amount"
              value={values.amount}
              unit={code}
              onValueChange={(text) => set('amount', text)}
            />
          </Field>
        )}
        {!isPurchase && (
          <Field label={t('currency')} error={errorOf('currency_id')}>
            <Select {...field('currency_id')} options={currencies} />
          </Field>
        )}
      </div>
      {isPurchase && !isUnits && (
        <Switch
          label={t('whole')}
          hint={t('wholeHint')}
          checked={values.whole_units}
          onChange={({ target }) => set('whole_units', target.checked)}
        />
      )}
    </>
  );
}

function When({ form }: { form: Form }) {
  const t = useTranslations('plans.form');
  const words = useTranslations('plans.rhythm');
  const { values, set, field, errorOf } = form;
  return (
    <>
      <Field label={t('rhythm')} error={errorOf('rhythm')}>
        <Select {...field('rhythm')} options={rhythms.map((value) => ({ value, label: words(value) }))} />
      </Field>
      <div className={styles.row}>
        <Field label={t('starts')} hint={t('startsHint')} error={errorOf('starts_on')}>
          <DateInput
            name="starts_on"
            value={values.starts_on}
            onChange={({ target }) => set('starts_on', target.value)}
          />
        </Field>
        <Field label={t('ends')} optional error={errorOf('ends_on')}>
          <DateInput
            name="ends_on"
            value={values.ends_on}
            onChange={({ target }) => set('ends_on', target.value)}
          />
        </Field>
      </div>
    </>
  );
}

function usePlanForm({ plan, portfolios, currencies, today, onClose }: Props) {
  const t = useTranslations('plans.form');
  const { revalidate } = useRevalidator();
  // Sent twice by a double click it still makes one plan.
  const [submission] = useState(() => newId());
  const złoty = currencies.find(({ code }) => code === 'PLN') ?? currencies[0];
  const [initial] = useState(() => planValues(plan, { portfolios, currency: złoty?.value ?? '', today }));
  // Both calls take the same body and answer the same record.
  const call = (plan ? updatePlan : createPlan) as typeof createPlan;
  const { form, ...rest } = useCallForm<typeof createPlan, PlanValues>(call, {
    defaults: initial,
    params: plan && { id: plan.id },
    toBody: (values) => planBody(values, plan ? { version: plan.version } : { submission_id: submission }),
    fieldOf: (name) => (name === 'asset_id' ? 'asset' : name in initial ? (name as keyof PlanValues) : null),
    onDone: async () => {
      toast.success(t('saved'));
      await revalidate();
      onClose();
    },
  });
  return { ...rest, values: form.watch() };
}
