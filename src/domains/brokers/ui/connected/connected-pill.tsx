import { useTranslations } from 'use-intl';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import type { IntegrationOutput } from '../../contract.ts';
import { connectedState } from './connected-view.ts';

type Props = { integration: IntegrationOutput; running?: boolean };

export function ConnectedPill({ integration, running }: Props) {
  const t = useTranslations('connected.states');
  const state = connectedState(integration, running);
  switch (state) {
    case 'synchronised':
      return <StatusPill tone="gain">{t(state)}</StatusPill>;
    case 'paused':
      return (
        <StatusPill tone="amber" icon="lock">
          {t(state)}
        </StatusPill>
      );
    case 'homeless':
    case 'differs':
      return <StatusPill tone="amber">{t(state)}</StatusPill>;
    case 'waits':
      return <StatusPill tone="amber">{t(state, { count: integration.waiting })}</StatusPill>;
    case 'failed':
      return (
        <StatusPill tone="loss" icon="warning">
          {t(state, { count: integration.failures })}
        </StatusPill>
      );
    case 'first':
    case 'running':
      return <StatusPill icon="refresh">{t(state)}</StatusPill>;
    case 'disconnected':
      return <StatusPill>{t(state)}</StatusPill>;
  }
}
