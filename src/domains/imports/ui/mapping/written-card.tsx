import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { type MappedKind, mappedKinds } from '../../booking.ts';
import { type DayOrder, dayOrders } from '../../kit/moments.ts';
import { type MappingDraft, type RawRow, wordsIn } from './mapping-draft.ts';
import styles from './mapping-view.module.css';

type Props = {
  rows: readonly RawRow[];
  draft: MappingDraft;
  currencies: readonly string[];
  onChange: (draft: MappingDraft) => void;
};

/** How numbers and days are written, in which currency, and what the file's words for types mean. */
export function WrittenCard({ rows, draft, currencies, onChange }: Props) {
  const t = useTranslations('importMapping');
  return (
    <Card title={t('written')}>
      <div className={styles.fields}>
        <Field label={t('decimal')}>
          <Select
            value={draft.decimal}
            options={[
              { value: ',', label: t('comma') },
              { value: '.', label: t('dot') },
            ]}
            onChange={({ target }) => onChange({ ...draft, decimal: target.value === ',' ? ',' : '.' })}
          />
        </Field>
        <Field label={t('order')}>
          <Select
            value={draft.dayOrder}
            options={dayOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
            onChange={({ target }) => onChange({ ...draft, dayOrder: target.value as DayOrder })}
          />
        </Field>
        {draft.columns.currency === undefined && (
          <Field label={t('currencyForAll')}>
            <Select
              value={draft.currency ?? ''}
              placeholder={t('chooseCurrency')}
              options={currencies.map((code) => ({ value: code, label: code }))}
              onChange={({ target }) => onChange({ ...draft, currency: target.value })}
            />
          </Field>
        )}
        <Words rows={rows} draft={draft} onChange={onChange} />
      </div>
    </Card>
  );
}

function Words({ rows, draft, onChange }: Omit<Props, 'currencies'>) {
  const t = useTranslations('importMapping');
  const kinds = useTranslations('imports.kinds');
  const words = wordsIn(rows, draft);
  if (words.length === 0) return null;
  const options = [
    ...mappedKinds.map((kind) => ({ value: kind, label: kinds(kind) })),
    { value: 'ignore', label: t('ignore') },
  ];
  return (
    <fieldset className={styles.words}>
      <legend>{t('wordsTitle')}</legend>
      {words.map(({ word, folded, kind }) => (
        <Field key={folded} label={word}>
          <Select
            aria-label={t('wordMeaning', { word })}
            value={kind ?? ''}
            placeholder={t('choose')}
            options={options}
            onChange={({ target }) =>
              onChange({
                ...draft,
                words: { ...draft.words, [folded]: target.value as MappedKind | 'ignore' },
              })
            }
          />
        </Field>
      ))}
    </fieldset>
  );
}
