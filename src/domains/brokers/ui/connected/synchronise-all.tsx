import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import type { IntegrationActions } from './use-integration-actions.ts';

/** Asks every connected broker at once. */
export function SynchroniseAll({ actions }: { actions: IntegrationActions }) {
  const t = useTranslations('connected.actions');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await actions.synchroniseAll();
    setBusy(false);
  };
  return (
    <Button variant="quiet" icon="refresh" loading={isBusy} onClick={() => void send()}>
      {t('all')}
    </Button>
  );
}
