import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Combobox, type ComboboxOption } from '../../../../design-system/inputs/combobox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { listAllCurrencies, listAssetClasses, listAssets } from '../../../instruments/contract.ts';
import type { CountOutput } from '../../contract.ts';
import styles from './add-target.module.css';

type Props = { onAdd: (count: CountOutput, name: string) => void };
type Kind = 'instrument' | 'class' | 'country' | 'currency';
type Choice = { option: ComboboxOption; count: CountOutput };

/** Where shares and funds of the catalogue come from; any other country can be sent to the API. */
const countries =
  'PL US DE GB FR NL CH IE LU ES IT SE NO DK FI AT BE CZ HU PT JP CN HK KR TW IN AU CA BR MX ZA IL TR'.split(
    ' ',
  );

/** One more part: an instrument, a class, a country or a currency; cash stands among the classes. */
export function AddTarget({ onAdd }: Props) {
  const t = useTranslations('ownStrategies.add');
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<Kind>('instrument');
  const [query, setQuery] = useState('');
  const { choices, loading } = useChoices(open ? kind : null, query);
  if (!open)
    return (
      <div className={styles.closed}>
        <Button variant="text" icon="plus" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
    );
  return (
    <div className={styles.adding}>
      <Segmented
        size="sm"
        label={t('kind')}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setQuery('');
        }}
        options={(['instrument', 'class', 'country', 'currency'] as const).map((value) => ({
          value,
          label: t(value),
        }))}
      />
      <Field label={t('find')} hideLabel>
        <Combobox
          key={kind}
          options={choices.map(({ option }) => option)}
          value={null}
          placeholder={t('find')}
          loading={loading}
          {...(kind === 'instrument' && { onQuery: setQuery })}
          onChange={(value) => {
            const chosen = choices.find(({ option }) => option.value === value);
            if (!chosen) return;
            onAdd(chosen.count, chosen.option.label);
            setOpen(false);
          }}
        />
      </Field>
    </div>
  );
}

function useChoices(kind: Kind | null, query: string): { choices: Choice[]; loading: boolean } {
  const t = useTranslations('ownStrategies.add');
  const locale = useLocale();
  const asked = kind === 'country' || kind === null ? null : `${locale} ${kind} ${query}`;
  const { shown, kept } = useLoaded(asked, (signal) => loadChoices(kind!, query, locale, signal), {
    pause: query ? 200 : 0,
  });
  if (kind === 'country') {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
    const list = countries.map((code) => choiceOf('country', code, names.of(code) ?? code));
    return {
      choices: list.sort((a, b) => a.option.label.localeCompare(b.option.label, locale)),
      loading: false,
    };
  }
  const found = kept?.value ?? [];
  const cash: Choice = {
    option: { value: 'cash', label: t('cash') },
    count: { kind: 'cash', reference: null, name: null, asset: null },
  };
  return { choices: kind === 'class' ? [cash, ...found] : found, loading: shown.state === 'loading' };
}

async function loadChoices(
  kind: Kind,
  query: string,
  locale: 'en' | 'pl',
  signal: AbortSignal,
): Promise<Choice[]> {
  if (kind === 'currency') {
    const { data } = await callApi(listAllCurrencies, {}, locale, signal);
    return data.map(({ title, name }) => choiceOf('currency', title, title.toUpperCase(), name));
  }
  if (kind === 'class') {
    const { data } = await callApi(listAssetClasses, {}, locale, signal);
    const parents = new Map(data.map(({ id, name }) => [id, name]));
    return data.map(({ slug, name, parent_id }) =>
      choiceOf(parent_id ? 'subclass' : 'class', slug, name, parent_id ? parents.get(parent_id) : undefined),
    );
  }
  const search = query.trim().slice(0, 100);
  const { data } = await callApi(
    listAssets,
    { query: { start: '0', limit: '20', ...(search && { search }) } },
    locale,
    signal,
  );
  return data.map((asset) => {
    const name = nameIn(asset.asset_languages, locale, asset.ticker);
    return {
      option: { value: asset.id, label: name, badge: asset.ticker, note: asset.mic },
      count: {
        kind: 'instrument',
        reference: asset.isin ?? asset.id,
        name,
        asset: { id: asset.id, ticker: asset.ticker, name, class: asset.class, slug: asset.slug },
      },
    };
  });
}

function choiceOf(kind: CountOutput['kind'], reference: string, name: string, note?: string): Choice {
  return {
    option: { value: `${kind} ${reference}`, label: name, ...(note && { note }) },
    count: { kind, reference, name, asset: null },
  };
}
