import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { Combobox } from '../../../../design-system/inputs/combobox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { useErrorText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { listAssets } from '../../../instruments/contract.ts';
import { keyText, readKey } from '../../benchmark-key.ts';
import { listComparable } from '../../contract.ts';
import styles from './add-benchmark-dialog.module.css';

type Props = { chosen: readonly string[] } & ModalProps<string>;
type Kind = 'asset' | 'strategy' | 'inflation';
const kinds: readonly Kind[] = ['asset', 'strategy', 'inflation'];

/** One more thing to compare with: an instrument, a strategy, or inflation and some percent. */
export function AddBenchmarkDialog({ chosen, open, onClose }: Props) {
  const t = useTranslations('comparison.add');
  const errorText = useErrorText();
  const [kind, setKind] = useState<Kind>('asset');
  const [values, setValues] = useState<Record<Kind, string>>({ asset: '', strategy: '', inflation: '3' });
  const [error, setError] = useState<string>();
  const set = (value: string) => {
    setError(undefined);
    setValues({ ...values, [kind]: value });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const key = readKey(`${kind}:${values[kind]}`);
    if (key === 'benchmarkRateError') setError(errorText(key));
    else if (typeof key === 'string') setError(t(kind === 'asset' ? 'pick' : 'pickStrategy'));
    else if (chosen.includes(keyText(key))) setError(t('chosen'));
    else onClose(keyText(key));
  };
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t('title')}
      description={t('text')}
      submitLabel={t('submit')}
      className={styles.form}
      onSubmit={submit}
    >
      <Segmented
        label={t('kind')}
        full
        options={kinds.map((value) => ({ value, label: t(value) }))}
        value={kind}
        onChange={(next) => {
          setError(undefined);
          setKind(next);
        }}
      />
      {kind === 'asset' && <AssetField value={values.asset} error={error} onChange={set} />}
      {kind === 'strategy' && <StrategyField value={values.strategy} error={error} onChange={set} />}
      {kind === 'inflation' && (
        <Field label={t('above')} hint={t('aboveHint')} error={error}>
          <NumberInput value={values.inflation} onValueChange={set} unit="%" maxLength={5} />
        </Field>
      )}
    </FormDialog>
  );
}

type FieldProps = { value: string; error: string | undefined; onChange: (value: string) => void };

const mostFound = '30';

/** From the whole catalogue, narrowed while one types; one's own instruments are in it. */
function AssetField({ value, error, onChange }: FieldProps) {
  const t = useTranslations('comparison.add');
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<{ value: string; label: string; badge: string }>();
  const wanted = query.trim();
  const { shown, kept } = useLoaded(
    `${locale} ${wanted}`,
    async (signal) => {
      const asked = { limit: mostFound, ...(wanted && { search: wanted }) };
      const { data } = await callApi(listAssets, { query: asked }, locale, signal);
      return data.map((asset) => ({
        value: asset.id,
        label: nameIn(asset.asset_languages, locale, asset.ticker),
        badge: asset.ticker,
      }));
    },
    { pause: wanted ? 250 : 0 },
  );
  const found = kept?.value ?? [];
  // What was picked stays on offer, because the next search may not have it.
  const options = picked && !found.some((one) => one.value === picked.value) ? [picked, ...found] : found;
  return (
    <Field
      label={t('searchLabel')}
      hint={t('searchHint')}
      error={error ?? (shown.state === 'failed' ? t('failed') : undefined)}
    >
      <Combobox
        options={options}
        value={value || null}
        onChange={(next) => {
          setPicked(options.find((one) => one.value === next));
          setQuery('');
          onChange(next);
        }}
        placeholder={t('search')}
        listLabel={t('results')}
        onQuery={setQuery}
        loading={shown.state === 'loading'}
      />
    </Field>
  );
}

/** Every strategy one can choose; one's own say so. */
function StrategyField({ value, error, onChange }: FieldProps) {
  const t = useTranslations('comparison.add');
  const locale = useLocale();
  const { shown } = useLoaded(locale, (signal) => callApi(listComparable, {}, locale, signal));
  const options =
    shown.state === 'ready'
      ? shown.value.data.map(({ id, name, is_own }) => ({
          value: id,
          label: is_own ? t('ownStrategy', { name }) : name,
        }))
      : [];
  return (
    <Field
      label={t('strategyLabel')}
      hint={t('strategyHint')}
      error={error ?? (shown.state === 'failed' ? t('failed') : undefined)}
    >
      <Select
        options={options}
        placeholder={t('choose')}
        value={value}
        disabled={shown.state === 'loading'}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
