import { useTranslations } from 'use-intl';
import { Layer } from '../../../../design-system/site/layer.tsx';
import { NewsletterForm } from '../../../leads/ui/newsletter-form.tsx';
import styles from './newsletter.module.css';

export function Newsletter({ formToken }: { formToken: string }) {
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
        <NewsletterForm formToken={formToken} />
      </div>
    </Layer>
  );
}
