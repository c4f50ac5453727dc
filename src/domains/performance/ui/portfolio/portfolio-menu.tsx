import { useTranslations } from 'use-intl';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { useReadOnlyItem } from '../../../billing/ui/read-only.tsx';
import { assetsPath } from '../../assets-path.ts';
import { comparePath } from '../../compare-path.ts';
import type { PortfolioOutput } from '../../contract.ts';
import { transactionsPath } from '../../journal/transactions-path.ts';
import { sharePath } from '../../share-path.ts';

/** What can be done with a portfolio. */
export type PortfolioActions = {
  edit: (portfolio: PortfolioOutput) => void;
  remove: (portfolio: PortfolioOutput) => void;
  connect: (portfolio: PortfolioOutput) => void;
  simulate: (portfolio: PortfolioOutput) => void;
  /** All its transactions as a file that can be imported elsewhere. */
  download: (portfolio: PortfolioOutput, format: 'csv' | 'xlsx') => void;
};

type Props = { portfolio: PortfolioOutput; actions: PortfolioActions; exportable: boolean };

export function PortfolioMenu({ portfolio, actions, exportable }: Props) {
  const t = useTranslations('portfolios');
  const to = usePath();
  const beyondPlan = useReadOnlyItem();
  const page = assetsPath(to('assets'), portfolio.id);
  return (
    <Menu
      trigger={<IconButton icon="dots" label={t('card.menu', { name: portfolio.name })} />}
      items={[
        { label: t('menu.assets'), icon: 'drop', to: page },
        {
          label: t('menu.transactions'),
          icon: 'transactions',
          to: transactionsPath(to('transactions'), { portfolioId: portfolio.id }),
        },
        'separator',
        {
          label: t(portfolio.strategy_id === null ? 'card.connect' : 'card.changeStrategy'),
          icon: 'target',
          ...beyondPlan(portfolio.is_read_only || portfolio.strategy_is_read_only),
          onSelect: () => actions.connect(portfolio),
        },
        { label: t('card.simulate'), icon: 'reports', onSelect: () => actions.simulate(portfolio) },
        { label: t('menu.compare'), icon: 'target', to: comparePath(to('compare'), portfolio.id) },
        { label: t('menu.share'), icon: 'link', to: sharePath(to('reports'), portfolio.id) },
        ...(exportable
          ? [
              { label: t('menu.export'), icon: 'printer' as const, to: `${page}&export_reports=1` },
              ...(['csv', 'xlsx'] as const).map((format) => ({
                label: t(`menu.${format}`),
                icon: 'download' as const,
                onSelect: () => actions.download(portfolio, format),
              })),
            ]
          : []),
        'separator',
        {
          label: t('menu.edit'),
          icon: 'edit',
          ...beyondPlan(portfolio.is_read_only),
          onSelect: () => actions.edit(portfolio),
        },
        { label: t('menu.delete'), icon: 'trash', danger: true, onSelect: () => actions.remove(portfolio) },
      ]}
    />
  );
}
