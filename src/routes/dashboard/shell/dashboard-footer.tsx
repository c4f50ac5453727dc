import { Link } from 'react-router';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { inWarsaw } from '../../../design-system/inputs/calendar-text.ts';
import { useConsent } from '../../../domains/consent/ui/consent-context.ts';
import { openConsent } from '../../../domains/consent/ui/open-consent.ts';
import { networkOf } from '../../../domains/public-site/ui/frame/site-links.ts';
import { brand } from '../../../foundation/brand.ts';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './dashboard-footer.module.css';

type Props = { links: { apiDocs: string | null; social: string[] } };

export function DashboardFooter({ links }: Props) {
  const t = useTranslations('dashboard.footer');
  const to = usePath();
  const consent = useConsent();
  const locale = useLocale();
  const year = inWarsaw(useNow()).day.slice(0, 4);
  return (
    <footer className={styles.footer}>
      <p className={styles.disclaimer}>{t('disclaimer')}</p>
      <div className={styles.end} data-print="hide">
        <ul className={styles.links}>
          <li>
            <a href={`/files/terms-${locale}.pdf`}>{t('terms')}</a>
          </li>
          <li>
            <a href={`/files/privacy-${locale}.pdf`}>{t('privacy')}</a>
          </li>
          {consent && (
            <li>
              <button type="button" onClick={openConsent}>
                {t('cookies')}
              </button>
            </li>
          )}
          <li>
            <Link to={to('contact')}>{t('contact')}</Link>
          </li>
          <li>
            <a href={links.apiDocs ?? to('apiDocs')}>{t('apiDocs')}</a>
          </li>
        </ul>
        <div className={styles.signature}>
          {links.social.map((url) => {
            const { name, icon } = networkOf(url);
            return (
              <a
                key={url}
                href={url}
                target="_blank"
                rel="noopener"
                className={styles.social}
                aria-label={t('social', { brand: brand.name, network: name })}
              >
                <Icon name={icon} size={18} />
              </a>
            );
          })}
          <span>{t('copyright', { year, brand: brand.name })}</span>
        </div>
      </div>
    </footer>
  );
}
