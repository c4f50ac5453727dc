import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { useSending } from '../../../design-system/forms/use-sending.ts';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../design-system/inputs/number-input.tsx';
import { Select } from '../../../design-system/inputs/select.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { callApi } from '../../../foundation/call-api.ts';
import {
  leaveOutPortfolios,
  saveStated,
  saveTaxLosses,
  saveTreaties,
  type TaxYearOutput,
} from '../contract.ts';
import { PortfolioFields } from './portfolio-fields.tsx';
import { SlipFields } from './slip-fields.tsx';
import styles from './stated-dialog.module.css';
import {
  leftOutOf,
  lossesOf,
  type PartProps,
  type StatedValues,
  statedOf,
  treatiesOf,
  valuesOf,
} from './stated-values.ts';

/** What other papers say of the year: PIT-8C, losses of earlier years, treaty rates. */
export function StatedDialog({ open, onClose, taxes }: { taxes: TaxYearOutput } & ModalProps<true>) {
  const t = useTranslations('taxes.dialog');
  const { values, change, edited, refusal, sending, save } = useStated(taxes, () => onClose(true));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const year = String(taxes.year);
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t('title')}
      filled={edited}
      submitLabel={t('save')}
      sending={sending}
      refusal={refusal}
      className={styles.form}
      onSubmit={submit}
    >
      <SlipFields values={values} onChange={change} year={year} />
      <Others values={values} onChange={change} year={year} />
      <Losses values={values} onChange={change} />
      <Treaties values={values} onChange={change} />
      <PortfolioFields values={values} onChange={change} />
    </FormDialog>
  );
}

function useStated(taxes: TaxYearOutput, onSaved: () => void) {
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [first] = useState(() => valuesOf(taxes));
  const [values, setValues] = useState(first);
  const { sending, refusal, send } = useSending();
  const isOther = (of: (values: StatedValues) => object) =>
    JSON.stringify(of(values)) !== JSON.stringify(of(first));
  /** Only what was changed is sent: each is an act of its own. */
  const save = () =>
    send(async () => {
      if (isOther(lossesOf)) await callApi(saveTaxLosses, { body: lossesOf(values) }, locale);
      if (isOther(treatiesOf)) await callApi(saveTreaties, { body: treatiesOf(values) }, locale);
      if (isOther(leftOutOf)) await callApi(leaveOutPortfolios, { body: leftOutOf(values) }, locale);
      if (isOther(statedOf))
        await callApi(saveStated, { params: { year: String(taxes.year) }, body: statedOf(values) }, locale);
      await revalidate();
      onSaved();
    });
  const change = (part: Partial<StatedValues>) => setValues((before) => ({ ...before, ...part }));
  const edited = [statedOf, lossesOf, treatiesOf, leftOutOf].some(isOther);
  return { values, change, edited, refusal, sending, save };
}

function Others({ values, onChange, year }: PartProps & { year: string }) {
  const t = useTranslations('taxes.dialog');
  return (
    <fieldset className={styles.part}>
      <legend>{t('other', { year })}</legend>
      <div className={styles.pair}>
        <Field label={t('notCollected')}>
          <NumberInput
            name="not_collected"
            value={values.notCollected}
            unit="zł"
            onValueChange={(notCollected) => onChange({ notCollected })}
          />
        </Field>
        <Field label={t('cryptoCarried')} hint={t('cryptoHint')}>
          <NumberInput
            name="crypto_carried"
            value={values.cryptoCarried}
            unit="zł"
            onValueChange={(cryptoCarried) => onChange({ cryptoCarried })}
          />
        </Field>
      </div>
    </fieldset>
  );
}

/** A key for a row that is added: above all there are. */
const nextKey = (rows: readonly { key: number }[]): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

function Losses({ values: { losses }, onChange }: PartProps) {
  const t = useTranslations('taxes.dialog');
  const set = (key: number, change: object) =>
    onChange({ losses: losses.map((loss) => (loss.key === key ? { ...loss, ...change } : loss)) });
  return (
    <fieldset className={styles.part}>
      <legend>{t('losses')}</legend>
      <p>{t('lossesText')}</p>
      {losses.map(({ key, year, amount, deducted }) => (
        <div key={key} className={styles.row}>
          <TextInput
            name={`loss_year_${key}`}
            aria-label={t('lossYear')}
            placeholder={t('lossYear')}
            inputMode="numeric"
            maxLength={4}
            value={year}
            onChange={({ target }) => set(key, { year: target.value })}
          />
          <NumberInput
            name={`loss_${key}`}
            aria-label={t('lossAmount')}
            placeholder={t('lossAmount')}
            value={amount}
            unit="zł"
            onValueChange={(text) => set(key, { amount: text })}
          />
          <NumberInput
            name={`deducted_${key}`}
            aria-label={t('lossUsed')}
            placeholder={t('lossUsed')}
            value={deducted}
            unit="zł"
            onValueChange={(text) => set(key, { deducted: text })}
          />
          <IconButton
            icon="trash"
            size="sm"
            label={t('remove')}
            onClick={() => onChange({ losses: losses.filter((loss) => loss.key !== key) })}
          />
        </div>
      ))}
      <Button
        size="sm"
        icon="plus"
        onClick={() =>
          onChange({ losses: [...losses, { key: nextKey(losses), year: '', amount: '', deducted: '' }] })
        }
      >
        {t('addLoss')}
      </Button>
    </fieldset>
  );
}

function Treaties({ values: { treaties }, onChange }: PartProps) {
  const t = useTranslations('taxes.dialog');
  const set = (key: number, change: object) =>
    onChange({ treaties: treaties.map((one) => (one.key === key ? { ...one, ...change } : one)) });
  const added = { kind: 'interest' as const, country: '', percent: '' };
  return (
    <fieldset className={styles.part}>
      <legend>{t('treaties')}</legend>
      <p>{t('treatiesText')}</p>
      {treaties.map(({ key, kind, country, percent }) => (
        <div key={key} className={styles.row}>
          <TextInput
            name={`country_${key}`}
            aria-label={t('country')}
            placeholder={t('country')}
            maxLength={2}
            value={country}
            onChange={({ target }) => set(key, { country: target.value })}
          />
          <Select
            name={`kind_${key}`}
            aria-label={t('kind')}
            value={kind}
            options={(['dividend', 'interest'] as const).map((value) => ({ value, label: t(value) }))}
            onChange={({ target }) => set(key, { kind: target.value })}
          />
          <NumberInput
            name={`percent_${key}`}
            aria-label={t('percent')}
            placeholder={t('percent')}
            value={percent}
            unit="%"
            onValueChange={(text) => set(key, { percent: text })}
          />
          <IconButton
            icon="trash"
            size="sm"
            label={t('remove')}
            onClick={() => onChange({ treaties: treaties.filter((one) => one.key !== key) })}
          />
        </div>
      ))}
      <Button
        size="sm"
        icon="plus"
        onClick={() => onChange({ treaties: [...treaties, { key: nextKey(treaties), ...added }] })}
      >
        {t('addTreaty')}
      </Button>
    </fieldset>
  );
}
