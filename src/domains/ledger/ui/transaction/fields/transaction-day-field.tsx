import { useTranslations } from 'use-intl';
import { dayText } from '../../../../../design-system/inputs/calendar-text.ts';
import { DateInput } from '../../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { useCalendarNames } from '../../../../../design-system/inputs/use-calendar-names.ts';
import { TextLink } from '../../../../../design-system/layout/text-link.tsx';
import { isWeekend } from '../../../../../foundation/days/weekdays.ts';
import { useAssetNote } from '../../asset/use-asset-note.ts';
import type { TransactionFieldsProps } from './transaction-fields-props.ts';

type Props = TransactionFieldsProps & {
  today: string;
  /** The last open day before the chosen one, where the market was closed on that. */
  openDay: string | null;
  mic: string | null;
};

/** A closed market is a hint with a way out, not an error: orders are also settled on other days. */
export function TransactionDayField({ form, errorOf, disabled, today, openDay, mic }: Props) {
  const t = useTranslations('transactions.form');
  const names = useCalendarNames();
  const { exchange } = useAssetNote();
  const { day } = form.values;
  const hint = openDay && (
    <>
      {t(isWeekend(day) ? 'closed' : 'closedDay', { exchange: exchange(mic) ?? t('market') })}{' '}
      <TextLink tone="amber" onClick={() => form.change({ day: openDay })}>
        {t('useDay', { day: dayText(openDay, 'dayMonth', names) })}
      </TextLink>
    </>
  );
  return (
    <Field label={t('day')} error={errorOf('day')} hint={disabled ? undefined : hint}>
      <DateInput
        value={day}
        min="1900-01-01"
        max={today}
        onChange={(event) => form.change({ day: event.target.value })}
        disabled={disabled}
      />
    </Field>
  );
}
