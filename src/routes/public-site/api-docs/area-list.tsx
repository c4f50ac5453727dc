import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './chapters.module.css';
import type { ContentsEntry } from './docs-data.ts';

export function AreaList({ contents }: { contents: readonly ContentsEntry[] }) {
  const t = useTranslations('apiDocs');
  const to = usePath();
  return (
    <section className={styles.chapter} aria-labelledby="areas">
      <h2 id="areas">{t('allAreas')}</h2>
      <ul className={styles.areas}>
        {contents.map(({ area, calls }) => (
          <li key={area}>
            <h3>
              <Link to={to('apiArea', { area })}>{t(`areas.${area}.name`)}</Link>
            </h3>
            <p>{t(`areas.${area}.text`)}</p>
            <small>{t('callsHere', { count: calls })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
