import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { createCustomAsset, updateCustomAsset } from '../../../instruments/contract.ts';
import styles from './own-form.module.css';
import type { SavedInstrument } from './own-instrument.ts';

type Props = {
  /** What is changed; a new one without. */
  asset: SavedInstrument | undefined;
  /** What a new one starts with. */
  name?: string;
  classes: readonly { id: string; name: string }[];
  currencies: readonly { id: string; display_title: string }[];
  onCancel: () => void;
  /** Whether something was entered that is not saved. */
  onEdited: (isEdited: boolean) => void;
  onSaved: (asset: SavedInstrument) => void;
};

export function OwnDetailsForm(props: Props) {
  const { asset, name = '', classes, currencies, onCancel, onEdited, onSaved } = props;
  const t = useTranslations('instruments.own.form');
  const ui = useTranslations('ui');
  const locale = useLocale();
  const known = asset && {
    name: nameIn(asset.asset_languages, locale, asset.ticker),
    ticker: asset.ticker,
    class_id: asset.class_id,
    currency_id: asset.currency_id,
  };
  const call = asset ? updateCustomAsset : createCustomAsset;
  const { form, submit, sending, errorOf, field, edited } = useCallForm(call, {
    defaults: known ?? { name, ticker: '', class_id: '', currency_id: currencies[0]?.id ?? '' },
    params: { id: asset?.id ?? '' },
    onDone: ({ data }, values) => {
      toast.success(t(asset ? 'saved' : 'created', { name: values.name }));
      form.reset(values);
      onSaved(data);
    },
    onFailure: toast.error,
  });
  useEffect(() => {
    onEdited(edited);
    return () => onEdited(false);
  }, [edited, onEdited]);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t('name')} error={errorOf('name')}>
        <TextInput {...field('name')} maxLength={80} autoComplete="off" placeholder={t('namePlaceholder')} />
      </Field>
      <div className={styles.pair}>
        <Field label={t('class')} error={errorOf('class_id')}>
          <Select
            {...field('class_id')}
            placeholder={t('classPlaceholder')}
            options={classes.map(({ id, name: label }) => ({ value: id, label }))}
          />
        </Field>
        <Field
          label={t('currency')}
          error={errorOf('currency_id')}
          hint={asset?.current_price ? t('currencyHint') : undefined}
        >
          <Select
            {...field('currency_id')}
            options={currencies.map(({ id, display_title }) => ({ value: id, label: display_title }))}
          />
        </Field>
      </div>
      <Field label={t('ticker')} optional hint={t('tickerHint')} error={errorOf('ticker')}>
        <TextInput {...field('ticker')} maxLength={20} autoComplete="off" spellCheck={false} />
      </Field>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{ui('cancel')}</Button>
        <Button type="submit" variant="primary" loading={sending}>
          {t(asset ? 'save' : 'create')}
        </Button>
      </div>
    </form>
  );
}
