import { type FormEvent, useEffect, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { DateInput } from '../../../design-system/inputs/date/date-input.tsx';
import { NumberInput } from '../../../design-system/inputs/number-input.tsx';
import { Select } from '../../../design-system/inputs/select.tsx';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { FormRefusal } from '../../../design-system/states/form-refusal.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
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
  const ui = useTranslations('ui');
  const formId = useId();
  const { settings, values, setValues, refusal, sending, save } = useRates(today, () => onClose(true));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={t('title')}
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={sending} disabled={!settings}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        {refusal && <FormRefusal>{refusal}</FormRefusal>}
        {settings ? (
          <>
            <Countries settings={settings} values={values} onChange={setValues} />
            <Cash settings={settings} values={values} today={today} onChange={setValues} />
          </>
        ) : (
          !refusal && <Skeleton height={240} />
        )}
      </form>
    </Dialog>
  );
}

function useRates(today: string, onSaved: () => void) {
  const t = useTranslations('income.rates');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [settings, setSettings] = useState<Settings>();
  const [values, setValues] = useState<Values>({ withheld: {}, cash: {} });
  const [refusal, setRefusal] = useState<string>();
  const [sending, setSending] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it opens
  useEffect(() => {
    callApi(readIncomeSettings, {}, locale).then(
      ({ data }) => {
        setSettings(data);
        setValues({
          withheld: Object.fromEntries(data.withholding.map(({ country, percent }) => [country, percent])),
          cash: Object.fromEntries(
            data.cash.map((one) => [
              accountOf(one),
              { percent: one.percent ?? '', since: one.since ?? today },
            ]),
          ),
        });
      },
      (failure) => setRefusal(failureText(failure)),
    );
  }, []);
  const save = async () => {
    setSending(true);
    setRefusal(undefined);
    try {
      await callApi(saveIncomeSettings, { body: bodyOf(settings!, values) }, locale);
      toast.success(t('saved'));
      await revalidate();
      onSaved();
    } catch (failure) {
      setRefusal(failureText(failure));
    } finally {
      setSending(false);
    }
  };
  return { settings, values, setValues, refusal, sending, save };
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
