import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { useCallForm } from '../../../../design-system/use-call-form.ts';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { notNegative } from '../../bond-values.ts';
import { type BondOutput, redeemBond } from '../../contract.ts';
import styles from './bond-dialog.module.css';

type Props = { bond: BondOutput } & ModalProps<{ id: string }>;
type Values = { day: string; amount: string };

/** `redeemBonds`: when and how many were given back, or sold. */
export function RedeemDialog({ open, onClose, bond }: Props) {
  const t = useTranslations('bonds.redeem');
  const ui = useTranslations('ui');
  const formId = useId();
  const today = dayInWarsaw(new Date());
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<string>();
  const form = useCallForm<typeof redeemBond, Values>(redeemBond, {
    defaults: { day: today, amount: String(bond.amount) },
    params: { id: bond.id },
    toBody: (values) => ({ ...values, version: bond.version }),
    onDone: ({ data }) => {
      toast.success(t('done', { symbol: bond.symbol }));
      void revalidate();
      onClose(data);
    },
    onFailure: setRefusal,
    onEdit: () => setRefusal(undefined),
  });
  const values = form.form.watch();
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t('title', { symbol: bond.symbol })}
      description={t('text')}
      filled={form.edited}
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={form.sending}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
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
      </form>
    </Dialog>
  );
}
