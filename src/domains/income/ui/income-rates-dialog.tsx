import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { useSending } from '../../../design-system/forms/use-sending.ts';
import { DateInput } from '../../../design-system/inputs/date/date-input.tsx';
import { NumberInput } from '../../../design-system/inputs/number-input.tsx';
import { Select } from '../../../design-system/inputs/select.tsx';
import { shortestLoading, useLoaded } from '../../../design-system/loading/use-loaded.ts';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { callApi } from '../../../foundation/call-api.ts';
import type { CallOutput } from '../../../foundation/contract.ts';
import { readIncomeSettings, saveIncomeSettings } from '../contract.ts';
import styles from './change-payment-dialog.module.css';
import { useCountryName } from './use-proposal-words.ts';

type Settings = CallOutput<typeof readIncomeSettings>['data'];
type Values = {
  /** By country, as typed; empty for what is usual. */
  withheld: Record<string, string>;
  /** By portfolio and currency. */
  cash: Record<string, { percent: string; since: string }>;
};

const accountOf = (one: { portfolio_id: string; currency_id: string }) =>
  `${one.portfolio_id} ${one.currency_id}`;

/** What is withheld by country, and what cash earns. */
export function IncomeRatesDialog({ open, onClose, today }: { today: string } & ModalProps<true>) {
  const t = useTranslations('income.rates');
  const { shown, reload, values, change, edited, refusal, sending, save } = useRates(today, () =>
    onClose(true),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t('title')}
      filled={edited}
      submitLabel={t('save')}
      sending={sending}
      disabled={shown.state !== 'ready'}
      refusal={refusal}
      className={styles.form}
      onSubmit={submit}
    >
      {shown.state === 'failed' && <ErrorState level={3} failure={shown.failure} onRetry={reload} />}
      {shown.state === 'loading' && <Skeleton height={240} />}
      {shown.state === 'ready' && values && (
        <>
          <Countries settings={shown.value} values={values} onChange={change} />
          <Cash settings={shown.value} values={values} today={today} onChange={change} />
        </>
      )}
    </FormDialog>
  );
}

function useRates(today: string, onSaved: () => void) {
  const t = useTranslations('income.rates');
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { sending, refusal, send } = useSending();
  const { shown, reload } = useLoaded(
    'rates',
    async (signal) => (await callApi(readIncomeSettings, {}, locale, signal)).data,
    { shortest: shortestLoading },
  );
  const settings = shown.state === 'ready' ? shown.value : undefined;
  const [changed, change] = useState<Values>();
  const values = changed ?? (settings && valuesOf(settings, today));
  const save = async () => {
    if (!settings || !values) return;
    await send(async () => {
      await callApi(saveIncomeSettings, { body: bodyOf(settings, values) }, locale);
      toast.success(t('saved'));
      await revalidate();
      onSaved();
    });
  };
  return { shown, reload, values, change, edited: changed !== undefined, refusal, sending, save };
}

function valuesOf({ withholding, cash }: Settings, today: string): Values {
  return {
    withheld: Object.fromEntries(withholding.map(({ country, percent }) => [country, percent])),
    cash: Object.fromEntries(
      cash.map((one) => [accountOf(one), { percent: one.percent ?? '', since: one.since ?? today }]),
    ),
  };
}

function bodyOf({ cash }: Settings, values: Values) {
  return {
    withholding: Object.entries(values.withheld).flatMap(([country, percent]) =>
      percent.trim() ? [{ country, percent }] : [],
    ),
    cash: cash.flatMap((one) => {
      const typed = values.cash[accountOf(one)];
      return typed?.percent.trim()
        ? [{ portfolio_id: one.portfolio_id, currency_id: one.currency_id, ...typed }]
        : [];
    }),
  };
}

type PartProps = { settings: Settings; values: Values; onChange: (values: Values) => void };

function Countries({ settings: { usual, held }, values, onChange }: PartProps) {
  const t = useTranslations('income.rates');
  const numbers = useNumbers();
  const nameOf = useCountryName();
  const percent = (text: string) => numbers.percent(text, { decimals: text.includes('.') ? 2 : 0 });
  const [added, setAdded] = useState<string[]>([]);
  const shown = [...new Set([...held, ...Object.keys(values.withheld), ...added])];
  const rest = usual.filter(({ country }) => !shown.includes(country));
  return (
    <>
      <h3>{t('withholding')}</h3>
      <p className={styles.text}>{t('withholdingText')}</p>
      {shown.map((country) => {
        const known = usual.find((one) => one.country === country);
        return (
          <div key={country} className={styles.rate}>
            <span>
              {nameOf(country)}
              <small>
                {known && t('usual', { percent: percent(known.percent) })}
                {known?.funds && ` · ${t('funds', { percent: percent(known.funds) })}`}
                {known?.treaty && ` · ${t('treaty', { percent: percent(known.treaty) })}`}
              </small>
            </span>
            <NumberInput
              name={`withheld_${country}`}
              aria-label={`${t('percent')}: ${nameOf(country)}`}
              value={values.withheld[country] ?? ''}
              placeholder={known && numbers.quantity(known.percent)}
              unit="%"
              onValueChange={(text) =>
                onChange({ ...values, withheld: { ...values.withheld, [country]: text } })
              }
            />
          </div>
        );
      })}
      {rest.length > 0 && (
        <Select
          aria-label={t('add')}
          value=""
          placeholder={t('add')}
          options={rest
            .map(({ country }) => ({ value: country, label: nameOf(country) }))
            .sort((a, b) => a.label.localeCompare(b.label))}
          onChange={({ target }) => setAdded([...added, target.value])}
        />
      )}
    </>
  );
}

function Cash({ settings: { cash }, values, today, onChange }: PartProps & { today: string }) {
  const t = useTranslations('income.rates');
  const set = (key: string, change: Partial<Values['cash'][string]>) =>
    onChange({ ...values, cash: { ...values.cash, [key]: { ...values.cash[key]!, ...change } } });
  return (
    <>
      <h3>{t('cash')}</h3>
      <p className={styles.text}>{t(cash.length ? 'cashText' : 'noCash')}</p>
      {cash.map((one) => {
        const key = accountOf(one);
        const name = `${one.portfolio_name} · ${one.currency.toUpperCase()}`;
        return (
          <div key={key} className={styles.rate}>
            <span>{name}</span>
            <NumberInput
              name={`cash_${key}`}
              aria-label={`${t('cash')}: ${name}`}
              value={values.cash[key]?.percent ?? ''}
              unit="%"
              onValueChange={(percent) => set(key, { percent })}
            />
            <DateInput
              name={`since_${key}`}
              aria-label={`${t('since')}: ${name}`}
              value={values.cash[key]?.since ?? today}
              max={today}
              onChange={({ target }) => set(key, { since: target.value })}
            />
          </div>
        );
      })}
    </>
  );
}
