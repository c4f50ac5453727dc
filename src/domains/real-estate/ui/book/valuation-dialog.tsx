import { useRevalidator } from 'react-router';
import { useNow, useTranslations } from 'use-intl';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { addValuation } from '../../contract.ts';
import type { OfProperty } from '../real-estate-modals.ts';
import styles from './book-dialog.module.css';

type Props = { property: OfProperty; price: string } & ModalProps<true>;
type Values = { day: string; price: string };

/** What a property was worth on a day, today or earlier. */
export function ValuationDialog({ open, onClose, property, price }: Props) {
  const t = useTranslations('realEstate.valuation');
  const today = dayInWarsaw(useNow());
  const { revalidate } = useRevalidator();
  const { form, submit, sending, errorOf, set, edited, refusal } = useCallForm<typeof addValuation, Values>(
    addValuation,
    {
      defaults: { day: today, price },
      params: { id: property.id },
      onDone: () => {
        toast.success(t('saved'));
        void revalidate();
        onClose(true);
      },
    },
  );
  const values = form.watch();
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t('title')}
      description={t('text')}
      size="sm"
      filled={edited}
      submitLabel={t('save')}
      sending={sending}
      refusal={refusal}
      className={styles.form}
      onSubmit={submit}
    >
      <Field label={t('day')} error={errorOf('day')}>
        <DateInput
          value={values.day}
          onChange={(event) => set('day', event.target.value)}
          min={property.bought_on}
          max={today}
        />
      </Field>
      <Field label={t('price')} error={errorOf('price')}>
        <NumberInput
          value={values.price}
          onValueChange={(value) => set('price', value)}
          unit={property.currency.toUpperCase()}
        />
      </Field>
    </FormDialog>
  );
}
