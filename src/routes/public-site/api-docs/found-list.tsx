import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './call-search.module.css';
import { Method } from './method.tsx';
import type { FoundCalls } from './search-calls.ts';

type Props = { found: FoundCalls; onFollow: () => void };

export function FoundList({ found: { total, calls }, onFollow }: Props) {
  const t = useTranslations('apiDocs');
  const to = usePath();
  if (total === 0) return <p className={styles.none}>{t('search.none')}</p>;
  return (
    <section aria-label={t('search.results')}>
      <ul className={styles.results}>
        {calls.map(({ id, area, method, path, summary }) => (
          <li key={id}>
            <Link to={`${to('apiArea', { area })}#${id}`} onClick={onFollow}>
              <span className={styles.way}>
                <Method name={method} />
                <code>{path}</code>
              </span>
              <span>{summary}</span>
              <small>{t(`areas.${area}.name`)}</small>
            </Link>
          </li>
        ))}
      </ul>
      {total > calls.length && <p className={styles.more}>{t('search.shown', { count: calls.length })}</p>}
    </section>
  );
}
