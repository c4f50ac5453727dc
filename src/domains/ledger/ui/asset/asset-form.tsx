import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import type { AssetSettings } from './asset-dialog.tsx';
import styles from './asset-form.module.css';
import { AssetFormFields } from './asset-form-fields.tsx';
import type { AssetRecord, PickedAsset } from './asset-values.ts';

export type AssetFormStatus = {
  ready: boolean;
  sending: boolean;
  /** Something was entered that is not saved. */
  edited: boolean;
};
export const notReady: AssetFormStatus = { ready: false, sending: false, edited: false };
export type AssetFormOf =
  | { holding: AssetRecord }
  | { picked: PickedAsset; portfolioId?: string; boughtOn?: string | undefined };

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
  const { shown, reload } = useLoaded('portfolios', sources.portfolios);
  const isReady = shown.state === 'ready';
  useEffect(() => {
    if (!isReady) onStatus(notReady);
  }, [isReady, onStatus]);
  if (shown.state === 'failed')
    return <ErrorState failure={shown.failure} title={t('failed')} onRetry={reload} />;
  if (shown.state !== 'ready') {
    return (
      <div className={styles.waiting} role="status" aria-label={t('preparing')}>
        {['a', 'b', 'c', 'd'].map((row) => (
          <Skeleton key={row} shape="block" width="100%" height={74} />
        ))}
      </div>
    );
  }
  return <AssetFormFields {...props} portfolios={shown.value} />;
}
