import { useTranslations } from 'use-intl';
import { ReadOnlyPill } from '../../../billing/ui/read-only.tsx';
import { StrategyPercent } from '../../../strategies/ui/strategy-percent.tsx';
import type { PortfolioOutput } from '../../contract.ts';
import styles from './portfolio-strategy.module.css';

type Props = {
  portfolio: Pick<PortfolioOutput, 'strategy_name' | 'strategy_percent' | 'strategy_is_read_only'>;
};

/** The strategy a portfolio follows and how much of it is covered. */
export function PortfolioStrategy({ portfolio }: Props) {
  const t = useTranslations('portfolios');
  const { strategy_name, strategy_percent, strategy_is_read_only } = portfolio;
  if (strategy_name === null) return <p className={styles.none}>{t('card.noStrategy')}</p>;
  return (
    <div className={styles.strategy}>
      <span className={styles.name}>{strategy_name}</span>
      {strategy_is_read_only ? (
        <ReadOnlyPill />
      ) : (
        <StrategyPercent value={strategy_percent} label={t('card.coverage')} reason={t('unknown.empty')} />
      )}
    </div>
  );
}
