import { useTranslations } from 'use-intl';
import { StrataGlyph } from '../../../design-system/brand/strata-glyph.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import styles from './card-note.module.css';

/** What will stand in a card that has nothing yet. */
export function EmptyNote({ children }: { children: string }) {
  return (
    <div className={styles.empty}>
      <StrataGlyph />
      <p>{children}</p>
    </div>
  );
}

export function FailedNote({ onRetry }: { onRetry?: () => void }) {
  const t = useTranslations('dashboard.home');
  return <ErrorState title={t('error')} onRetry={onRetry} />;
}
