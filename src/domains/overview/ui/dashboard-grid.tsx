import type { ReactNode } from 'react';
import { BondsCard } from '../../bonds/ui/bonds-card.tsx';
import { HoldingsCard } from '../../performance/ui/dashboard/holdings-card.tsx';
import { PortfoliosCard } from '../../performance/ui/dashboard/portfolios-card.tsx';
import { RealEstateCard } from '../../real-estate/ui/real-estate-card.tsx';
import type { DashboardCardStates } from '../dashboard-cards.ts';
import { AllocationCard } from './allocation-card.tsx';
import styles from './dashboard-grid.module.css';
import { TotalValueCard } from './total-value-card.tsx';
import type { ExplainTotal } from './total-value-head.tsx';
import { UpcomingCard } from './upcoming-card.tsx';

type Props = {
  cards: DashboardCardStates;
  currency: string;
  withRealEstate: boolean;
  withBonds: boolean;
  /** The buttons that fill an empty dashboard. */
  emptyActions?: ReactNode;
  /** Invented records have no pages of their own to lead to. */
  example?: boolean;
  /** What opens behind the total's figures. */
  explain?: ExplainTotal;
};

/** The cards of the dashboard home in their places. */
export function DashboardGrid(props: Props) {
  const { cards, currency, withRealEstate, withBonds, emptyActions, example, explain } = props;
  return (
    <div className={styles.grid}>
      <TotalValueCard card={cards.total} currency={currency} emptyActions={emptyActions} explain={explain} />
      <AllocationCard card={cards.allocation} currency={currency} />
      <PortfoliosCard card={cards.portfolios} currency={currency} example={example} />
      <HoldingsCard card={cards.holdings} currency={currency} />
      <UpcomingCard card={cards.upcoming} currency={currency} />
      {(withRealEstate || withBonds) && (
        <div className={styles.modules}>
          {withRealEstate && <RealEstateCard card={cards.realEstate} currency={currency} />}
          {withBonds && <BondsCard card={cards.bonds} currency={currency} />}
        </div>
      )}
    </div>
  );
}
