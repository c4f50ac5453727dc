import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { FileDrop } from '../../../../design-system/inputs/file-drop.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import {
  type PublishedOutput,
  saveInflation,
  savePolicyRate,
  uploadPublished,
} from '../../../market-data/published-contract.ts';
import { saveSeries, uploadSeries } from '../../series-contract.ts';
import { ScrollingTable } from '../scrolling-table.tsx';
import { useBondWords } from '../use-bond-words.ts';
import styles from './figures-panel.module.css';

type Props = {
  /** Nothing when they did not load. */
  published: PublishedOutput | null;
  onChanged: () => void;
};

/** Inflation, the reference rate and series of bonds, as the operator sees, types and loads them. */
export function FiguresPanel({ published, onChanged }: Props) {
  const t = useTranslations('admin.figures');
  if (!published)
    return (
      <Card>
        <ErrorState title={t('failed')} onRetry={onChanged} />
      </Card>
    );
  return (
    <div className={styles.cards}>
      <p className={styles.note}>{t(published.is_fetched ? 'fetched' : 'notFetched')}</p>
      <div className={styles.pair}>
        <Inflation published={published} onChanged={onChanged} />
        <Rates published={published} onChanged={onChanged} />
        <Series onChanged={onChanged} />
        <Upload onChanged={onChanged} />
      </div>
    </div>
  );
}

type PartProps = { onChanged: () => void };

function useSaved(onChanged: () => void) {
  const t = useTranslations('admin.figures');
  return () => {
    toast.success(t('saved'));
    onChanged();
  };
}

function Inflation({ published, onChanged }: PartProps & { published: PublishedOutput }) {
  const t = useTranslations('admin.figures');
  const words = useBondWords();
  const saved = useSaved(onChanged);
  const form = useCallForm<typeof saveInflation, { month: string; yearly: string; monthly: string }>(
    saveInflation,
    {
      defaults: { month: '', yearly: '', monthly: '' },
      toBody: ({ monthly, ...values }) => ({ ...values, monthly: monthly || null }),
      onDone: saved,
      onFailure: (message) => void toast.error(message),
    },
  );
  const values = form.form.watch();
  return (
    <Card title={t('inflation')}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <Field label={t('month')} error={form.errorOf('month')} hint={t('monthHint')}>
          <TextInput {...form.field('month')} placeholder="2026-09" maxLength={7} />
        </Field>
        <Field label={t('yearly')} error={form.errorOf('yearly')}>
          <NumberInput value={values.yearly} onValueChange={(typed) => form.set('yearly', typed)} unit="%" />
        </Field>
        <Field label={t('monthly')} error={form.errorOf('monthly')} optional>
          <NumberInput
            value={values.monthly}
            onValueChange={(typed) => form.set('monthly', typed)}
            unit="%"
          />
        </Field>
        <Button type="submit" variant="ink" loading={form.sending}>
          {t('save')}
        </Button>
      </form>
      <div className={styles.list}>
        <ScrollingTable
          tall={360}
          label={t('inflation')}
          head={[t('month'), t('announced'), t('source')]}
          rows={published.inflation.map((row) => ({
            key: row.month,
            cells: [
              words.of(row.month),
              row.announced === null ? '–' : words.rate(row.announced),
              `${t(`origins.${row.origin}`)} · ${row.source}`,
            ],
          }))}
        />
      </div>
    </Card>
  );
}

