import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { DateInput } from '../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { Select } from '../../../design-system/inputs/select.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { newId } from '../../../foundation/ids.ts';
import { eventKinds } from '../../ledger/event-kinds.ts';
import { recordAction } from '../contract.ts';
import styles from './action-dialog.module.css';
import { ActionFields } from './action-fields.tsx';
import type { ActionModalProps } from './action-modals.ts';
import { ActionPreview } from './action-preview.tsx';
import { type ActionValues, bodyOf, emptyAction } from './action-values.ts';

type Props = ActionModalProps & ModalProps<true>;

/** Choose what happened, fill in a few fields, see before and after, record it (rule CA-7). */
export function ActionDialog(props: Props) {
  const { open, onClose, holding, today } = props;
  const t = useTranslations('corporateActions');
  const kinds = useTranslations('transactions.events');
  const form = useActionForm(props);
  const { values, set, errorOf } = form;
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t('title', { name: holding.name })}
      description={t('text')}
      filled={form.edited}
      submitLabel={t('record')}
      sending={form.sending}
      refusal={form.refusal}
      className={styles.form}
      onSubmit={form.submit}
    >
      <div className={styles.pair}>
        <Field label={t('kind')} error={errorOf('kind')} hint={t(`kinds.${values.kind}`)}>
          <Select
            name="kind"
            value={values.kind}
            onChange={(event) => set('kind', event.target.value as ActionValues['kind'])}
            options={eventKinds.map((kind) => ({ value: kind, label: kinds(kind) }))}
          />
        </Field>
        <Field label={t('day')} error={errorOf('created_at')} hint={t('dayHint')}>
          <DateInput
            name="created_at"
            value={values.created_at}
            min="1900-01-01"
            max={today}
            onChange={(event) => set('created_at', event.target.value)}
          />
        </Field>
      </div>
      <ActionFields values={values} set={set} errorOf={errorOf} currency={holding.currency} />
      <ActionPreview values={values} body={form.body} currency={holding.currency} />
    </FormDialog>
  );
}

function useActionForm({ holding, today, onClose }: Props) {
  const { revalidate } = useRevalidator();
  // Sent twice by a double click it still is one action.
  const [submission] = useState(() => newId());
  const about = { holdingId: holding.id, currencyId: holding.currencyId, submission };
  const { form, set, ...rest } = useCallForm<typeof recordAction, ActionValues>(recordAction, {
    defaults: emptyAction('spin-off', today),
    toBody: (values) => bodyOf(values, about),
    onDone: async () => {
      await revalidate();
      onClose(true);
    },
  });
  const values = form.watch();
  return {
    ...rest,
    values,
    body: bodyOf(values, about),
    set: <Name extends keyof ActionValues>(name: Name, value: ActionValues[Name]) =>
      set(name, value as never),
  };
}
