import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { type PageName, pageAt } from '../../../../i18n/paths.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { SiteLinks } from './site-links.ts';
import styles from './site-navigation.module.css';

const pages = ['home', 'about', 'contact', 'faq'] as const satisfies readonly PageName[];

/** The public pages and the blog. A page counts as current together with those whose names begin with its own. */
export function SiteNavigation({ blog, className }: { blog: SiteLinks['blog']; className?: string }) {
  const t = useTranslations('site');
  const to = usePath();
  const current = pageAt(useLocation().pathname);
  return (
    <nav aria-label={t('nav.label')} className={className}>
      {pages.map((page) => (
        <Link
          key={page}
          to={to(page)}
          prefetch="intent"
          className={styles.item}
          aria-current={current?.startsWith(page) ? 'page' : undefined}
        >
          {t(`nav.${page}`)}
        </Link>
      ))}
      {blog && (
        <a href={blog} target="_blank" rel="noopener" className={styles.item}>
          {t('nav.blog')}
          <Icon name="external-link" size={14} className={styles.away} />
          <span className="visually-hidden"> ({t('newTab')})</span>
        </a>
      )}
    </nav>
  );
}
