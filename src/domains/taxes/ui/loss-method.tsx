import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Select } from '../../../design-system/inputs/select.tsx';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { saveReadings, type TaxYearOutput } from '../contract.ts';
import { type Readings, readings } from '../readings.ts';
import { useReadingWords } from './use-tax-words.ts';

type Props = { taxes: TaxYearOutput; loss: TaxYearOutput['losses'][number] };

/** How one loss is taken off in the year (rule TX-9); a filed year only says it. */
export function LossMethod({ taxes: { year, state }, loss }: Props) {
  const t = useTranslations('taxes.losses');
  const words = useReadingWords();
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const choose = async (method: Readings['loss_method']) => {
    setSending(true);
    const body = { readings: {}, loss_methods: [{ year: loss.year, method }] };
    try {
      await callApi(saveReadings, { params: { year: String(year) }, body }, locale);
      await revalidate();
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setSending(false);
    }
  };
  return (
    <Select
      aria-label={t('method', { year: String(loss.year) })}
      value={loss.method ?? 'half'}
      disabled={sending || state === 'filed' || state === 'changed'}
      options={readings.loss_method.map((value) => ({ value, label: words.choice('loss_method', value) }))}
      onChange={({ target }) => void choose(target.value as Readings['loss_method'])}
    />
  );
}
