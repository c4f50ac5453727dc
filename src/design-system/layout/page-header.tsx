import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './page-header.module.css';

type Props = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The way here, outermost first. */
  crumbs?: readonly { label: string; to: string }[];
  actions?: ReactNode;
};

export function PageHeader({ title, subtitle, crumbs, actions }: Props) {
  const t = useTranslations('ui');
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        {crumbs && (
          <nav className={styles.crumbs} aria-label={t('breadcrumbs')}>
            {crumbs.map((crumb) => (
              <Fragment key={crumb.to}>
                <Link to={crumb.to}>{crumb.label}</Link> /{' '}
              </Fragment>
            ))}
          </nav>
        )}
        <h1>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
