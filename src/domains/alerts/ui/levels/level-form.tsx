import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Switch } from '../../../../design-system/inputs/switch.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import type { CallArguments, CallOutput } from '../../../../foundation/contract.ts';
import { newId } from '../../../../foundation/ids.ts';
import { createLevel, type listLevels, updateLevel } from '../../contract.ts';
import { type Direction, mostNote } from '../../price-level.ts';
import { levelText, levelUnit, type Quoting } from './level-text.ts';
import styles from './levels.module.css';

export type Level = CallOutput<typeof listLevels>['data'][number];
/** An instrument as far as one waits for its price. */
export type LevelAsset = Quoting & { id: string; ticker: string; name: string; price: string | null };

/** What the dialog around it has to know. */
export type FormStatus = { sending: boolean; edited: boolean };

type Values = { level: string; direction: Direction; repeats: boolean; note: string };
type Props = {
  asset: LevelAsset;
  /** Changes this one. */
  level?: Level | undefined;
  /** Its button stands in the footer of the dialog. */
  id: string;
  onSaved: () => void;
  onStatus: (status: FormStatus) => void;
};

/** A price to wait for. */
export function LevelForm({ id, asset, level, onSaved, onStatus }: Props) {
  const t = useTranslations('alerts.levels');
  const numbers = useNumbers();
  const form = useLevelForm({ asset, level, onSaved });
  const { values, set, field, errorOf, sending, edited, refusal, submit } = form;
  useEffect(() => onStatus({ sending, edited }), [sending, edited, onStatus]);
  const last = asset.price === null ? undefined : levelText(asset, asset.price, numbers);
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.asset}>
        <AssetName ticker={asset.ticker} name={asset.name} />
      </div>
      {refusal && <FormRefusal>{refusal}</FormRefusal>}
      <Field
        label={t('level')}
        hint={last === undefined ? t('noPrice') : t('last', { price: last })}
        error={errorOf('level')}
      >
        <NumberInput
          name="level"
          value={values.level}
          unit={levelUnit(asset)}
          onValueChange={(typed) => set('level', typed)}
        />
      </Field>
      <Field label={t('direction')} group>
        <Segmented
          full
          value={values.direction}
          onChange={(direction) => set('direction', direction)}
          options={[
            { value: 'either', label: t('either') },
            { value: 'up', label: t('up'), icon: 'arrow-up' },
            { value: 'down', label: t('down'), icon: 'arrow-down' },
          ]}
        />
      </Field>
      <Switch
        label={t('repeats')}
        hint={t('repeatsHint')}
        checked={values.repeats}
        onChange={(event) => set('repeats', event.target.checked)}
      />
      <Field label={t('note')} optional error={errorOf('note')}>
        <TextInput {...field('note')} maxLength={mostNote} autoComplete="off" />
      </Field>
    </form>
  );
}

function useLevelForm({ asset, level, onSaved }: Pick<Props, 'asset' | 'level' | 'onSaved'>) {
  const t = useTranslations('alerts.levels');
  // Sent twice by a double click it is still one level.
  const [submission] = useState(() => newId());
  // The two calls differ in body; which of them it is decides `level` everywhere below.
  const call = (level ? updateLevel : createLevel) as typeof createLevel;
  const { form, submit, ...rest } = useCallForm<typeof createLevel, Values>(call, {
    defaults: level
      ? { level: level.level, direction: level.direction, repeats: level.repeats, note: level.note }
      : { level: '', direction: 'either', repeats: false, note: '' },
    ...(level && { params: { id: level.id } }),
    toBody: (values) =>
      (level
        ? { ...values, version: level.version }
        : { ...values, instrument_id: asset.id, submission_id: submission }) as CallArguments<
        typeof createLevel
      >['body'],
    onDone: () => {
      toast.success(level ? t('saved') : t('created', { name: asset.name }));
      onSaved();
    },
  });
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => rest.set(name, value as never);
  return { ...rest, set, submit, values: form.watch() };
}
