import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale } from 'use-intl';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { ConnectDialog } from '../../../strategies/ui/connect-dialog.tsx';
import type { ConnectModalProps } from '../../../strategies/ui/open-connect.ts';
import type { PortfolioChoice } from '../../../strategies/ui/picked.ts';
import { listPortfolios } from '../../contract.ts';

/** `openConnect(…)`: the dialog with the portfolios' coverage, which is known above its domain. */
export function ConnectStrategy(props: ModalProps<boolean> & ConnectModalProps) {
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const portfolios = useCallback(() => loadPortfolios(locale), [locale]);
  return <ConnectDialog {...props} portfolios={portfolios} onConnected={() => void revalidate()} />;
}

async function loadPortfolios(locale: string): Promise<PortfolioChoice[]> {
  const { data } = await callApi(listPortfolios, { query: {} }, locale);
  return data.flatMap((row) =>
    // What exceeds the plan cannot be changed.
    'strategy_id' in row && !row.is_read_only && !row.strategy_is_read_only
      ? [
          {
            id: row.id,
            name: row.name,
            isVirtual: row.is_virtual,
            strategyId: row.strategy_id,
            strategyName: row.strategy_name,
            strategyPercent: row.strategy_percent,
          },
        ]
      : [],
  );
}
