import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import styles from './conflict-note.module.css';

type Props = {
  /** Each field that is another one now, with what it is. */
  changed: readonly { field: string; value: string }[];
  onTakeTheirs: () => void;
};

/** Somebody was quicker: what they saved, and the two ways on. Nothing that was typed is lost. */
export function ConflictNote({ changed, onTakeTheirs }: Props) {
  const t = useTranslations('ledger.conflict');
  return (
    <section className={styles.note} role="alert">
      <h3>{t('title')}</h3>
      <p>{t('text')}</p>
      <ul>
        {changed.map((one) => (
          <li key={one.field}>{t('was', one)}</li>
        ))}
      </ul>
      <Button size="sm" onClick={onTakeTheirs}>
        {t('takeTheirs')}
      </Button>
    </section>
  );
}
