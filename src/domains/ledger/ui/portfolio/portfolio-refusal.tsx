import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import styles from './portfolio-dialog.module.css';
import type { Refusal } from './use-portfolio-form.ts';

/** Why nothing was saved; at the plan's limit with the way to a larger one. */
export function PortfolioRefusal({ refusal, plansTo }: { refusal: Refusal; plansTo: string }) {
  const t = useTranslations('ledger.portfolio');
  if (refusal.kind === 'other') {
    return (
      <p className={styles.failure} role="alert">
        {refusal.message}
      </p>
    );
  }
  return (
    <p className={styles.upgrade} role="alert">
      {t('upgrade')} <TextLink to={plansTo}>{t('plans')}</TextLink>
    </p>
  );
}