function Rates({ published, onChanged }: PartProps & { published: PublishedOutput }) {
  const t = useTranslations('admin.figures');
  const words = useBondWords();
  const saved = useSaved(onChanged);
  const newest = published.policy_rates.find(({ origin }) => origin !== 'simulated');
  const form = useCallForm<typeof savePolicyRate, { from: string; percent: string; in_force_on: string }>(
    savePolicyRate,
    {
      defaults: { from: newest?.from ?? '', percent: newest?.percent ?? '', in_force_on: '' },
      toBody: ({ in_force_on, ...values }) => ({ ...values, in_force_on: in_force_on || null }),
      onDone: saved,
      onFailure: (message) => void toast.error(message),
    },
  );
  const values = form.form.watch();
  return (
    <Card title={t('rates')}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <Field label={t('from')} error={form.errorOf('from')}>
          <DateInput value={values.from} onChange={({ target }) => form.set('from', target.value)} />
        </Field>
        <Field label={t('percent')} error={form.errorOf('percent')}>
          <NumberInput
            value={values.percent}
            onValueChange={(typed) => form.set('percent', typed)}
            unit="%"
          />
        </Field>
        <Field label={t('inForceOn')} error={form.errorOf('in_force_on')} hint={t('inForceHint')} optional>
          <DateInput
            value={values.in_force_on}
            onChange={({ target }) => form.set('in_force_on', target.value)}
          />
        </Field>
        <Button type="submit" variant="ink" loading={form.sending}>
          {t('save')}
        </Button>
      </form>
      <div className={styles.list}>
        <ScrollingTable
          tall={360}
          label={t('rates')}
          head={[t('from'), t('percent'), t('source')]}
          rows={published.policy_rates.map((row) => ({
            key: row.from,
            cells: [
              words.day(row.from),
              words.rate(row.percent),
              [
                t(`origins.${row.origin}`),
                row.in_force_on && t('seenInForce', { day: words.day(row.in_force_on) }),
                row.source,
              ]
                .filter(Boolean)
                .join(' · '),
            ],
          }))}
        />
      </div>
    </Card>
  );
}

type SeriesValues = {
  symbol: string;
  first_rate: string;
  margin: string;
  fee: string;
  exchange_price: string;
};

function Series({ onChanged }: PartProps) {
  const t = useTranslations('admin.figures');
  const saved = useSaved(onChanged);
  const form = useCallForm<typeof saveSeries, SeriesValues>(saveSeries, {
    defaults: { symbol: '', first_rate: '', margin: '', fee: '', exchange_price: '' },
    toBody: ({ margin, fee, exchange_price, ...values }) => ({
      ...values,
      margin: margin || null,
      fee: fee || null,
      exchange_price: exchange_price || null,
    }),
    onDone: saved,
    onFailure: (message) => void toast.error(message),
  });
  const values = form.form.watch();
  const typed = (name: 'first_rate' | 'margin' | 'fee' | 'exchange_price', unit: string) => (
    <Field label={t(name)} error={form.errorOf(name)} optional={name !== 'first_rate'}>
      <NumberInput value={values[name]} onValueChange={(next) => form.set(name, next)} unit={unit} />
    </Field>
  );
  return (
    <Card title={t('series')}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <Field label={t('symbol')} error={form.errorOf('symbol')}>
          <TextInput {...form.field('symbol')} placeholder="EDO1136" maxLength={10} />
        </Field>
        {typed('first_rate', '%')}
        {typed('margin', '%')}
        {typed('fee', 'zł')}
        {typed('exchange_price', 'zł')}
        <Button type="submit" variant="ink" loading={form.sending}>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}

const kinds = ['inflation', 'policy-rates', 'series'] as const;

function Upload({ onChanged }: PartProps) {
  const t = useTranslations('admin.figures');
  const locale = useLocale();
  const failureText = useFailureText();
  const [kind, setKind] = useState<(typeof kinds)[number]>('inflation');
  const load = async ([file]: File[]) => {
    if (!file) return;
    try {
      const csv = await file.text();
      const { data } =
        kind === 'series'
          ? await callApi(uploadSeries, { body: { csv } }, locale)
          : await callApi(uploadPublished, { body: { kind, csv } }, locale);
      toast.success(t('loaded', { count: data.changed }));
      onChanged();
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
  return (
    <Card title={t('upload')}>
      <div className={styles.form}>
        <Field label={t('kind')}>
          <Select
            value={kind}
            onChange={(event) => setKind(event.target.value as typeof kind)}
            options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
        </Field>
        <FileDrop accept=".csv" onFiles={(files) => void load(files)} hint={t('uploadHint')} />
      </div>
    </Card>
  );
}
