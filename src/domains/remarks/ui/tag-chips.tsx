import { useTranslations } from 'use-intl';
import { Chip } from '../../../design-system/layout/chip.tsx';
import styles from './tag-chips.module.css';

/** What something is tagged with, in small. */
export function TagChips({ tags, of }: { tags: readonly string[]; of: string }) {
  const t = useTranslations('remarks.tags');
  if (tags.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('of', { name: of })}>
      {tags.map((name) => (
        <li key={name}>
          <Chip tone="faint">{t('tag', { name })}</Chip>
        </li>
      ))}
    </ul>
  );
}
