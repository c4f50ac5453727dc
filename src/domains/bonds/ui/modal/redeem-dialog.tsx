import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { notNegative } from '../../bond-values.ts';
import { type BondOutput, redeemBond } from '../../contract.ts';
import styles from './bond-dialog.module.css';

type Props = { bond: BondOutput } & ModalProps<{ id: string }>;
type Values = { day: string; amount: string };

/** `redeemBonds`: when and how many were given back, or sold. */
export function RedeemDialog({ open, onClose, bond }: Props) {
  const t = useTranslations('bonds.redeem');
  const today = dayInWarsaw(new Date());
  const { revalidate } = useRevalidator();
  const form = useCallForm<typeof redeemBond, Values>(redeemBond, {
    defaults: { day: today, amount: String(bond.amount) },
    params: { id: bond.id },
    toBody: (values) => ({ ...values, version: bond.version }),
    onDone: ({ data }) => {
      toast.success(t('done', { symbol: bond.symbol }));
      void revalidate();
      onClose(data);
    },
  });
  const values = form.form.watch();
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t('title', { symbol: bond.symbol })}
      description={t('text')}
      filled={form.edited}
      submitLabel={t('confirm')}
      sending={form.sending}
      refusal={form.refusal}
      className={styles.form}
      onSubmit={form.submit}
    >
      <Field label={t('day')} error={form.errorOf('day')}>
        <DateInput
          value={values.day}
          onChange={({ target }) => form.set('day', target.value)}
          min={bond.purchased_at}
          max={today}
        />
      </Field>
      <Field
        label={t('amount')}
        error={form.errorOf('amount')}
        hint={t('amountHint', { count: bond.amount })}
      >
        <NumberInput
          value={values.amount}
          onValueChange={(typed) => form.set('amount', notNegative(typed))}
          inputMode="numeric"
        />
      </Field>
    </FormDialog>
  );
}
