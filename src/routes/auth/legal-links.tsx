import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { usePath } from '../../i18n/use-path.ts';
import { privacyFile, termsFile } from './legal-files.ts';
import styles from './legal-links.module.css';

export function LegalLinks() {
  const t = useTranslations('auth.links');
  const to = usePath();
  const locale = useLocale();
  return (
    <nav aria-label={t('label')} className={styles.links}>
      <a href={termsFile(locale)}>{t('terms')}</a>
      <a href={privacyFile(locale)}>{t('privacy')}</a>
      <Link to={to('faq')}>{t('help')}</Link>
    </nav>
  );
}
