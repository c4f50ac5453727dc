import { useTranslations } from 'use-intl';
import { Chip } from '../../../design-system/layout/chip.tsx';
import styles from './tag-chips.module.css';

/** What something is tagged with, in small; it may stand in a line of text. */
export function TagChips({ tags }: { tags: readonly string[] }) {
  const t = useTranslations('remarks.tags');
  if (tags.length === 0) return null;
  return (
    <span className={styles.chips}>
      {tags.map((name) => (
        <Chip key={name} tone="faint">
          {t('tag', { name })}
        </Chip>
      ))}
    </span>
  );
}
