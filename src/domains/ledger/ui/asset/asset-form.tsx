import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import type { PortfolioChoice } from '../transaction/transaction-sources.ts';
import type { AssetSettings } from './asset-dialog.tsx';
import styles from './asset-form.module.css';
import { AssetFormFields } from './asset-form-fields.tsx';
import type { AssetRecord, PickedAsset } from './asset-values.ts';

export type AssetFormStatus = { ready: boolean; sending: boolean };
export type AssetFormOf = { holding: AssetRecord } | { picked: PickedAsset; portfolioId?: string };

export type AssetFormProps = AssetSettings & {
  id: string;
  of: AssetFormOf;
  onStatus: (status: AssetFormStatus) => void;
  /** Back to the picker, which clears the pick. */
  onBack?: () => void;
  onDone: (saved: { id: string }) => void;
};

/** Step two. Until the portfolios are there a placeholder stands in the place of the fields. */
export function AssetForm(props: AssetFormProps) {
  const t = useTranslations('ledger.asset');
  const { sources, onStatus } = props;
  const [portfolios, setPortfolios] = useState<PortfolioChoice[] | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let left = false;
    onStatus({ ready: false, sending: false });
    sources.portfolios().then(
      (list) => left || setPortfolios(list),
      () => left || setPortfolios('failed'),
    );
    return () => {
      left = true;
    };
  }, [sources, onStatus, attempt]);
  if (portfolios === 'failed') {
    return (
      <ErrorState
        title={t('failed')}
        onRetry={() => {
          setPortfolios(undefined);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  if (!portfolios) {
    return (
      <div className={styles.waiting} role="status" aria-label={t('preparing')}>
        {['a', 'b', 'c', 'd'].map((row) => (
          <Skeleton key={row} shape="block" width="100%" height={74} />
        ))}
      </div>
    );
  }
  return <AssetFormFields {...props} portfolios={portfolios} />;
}
