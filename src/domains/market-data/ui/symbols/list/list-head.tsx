import { useTranslations } from 'use-intl';
import text from '../../../../../design-system/site/site-text.module.css';
import { StatusPill } from '../../../../../design-system/states/status-pill.tsx';
import styles from './list-head.module.css';

type Props = {
  title: string;
  paragraphs: readonly string[];
  isSimulated: boolean;
  /** Whose prices are shown, by name. */
  sources: readonly string[];
};

/** The title of a list of symbols, with the label of simulated prices, or whose prices they are. */
export function ListHead({ title, paragraphs, isSimulated, sources }: Props) {
  const t = useTranslations('symbols');
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and never change places
        <p key={at} className={text.lead}>
          {paragraph}
        </p>
      ))}
      {isSimulated && (
        <p>
          <StatusPill icon="spark">{t('simulated')}</StatusPill>
        </p>
      )}
      {sources.length > 0 && <p>{t('source', { names: sources.join(', '), count: sources.length })}</p>}
    </header>
  );
}
