import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Chip } from '../../../design-system/layout/chip.tsx';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { ChoiceTable } from './choice-table.tsx';
import styles from './connect-dialog.module.css';
import type { Picked, PortfolioChoice } from './picked.ts';
import { StrategyPercent } from './strategy-percent.tsx';

type Props = {
  strategyId: string;
  portfolios: () => Promise<readonly PortfolioChoice[]>;
  chosen: Picked | null;
  onChoose: (picked: Picked) => void;
  errorId?: string;
};

/** Which portfolio should follow a strategy: with what it follows now, and how much of that it has. */
export function PickPortfolio({ strategyId, portfolios, chosen, onChoose, errorId }: Props) {
  const t = useTranslations('strategies');
  const to = usePath();
  const { shown, reload } = useLoaded('portfolios', portfolios);
  const rows = shown.state === 'ready' ? shown.value : undefined;
  if (shown.state === 'failed')
    return <ErrorState failure={shown.failure} title={t('connect.failedPortfolios')} onRetry={reload} />;
  if (rows?.length === 0) {
    return (
      <EmptyState
        title={t('connect.noPortfolios')}
        text={t('connect.noPortfoliosText')}
        actions={<Button to={to('portfolios')}>{t('connect.toPortfolios')}</Button>}
      />
    );
  }
  return (
    <ChoiceTable
      label={t('connect.portfolioTitle')}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      chosen={chosen?.id ?? null}
      onChoose={(id) => {
        const row = rows?.find((one) => one.id === id);
        const other = row?.strategyId === strategyId ? null : row?.strategyName;
        onChoose({ id, name: row?.name ?? '', replaces: other ?? null });
      }}
      errorId={errorId}
      columns={[
        {
          key: 'portfolio',
          header: t('connect.portfolio'),
          cell: ({ name, isVirtual }) => (
            <span className={styles.portfolio}>
              <b>{name}</b>
              {isVirtual && <Chip tone="faint">{t('portfolios.paper')}</Chip>}
            </span>
          ),
        },
        {
          key: 'strategy',
          header: t('connect.strategy'),
          cell: ({ strategyName }) =>
            strategyName ?? <span className={styles.none}>{t('connect.noStrategy')}</span>,
        },
        {
          key: 'percent',
          header: t('connect.percent'),
          wide: true,
          cell: ({ strategyPercent, strategyId: follows }) => (
            <StrategyPercent
              value={strategyPercent}
              label={t('connect.percent')}
              reason={follows ? t('portfolios.unknown') : undefined}
            />
          ),
        },
      ]}
    />
  );
}
