import { useTranslations } from 'use-intl';
import { NewsletterForm } from '../../../domains/leads/ui/newsletter-form.tsx';
import { Layer } from '../layer.tsx';
import styles from './newsletter.module.css';

export function Newsletter() {
  const t = useTranslations('site.newsletter');
  return (
    <Layer tone="sky" id="newsletter" labelledBy="newsletter-title">
      <div className={styles.card}>
        <div>
          <h2 id="newsletter-title" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <NewsletterForm />
      </div>
    </Layer>
  );
}
