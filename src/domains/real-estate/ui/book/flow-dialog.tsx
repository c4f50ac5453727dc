import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { newId } from '../../../../foundation/ids.ts';
import { addFlow, type FlowOutput, updateFlow } from '../../contract.ts';
import { type FlowKind, type FlowRhythm, flowKinds, flowRhythms } from '../../property.ts';
import type { OfProperty } from '../real-estate-modals.ts';
import styles from './book-dialog.module.css';

type Props = { property: OfProperty; flow?: FlowOutput } & ModalProps<true>;

type Values = {
  kind: FlowKind;
  amount: string;
  every: FlowRhythm;
  from_day: string;
  to_day: string;
  vacancy_months: string;
  tax_percent: string;
  note: string;
};

const empty: Values = {
  kind: 'rent',
  amount: '',
  every: 'month',
  from_day: '',
  to_day: '',
  vacancy_months: '0',
  tax_percent: '0',
  note: '',
};

function valuesOf(flow: FlowOutput | undefined): Values {
  if (!flow) return empty;
  const { id: _, ...fields } = flow;
  return { ...fields, to_day: flow.to_day ?? '', note: flow.note ?? '' };
}

/** Rent, a cost or a tax: once, or again and again. */
export function FlowDialog({ open, onClose, property, flow }: Props) {
  const t = useTranslations('realEstate.flow');
  const form = useFlowForm(property, flow, () => onClose(true));
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t(flow ? 'edit' : 'create')}
      filled={form.edited}
      submitLabel={t('save')}
      sending={form.sending}
      refusal={form.refusal}
      className={styles.form}
      onSubmit={form.submit}
    >
      <FlowFields form={form} property={property} />
    </FormDialog>
  );
}

function useFlowForm(property: OfProperty, flow: FlowOutput | undefined, onSaved: () => void) {
  const t = useTranslations('realEstate.flow');
  const { revalidate } = useRevalidator();
  const [submission] = useState(() => newId());
  // Both calls take the same body and answer the same record.
  const call = (flow ? updateFlow : addFlow) as typeof addFlow;
  const form = useCallForm<typeof addFlow, Values>(call, {
    defaults: valuesOf(flow),
    params: flow ? { id: property.id, flowId: flow.id } : { id: property.id },
    toBody: (values) => ({
      ...values,
      to_day: values.to_day || null,
      note: values.note || null,
      vacancy_months: values.vacancy_months || '0',
      tax_percent: values.tax_percent || '0',
      currency_id: property.currency_id,
      ...(!flow && { submission_id: submission }),
    }),
    onDone: () => {
      toast.success(t('saved'));
      void revalidate();
      onSaved();
    },
  });
  return { ...form, values: form.form.watch() };
}

type FieldsProps = { form: ReturnType<typeof useFlowForm>; property: OfProperty };

function FlowFields({ form, property }: FieldsProps) {
  const t = useTranslations('realEstate.flow');
  const { values, set, field, errorOf } = form;
  const isOnce = values.every === 'once';
  return (
    <>
      <Field label={t('kind')} group>
        <Segmented
          full
          value={values.kind}
          onChange={(kind) => set('kind', kind)}
          options={flowKinds.map((kind) => ({ value: kind, label: t(kind) }))}
        />
      </Field>
      <Field label={t('every')} group>
        <Segmented
          full
          value={values.every}
          onChange={(every) => set('every', every)}
          options={flowRhythms.map((every) => ({ value: every, label: t(every) }))}
        />
      </Field>
      <Field label={t('amount')} error={errorOf('amount')}>
        <NumberInput
          value={values.amount}
          onValueChange={(value) => set('amount', value)}
          unit={property.currency.toUpperCase()}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={t(isOnce ? 'on' : 'from')} error={errorOf('from_day')}>
          <DateInput
            value={values.from_day}
            onChange={(event) => set('from_day', event.target.value)}
            min={property.bought_on}
          />
        </Field>
        {!isOnce && (
          <Field label={t('to')} hint={t('toHint')} error={errorOf('to_day')}>
            <DateInput value={values.to_day} onChange={(event) => set('to_day', event.target.value)} />
          </Field>
        )}
      </div>
      {values.kind === 'rent' && (
        <div className={styles.pair}>
          <Field label={t('vacancy')} error={errorOf('vacancy_months')}>
            <NumberInput
              value={values.vacancy_months}
              onValueChange={(value) => set('vacancy_months', value)}
            />
          </Field>
          <Field label={t('taxPercent')} error={errorOf('tax_percent')}>
            <NumberInput
              value={values.tax_percent}
              onValueChange={(value) => set('tax_percent', value)}
              unit="%"
            />
          </Field>
        </div>
      )}
      <Field label={t('note')} optional error={errorOf('note')}>
        <TextInput {...field('note')} maxLength={200} autoComplete="off" />
      </Field>
    </>
  );
}
