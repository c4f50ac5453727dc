import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import styles from './asset-form.module.css';
import type { AssetRecord } from './asset-values.ts';

/** Why units, price and currency cannot be changed here, and where they can. */
export function AssetReadOnlyNote({ holding, to }: { holding: AssetRecord; to: string }) {
  const t = useTranslations('ledger.asset');
  return (
    <p className={styles.note}>
      {holding.broker_id !== null
        ? t('readOnlyBroker')
        : t('readOnly', { count: holding.transactions_count })}{' '}
      <TextLink tone="amber" to={to}>
        {t('transactions')}
      </TextLink>
    </p>
  );
}
