import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import type { ApiArea } from '../../api/api-areas.ts';
import styles from './contents.module.css';
import type { ContentsEntry } from './docs-data.ts';

export type Here = { area: ApiArea; calls: readonly { id: string; method: string; path: string }[] };
type Props = { contents: readonly ContentsEntry[]; here?: Here };

/** Beside the page on a desk, folded above it on a phone: only one of the two is there. */
export function Contents(props: Props) {
  const t = useTranslations('apiDocs');
  return (
    <>
      <nav className={styles.beside} aria-label={t('contents')}>
        <ContentsList {...props} />
      </nav>
      <details className={styles.folded}>
        <summary>
          {t('contents')}
          <Icon name="chevron-down" size={18} />
        </summary>
        <nav aria-label={t('contents')}>
          <ContentsList {...props} />
        </nav>
      </details>
    </>
  );
}

const chapters = { key: 'getKey', 'first-call': 'first', rules: 'rules' } as const;

function ContentsList({ contents, here }: Props) {
  const t = useTranslations('apiDocs');
  const to = usePath();
  return (
    <ul className={styles.list}>
      <li>
        <Link to={to('apiDocs')} aria-current={here ? undefined : 'page'}>
          {t('start')}
        </Link>
        {!here && (
          <ul className={styles.inner}>
            {Object.entries(chapters).map(([anchor, chapter]) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{t(`${chapter}.title`)}</a>
              </li>
            ))}
          </ul>
        )}
      </li>
      {contents.map(({ area }) => (
        <li key={area}>
          <Link to={to('apiArea', { area })} aria-current={area === here?.area ? 'page' : undefined}>
            {t(`areas.${area}.name`)}
          </Link>
          {area === here?.area && (
            <ul className={styles.inner}>
              {here.calls.map(({ id, method, path }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.call}>
                    <b>{method}</b> {path.replace(/^\/api/, '')}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
