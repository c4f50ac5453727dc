import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { AssetName } from '../../../design-system/figures/asset-name.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { Field } from '../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../design-system/inputs/number-input.tsx';
import { Segmented } from '../../../design-system/inputs/segmented.tsx';
import { Select } from '../../../design-system/inputs/select.tsx';
import { Textarea } from '../../../design-system/inputs/textarea.tsx';
import { toast } from '../../../design-system/overlays/toast.ts';
import { FormRefusal } from '../../../design-system/states/form-refusal.tsx';
import { levelText, levelUnit, type Quoting } from '../../alerts/ui/levels/level-text.ts';
import { type Watchlist, watchAsset } from '../contract.ts';
import styles from './watch-form.module.css';

/** An instrument as far as one watches it. */
export type WatchableAsset = Quoting & { id: string; ticker: string; name: string; price: string | null };

/** What the dialog around it has to know. */
export type FormStatus = { sending: boolean; edited: boolean; ready: boolean };

type Values = { list_id: string; target: string; way: 'below' | 'above'; note: string };
type Props = {
  formId: string;
  asset: WatchableAsset;
  lists: readonly Watchlist[];
  listId: string | undefined;
  onStatus: (status: FormStatus) => void;
  onDone: () => void;
};

/** In which list, at which price, and what one thinks of it. */
export function WatchForm(props: Props) {
  const { formId, asset, lists, onStatus } = props;
  const t = useTranslations('watchlists.watch');
  const numbers = useNumbers();
  const { values, set, field, errorOf, sending, edited, refusal, submit } = useWatchForm(props);
  const ready = lists.length === 0 || lists.some(({ has_asset }) => !has_asset);
  useEffect(() => onStatus({ sending, edited, ready }), [sending, edited, ready, onStatus]);
  const last = asset.price === null ? undefined : levelText(asset, asset.price, numbers);
  if (!ready) return <p>{t('everywhere')}</p>;
  return (
    <form id={formId} className={styles.form} onSubmit={submit} noValidate>
      <AssetName ticker={asset.ticker} name={asset.name} />
      {refusal && <FormRefusal>{refusal}</FormRefusal>}
      {lists.length > 0 && (
        <Field label={t('list')} error={errorOf('list_id')}>
          <Select
            name="list_id"
            value={values.list_id}
            options={lists.map(({ id, name, has_asset }) => ({
              value: id,
              label: has_asset ? t('inList', { name }) : name,
              disabled: has_asset === true,
            }))}
            onChange={({ target }) => set('list_id', target.value)}
          />
        </Field>
      )}
      <div className={styles.target}>
        <Field
          label={t('target')}
          optional
          hint={last === undefined ? t('noPrice') : t('last', { price: last })}
          error={errorOf('target')}
        >
          <NumberInput
            name="target"
            value={values.target}
            unit={levelUnit(asset)}
            onValueChange={(typed) => set('target', typed)}
          />
        </Field>
        <Field label={t('way')} group>
          <Segmented
            full
            value={values.way}
            onChange={(way) => set('way', way)}
            options={[
              { value: 'below', label: t('below'), icon: 'arrow-down' },
              { value: 'above', label: t('above'), icon: 'arrow-up' },
            ]}
          />
        </Field>
      </div>
      <Field label={t('note')} optional error={errorOf('note')}>
        <Textarea {...field('note')} rows={3} />
      </Field>
    </form>
  );
}

function useWatchForm({ asset, lists, listId, onDone }: Props) {
  const t = useTranslations('watchlists');
  const { revalidate } = useRevalidator();
  const free = lists.filter(({ has_asset }) => !has_asset);
  const begin = free.find(({ id }) => id === listId) ?? free[0];
  const { form, submit, ...rest } = useCallForm<typeof watchAsset, Values>(watchAsset, {
    defaults: { list_id: begin?.id ?? '', target: '', way: 'below', note: '' },
    toBody: ({ list_id, target, way, note }) => ({
      list_id: list_id || null,
      list_name: t('usualName'),
      asset_id: asset.id,
      way,
      target: target || null,
      note: note || null,
    }),
    fieldOf: (name, values) => {
      // What the price is refused for stands under it; what the asset is refused for is about the list.
      const field = ({ level: 'target', asset_id: 'list_id' } as Record<string, string>)[name] ?? name;
      return field in values && (field !== 'list_id' || lists.length > 0) ? (field as keyof Values) : null;
    },
    onDone: async (_, { list_id }) => {
      const list = lists.find(({ id }) => id === list_id)?.name ?? t('usualName');
      toast.success(t('watch.done', { name: asset.name, list }));
      await revalidate();
      onDone();
    },
  });
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => rest.set(name, value as never);
  return { ...rest, set, submit, values: form.watch() };
}
