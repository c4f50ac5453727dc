import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import type { MappedField } from '../../mapping/mapping.ts';
import { type MappingDraft, type RawRow, wordsIn } from './mapping-draft.ts';
import styles from './mapping-view.module.css';

type Props = { rows: readonly RawRow[]; draft: MappingDraft; lacking: readonly MappedField[] };

const needed = ['day', 'kind', 'symbol', 'units', 'price', 'currency'] as const;

/** What a row needs before it can be read, and what is there of it. */
export function NeededCard({ rows, draft, lacking }: Props) {
  const t = useTranslations('importMapping');
  const remarkOn = (field: (typeof needed)[number]) => {
    if (lacking.includes(field)) return t('isMissing');
    if (field === 'day') return t(`orders.${draft.dayOrder}`);
    if (field === 'kind' && draft.columns.kind !== undefined)
      return t('words', { count: wordsIn(rows, draft).filter(({ kind }) => kind).length });
    if (field === 'currency' && draft.columns.currency === undefined)
      return t('allIn', { currency: draft.currency ?? '' });
    return '';
  };
  return (
    <Card graphite title={t('needed')}>
      <ul className={styles.needed}>
        {needed.map((field) => {
          const isLacking = lacking.includes(field);
          return (
            <li key={field} className={isLacking ? styles.lacking : undefined}>
              <Icon name={isLacking ? 'warning' : 'check'} size={16} />
              <span>{field === 'symbol' ? t('asset') : t(`fields.${field}`)}</span>
              <small>{remarkOn(field)}</small>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
