import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Tabs } from '../../../../design-system/layout/tabs.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { indicatorModules } from '../../contract.ts';
import type { AssetIndicatorsProps } from '../market-modals.ts';
import styles from './asset-indicators-dialog.module.css';
import { CashFlowView } from './cash-flow-view.tsx';
import { DividendsView } from './dividends-view.tsx';
import { EarningsView } from './earnings-view.tsx';
import type { IndicatorModule } from './indicators-of.ts';
import { IndicatorsSkeleton } from './indicators-skeleton.tsx';
import { SentimentView } from './sentiment-view.tsx';
import { type CurrencyCodes, type Indicators, useIndicators } from './use-indicators.ts';

function moduleOf(name: string): IndicatorModule | undefined {
  return indicatorModules.find((known) => known === name);
}

/** Sentiment, dividends, cash flow or earnings of an asset. */
export function AssetIndicatorsDialog(props: AssetIndicatorsProps & ModalProps<void>) {
  const { open, onClose, assetId, module, assetName } = props;
  const t = useTranslations('market.indicators');
  const [chosen, setChosen] = useState(moduleOf(module));
  const { shown, reload } = useIndicators(assetId, chosen);
  const ready = shown.state === 'ready' ? shown.value : undefined;
  const asset = ready?.indicators.asset;
  const content = (
    <div className={styles.view} aria-live="polite" aria-busy={shown.state === 'loading'}>
      {shown.state === 'loading' && <IndicatorsSkeleton />}
      {shown.state === 'failed' && (
        <ErrorState failure={shown.failure} title={t('failed')} onRetry={reload} />
      )}
      {chosen && ready && (
        <View module={chosen} indicators={ready.indicators} currencies={ready.currencies} />
      )}
    </div>
  );
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={chosen ? t(`titles.${chosen}`) : t('title')}
      description={
        <span className={styles.about}>
          {asset ? `${asset.name} (${asset.ticker})` : (assetName ?? '\u00a0')}
          {ready?.indicators.is_simulated && <StatusPill icon="spark">{t('simulated')}</StatusPill>}
        </span>
      }
    >
      <div className={styles.tabs}>
        <Tabs
          label={t('switch')}
          value={chosen ?? ''}
          onChange={(name) => setChosen(moduleOf(name))}
          tabs={indicatorModules.map((value) => ({ value, label: t(`titles.${value}`), content }))}
        />
      </div>
      {!chosen && <EmptyState title={t('choose')} text={t('chooseText')} />}
    </Dialog>
  );
}

type ViewProps = { module: IndicatorModule; indicators: Indicators; currencies: CurrencyCodes };

function View({ module, indicators, currencies }: ViewProps) {
  const currencyOf = (id: string | null) => (id && currencies[id]) || indicators.asset.currency;
  switch (module) {
    case 'sentiment':
      return <SentimentView sentiment={indicators.sentiment} />;
    case 'dividends':
      return <DividendsView dividends={indicators.dividends ?? []} currencyOf={currencyOf} />;
    case 'cash-flow':
      return <CashFlowView cashFlow={indicators.cash_flow} currencyOf={currencyOf} />;
    case 'earnings':
      return <EarningsView earnings={indicators.earnings} currencyOf={currencyOf} />;
  }
}
