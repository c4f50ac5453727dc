import { useTranslations } from 'use-intl';
import type { IconName } from '../../../../design-system/brand/icon.tsx';
import { Menu, type MenuItem } from '../../../../design-system/overlays/menu.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import type { Trigger } from '../../../../design-system/overlays/use-opening.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { useReadOnlyItem, useReadOnlyPortfolios } from '../../../billing/ui/read-only.tsx';
import { marketClasses } from '../../../market-data/contract.ts';
import { type IndicatorModule, indicatorsOf } from '../../../market-data/ui/indicators/indicators-of.ts';
import { assetIndicators, priceLevels, watchAssetModal } from '../../../market-data/ui/market-modals.ts';
import type { HoldingOutput } from '../../contract.ts';
import { transactionsPath } from '../../journal/transactions-path.ts';

/** What can be done with a holding, besides looking at it. */
export type HoldingActions = {
  addTransaction: (holding: HoldingOutput) => void;
  edit: (holding: HoldingOutput) => void;
  recordAction: (holding: HoldingOutput) => void;
  remove: (holding: HoldingOutput) => void;
};

const icons: Record<IndicatorModule, IconName> = {
  sentiment: 'spark',
  dividends: 'drop',
  'cash-flow': 'transactions',
  earnings: 'reports',
};

type Props = { holding: HoldingOutput; actions: HoldingActions; trigger: Trigger; align?: 'start' | 'end' };

export function HoldingMenu({ holding, actions, trigger, align }: Props) {
  const t = useTranslations('assets.menu');
  const market = useTranslations('market');
  const to = usePath();
  const { title, name, portfolio_id, parent_id, slug, class: assetClass } = holding;
  const isReadOnly = useReadOnlyPortfolios().has(portfolio_id);
  const beyondPlan = useReadOnlyItem();
  const indicators: MenuItem[] = indicatorsOf(assetClass).map((module) => ({
    label: market(`indicators.titles.${module}`),
    icon: icons[module],
    onSelect: () =>
      void openModal(assetIndicators, { assetId: parent_id, module, assetName: `${title} (${name})` }),
  }));
  const hasPage = slug !== null && !holding.is_custom && marketClasses.some((one) => one === assetClass);
  return (
    <Menu
      trigger={trigger}
      align={align}
      items={[
        {
          label: t('addTransaction'),
          icon: 'plus',
          // Only the broker adds to what it keeps.
          note: holding.broker_id === null ? undefined : t('fromBroker'),
          disabled: holding.broker_id !== null,
          ...beyondPlan(isReadOnly),
          onSelect: () => actions.addTransaction(holding),
        },
        {
          label: t('edit'),
          icon: 'edit',
          ...beyondPlan(isReadOnly),
          onSelect: () => actions.edit(holding),
        },
        {
          label: t('corporateAction'),
          icon: 'duplicate',
          note: holding.broker_id === null ? undefined : t('fromBroker'),
          disabled: holding.broker_id !== null,
          ...beyondPlan(isReadOnly),
          onSelect: () => actions.recordAction(holding),
        },
        {
          label: t('transactions', { count: holding.transactions_count }),
          icon: 'transactions',
          to: transactionsPath(to('transactions'), { portfolioId: portfolio_id, assetId: holding.id }),
        },
        {
          label: market('menu.alert'),
          icon: 'bell',
          onSelect: () => void openModal(priceLevels, { assetId: parent_id, assetName: title }),
        },
        {
          label: market('menu.watch'),
          icon: 'eye',
          onSelect: () => void openModal(watchAssetModal, { assetId: parent_id }),
        },
        'separator',
        { heading: t('indicators') },
        ...indicators,
        ...(hasPage
          ? [
              {
                label: t('symbol'),
                icon: 'globe' as const,
                to: to('symbol', { class: assetClass, asset: slug }),
              },
            ]
          : []),
        'separator',
        { label: t('delete'), icon: 'trash', danger: true, onSelect: () => actions.remove(holding) },
      ]}
    />
  );
}
