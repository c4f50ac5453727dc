import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Combobox } from '../../../../design-system/inputs/combobox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { nameIn } from '../../../../foundation/name-in.ts';
import { useCatalogueOptions } from '../catalogue/use-catalogue-options.ts';
import styles from './own-form.module.css';
import type { OwnInstrument } from './own-instrument.ts';
import { useOwnActions } from './use-own-actions.tsx';

type Linkable = Pick<
  OwnInstrument,
  'id' | 'ticker' | 'asset_languages' | 'currency' | 'is_linked' | 'linked_to'
>;

type Props = { asset: Linkable; onDone: () => void };

/** Says that an own instrument is one of the catalogue, or takes that back. */
export function OwnLink({ asset, onDone }: Props) {
  const t = useTranslations('instruments.own.linking');
  const locale = useLocale();
  const { link, unlink } = useOwnActions(onDone);
  const { options, found, loading, ask } = useCatalogueOptions();
  const [chosen, setChosen] = useState<string | null>(null);
  if (asset.is_linked) {
    const target = asset.linked_to;
    const name = target && `${nameIn(target.asset_languages, locale, target.ticker)} (${target.ticker})`;
    return (
      <EmptyState
        glyph="filled"
        title={name ? t('linked', { target: name }) : t('lost')}
        text={name ? t('linkedText', { target: name }) : t('lostText')}
        actions={<Button onClick={() => void unlink(asset)}>{t('unlink')}</Button>}
      />
    );
  }
  const target = found.find(({ id }) => id === chosen);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (target) void link(asset, target);
      }}
    >
      <p className={styles.text}>{t('text')}</p>
      <Field label={t('search')}>
        <Combobox
          options={options}
          value={chosen}
          onChange={setChosen}
          onQuery={ask}
          loading={loading}
          listLabel={t('found')}
          placeholder={t('placeholder')}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={!target}>
          {t('button')}
        </Button>
      </div>
    </form>
  );
}
