import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { removePhone, setPhone } from '../contract.ts';
import { PhoneConfirmation } from './phone-confirmation.tsx';
import styles from './phone-dialog.module.css';

type Props = { open: boolean; number: string | null; onClose: () => void; onChanged: () => void };

/** The number for SMS: typed, proved with a code, or removed. It needs the texts of `channels`. */
export function PhoneDialog({ open, number, onClose, onChanged }: Props) {
  const t = useTranslations('channels.phone');
  const locale = useLocale();
  const failureText = useFailureText();
  const [saved, setSaved] = useState(number);
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    try {
      await callApi(removePhone, {}, locale);
      setSaved(null);
      toast.success(t('removed'));
      onChanged();
      onClose();
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setRemoving(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('title')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      footerStart={
        saved && (
          <Button variant="text" loading={removing} onClick={remove}>
            {t('remove')}
          </Button>
        )
      }
    >
      <div className={styles.phone}>
        <NumberForm
          number={saved}
          onSaved={(next) => {
            setSaved(next);
            onChanged();
          }}
        />
        {saved && <PhoneConfirmation key={saved} onConfirmed={onChanged} />}
      </div>
    </Dialog>
  );
}

function NumberForm({ number, onSaved }: { number: string | null; onSaved: (number: string) => void }) {
  const t = useTranslations('channels.phone');
  const { submit, sending, errorOf, field } = useCallForm(setPhone, {
    defaults: { number: number ?? '' },
    onDone: ({ data }) => {
      if (data.number) onSaved(data.number);
    },
    onFailure: (message) => toast.error(message),
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t('number')} hint={t('numberHint')} error={errorOf('number')}>
        <TextInput {...field('number')} type="tel" inputMode="tel" autoComplete="tel" maxLength={20} />
      </Field>
      <Button type="submit" variant="ink" loading={sending} className={styles.save}>
        {t('save')}
      </Button>
    </form>
  );
}
