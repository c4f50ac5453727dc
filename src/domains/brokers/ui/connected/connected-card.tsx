import { useTranslations } from 'use-intl';
import { Card } from '../../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { ReadOnlyBanner } from '../../../billing/ui/read-only.tsx';
import type { IntegrationOutput } from '../../contract.ts';
import styles from './connected-card.module.css';
import { type ConnectedContext, ConnectedRow } from './connected-row.tsx';
import { isConnected } from './connected-view.ts';

type Props = {
  /** Null where they could not be had. */
  integrations: readonly IntegrationOutput[] | null;
  context: ConnectedContext;
  onRetry: () => void;
  retrying: boolean;
};

/** Brokers that are connected or were, those that are first. */
export function ConnectedCard({ integrations, context, onRetry, retrying }: Props) {
  const t = useTranslations('connected');
  const connected = integrations?.filter(isConnected) ?? [];
  const gone = integrations?.filter((one) => !isConnected(one)) ?? [];
  const paused = connected.filter((one) => one.is_read_only).length;
  const isEmpty = integrations?.length === 0;
  return (
    <Card
      flush
      className={styles.card}
      title={t('title')}
      action={
        integrations &&
        !isEmpty && (
          <span className={styles.counts}>
            {t('counts', { connected: connected.length, disconnected: gone.length })}
          </span>
        )
      }
    >
      {paused > 0 && (
        <div className={styles.paused}>
          <ReadOnlyBanner of="integrations" count={paused} />
        </div>
      )}
      {integrations === null && <ErrorState title={t('failed')} onRetry={onRetry} retrying={retrying} />}
      {isEmpty && <EmptyState title={t('empty')} text={t('emptyText')} />}
      {!isEmpty && integrations && (
        <ul className={styles.list} aria-label={t('title')}>
          {[...connected, ...gone].map((one) => (
            <ConnectedRow key={one.id} integration={one} context={context} />
          ))}
        </ul>
      )}
    </Card>
  );
}
