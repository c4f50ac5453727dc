import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './breadcrumbs.module.css';

type Props = {
  /** The way here, outermost first. */
  way: readonly { label: string; to: string }[];
  here: string;
};

export function Breadcrumbs({ way, here }: Props) {
  const t = useTranslations('ui');
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.crumbs}>
        {way.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
