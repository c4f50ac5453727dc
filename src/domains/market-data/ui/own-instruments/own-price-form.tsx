import { type FormEvent, useState } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useErrorText, useFailureText } from '../../../../design-system/use-failure-text.ts';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import type { FieldErrors } from '../../../../foundation/failure.ts';
import { setCustomPrice } from '../../prices-contract.ts';
import { useDayText } from '../use-day-text.ts';
import styles from './own-form.module.css';

type Props = { assetId: string; currency: string; onStored: () => void };

/** One price of one day. The day stays, because the next price is of a day nearby. */
export function OwnPriceForm({ assetId, currency, onStored }: Props) {
  const t = useTranslations('instruments.prices');
  const errorText = useErrorText();
  const failureText = useFailureText();
  const locale = useLocale();
  const dayText = useDayText();
  const today = dayInWarsaw(useNow());
  const [day, setDay] = useState(today);
  const [close, setClose] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState(false);
  const errorOf = (field: string) => errorText(errors[field]?.[0]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong: FieldErrors = {
      ...(!setCustomPrice.body!.safeParse({ close }).success && { close: ['priceError'] }),
      ...(!day && { day: ['dateInvalid'] }),
    };
    if (Object.keys(wrong).length > 0) return setErrors(wrong);
    setSending(true);
    try {
      await callApi(setCustomPrice, { params: { id: assetId, day }, body: { close } }, locale);
      setErrors({});
      setClose('');
      toast.success(t('added', { day: dayText(day) }));
      onStored();
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 422) setErrors(error.errors);
      else toast.error(failureText(error));
    }
    setSending(false);
  };
  return (
    <form className={styles.typed} onSubmit={send} noValidate>
      <Field label={t('day')} error={errorOf('day')}>
        <DateInput
          value={day}
          max={today}
          onChange={(event) => {
            setDay(event.target.value);
            setErrors({});
          }}
        />
      </Field>
      <Field label={t('price')} error={errorOf('close')}>
        <NumberInput
          value={close}
          unit={currency.toUpperCase()}
          onValueChange={(value) => {
            setClose(value);
            setErrors({});
          }}
        />
      </Field>
      <Button type="submit" loading={sending}>
        {t('add')}
      </Button>
    </form>
  );
}
