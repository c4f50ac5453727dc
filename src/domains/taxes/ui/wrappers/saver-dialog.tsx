import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { useSending } from '../../../../design-system/forms/use-sending.ts';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { firstSelfEmployed } from '../../../ledger/pension-limits.ts';
import { incomeRates, type SaverOutput, saveSaver } from '../../wrappers-contract.ts';
import styles from './saver-dialog.module.css';

type Props = { saver: SaverOutput; today: string } & ModalProps<true>;

/** What limits and exits hang on (rule WR-3). */
export function SaverDialog({ open, onClose, saver, today }: Props) {
  const t = useTranslations('wrappers.saver');
  const { values, change, edited, refusal, sending, save } = useSaver(saver, () => onClose(true));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t('title')}
      description={t('text')}
      filled={edited}
      submitLabel={t('save')}
      sending={sending}
      refusal={refusal}
      className={styles.form}
      onSubmit={submit}
    >
      <Rate values={values} onChange={change} />
      <Field label={t('born')}>
        <DateInput
          name="born_on"
          value={values.born_on ?? ''}
          max={today}
          onChange={({ target }) => change({ born_on: target.value || null })}
        />
      </Field>
      <Checkbox
        checked={values.has_pension_right}
        onChange={({ target }) => change({ has_pension_right: target.checked })}
      >
        {t('right')}
      </Checkbox>
      <SelfEmployed values={values} onChange={change} thisYear={Number(today.slice(0, 4))} />
    </FormDialog>
  );
}

function useSaver(saver: SaverOutput, onSaved: () => void) {
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState(saver);
  const { sending, refusal, send } = useSending();
  const save = () =>
    send(async () => {
      await callApi(saveSaver, { body: values }, locale);
      await revalidate();
      onSaved();
    });
  const change = (part: Partial<SaverOutput>) => setValues((before) => ({ ...before, ...part }));
  const edited = JSON.stringify(values) !== JSON.stringify(saver);
  return { values, change, edited, refusal, sending, save };
}

type PartProps = { values: SaverOutput; onChange: (change: Partial<SaverOutput>) => void };

function Rate({ values, onChange }: PartProps) {
  const t = useTranslations('wrappers.saver');
  const numbers = useNumbers();
  return (
    <Field label={t('rate')} hint={t('rateHint')}>
      <Segmented
        full
        value={values.tax_rate ?? 'none'}
        onChange={(chosen) => onChange({ tax_rate: chosen === 'none' ? null : chosen })}
        options={[
          ...incomeRates.map((value) => ({ value, label: numbers.percent(value, { decimals: 0 }) })),
          { value: 'none' as const, label: t('notSaid') },
        ]}
      />
    </Field>
  );
}

function SelfEmployed({ values, onChange, thisYear }: PartProps & { thisYear: number }) {
  const t = useTranslations('wrappers.saver');
  const chosen = new Set(values.self_employed);
  const years = Array.from({ length: thisYear - firstSelfEmployed + 1 }, (_, at) => firstSelfEmployed + at);
  const toggle = (year: number, is: boolean) =>
    onChange({ self_employed: years.filter((one) => (one === year ? is : chosen.has(one))) });
  return (
    <fieldset className={styles.years}>
      <legend>{t('self')}</legend>
      <p>{t('selfHint')}</p>
      {years.map((year) => (
        <Checkbox
          key={year}
          checked={chosen.has(year)}
          onChange={({ target }) => toggle(year, target.checked)}
        >
          {year}
        </Checkbox>
      ))}
    </fieldset>
  );
}
