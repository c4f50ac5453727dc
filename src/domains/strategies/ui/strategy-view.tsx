import type { StrategyDetail } from '../contract.ts';
import { CompositionCard } from './composition-card.tsx';
import { StrategyAbout } from './strategy-about.tsx';
import { StrategyPortfolios } from './strategy-portfolios.tsx';
import { StrategyReviews } from './strategy-reviews.tsx';
import styles from './strategy-view.module.css';

type Props = {
  strategy: StrategyDetail;
  percents: Readonly<Record<string, number | null>>;
  busy?: string;
  onConnect: () => void;
  onDisconnect: (portfolio: StrategyDetail['portfolios'][number]) => void;
  /** After a rating was given or taken back. */
  onChanged: () => Promise<void>;
};

/** The page of one strategy. */
export function StrategyView({ strategy, percents, busy, onConnect, onDisconnect, onChanged }: Props) {
  return (
    <div className={styles.view}>
      <CompositionCard strategy={strategy} />
      <StrategyAbout strategy={strategy} />
      <div className={styles.wide}>
        <StrategyPortfolios
          strategy={strategy}
          percents={percents}
          busy={busy}
          onConnect={onConnect}
          onDisconnect={onDisconnect}
        />
      </div>
      <div className={styles.wide}>
        <StrategyReviews key={strategy.id} strategy={strategy} onChanged={onChanged} />
      </div>
    </div>
  );
}
