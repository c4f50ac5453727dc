import type { ReactNode } from 'react';
import type { ModuleSlug } from '../../modules/contract.ts';
import type { CardState } from '../../valuation/card-state.ts';
import type { AnyHomeCard } from '../../valuation/ui/home-card.ts';
import type { DashboardCardStates } from '../dashboard-cards.ts';
import { AllocationCard } from './allocation-card.tsx';
import styles from './dashboard-grid.module.css';
import { TotalValueCard } from './total-value-card.tsx';
import type { ExplainTotal } from './total-value-head.tsx';
import { UpcomingCard } from './upcoming-card.tsx';

/** What a module has for its card: its view as it is, or the figures its card makes one of. */
export type ModuleState = { view: CardState<unknown> } | { figures: unknown };

type Props = {
  cards: DashboardCardStates;
  currency: string;
  /** The modules that have a card, and what each of them has at the moment. */
  modules: readonly AnyHomeCard[];
  stateOf: (module: ModuleSlug) => ModuleState;
  connected: readonly ModuleSlug[];
  /** The buttons that fill an empty dashboard. */
  emptyActions?: ReactNode;
  /** Invented records have no pages of their own to lead to. */
  example?: boolean;
  /** What opens behind the total's figures. */
  explain?: ExplainTotal;
};

/** The cards of the dashboard home in their places. */
export function DashboardGrid(props: Props) {
  const { cards, currency, modules, stateOf, connected, emptyActions, example, explain } = props;
  const shown = (home: AnyHomeCard) => (
    <ModuleCard
      key={home.module}
      home={home}
      state={stateOf(home.module)}
      currency={currency}
      example={example}
    />
  );
  const row = modules.filter(({ place, module }) => place === 'row' && connected.includes(module));
  return (
    <div className={styles.grid}>
      <TotalValueCard
        card={cards.total}
        currency={currency}
        emptyActions={emptyActions}
        example={example}
        explain={explain}
      />
      <AllocationCard card={cards.allocation} currency={currency} />
      {modules.filter(({ place }) => place === 'grid').map(shown)}
      <UpcomingCard card={cards.upcoming} currency={currency} />
      {row.length > 0 && <div className={styles.modules}>{row.map(shown)}</div>}
    </div>
  );
}

type ModuleCardProps = { home: AnyHomeCard; state: ModuleState; currency: string; example?: boolean };

function ModuleCard({ home, state, ...props }: ModuleCardProps) {
  if ('figures' in state) return <FiguresCard home={home} figures={state.figures} {...props} />;
  return <home.Card card={state.view} {...props} />;
}

type FiguresCardProps = Omit<ModuleCardProps, 'state'> & { figures: unknown };

function FiguresCard({ home, figures, ...props }: FiguresCardProps) {
  const view = home.useView(figures);
  return <home.Card card={view === null ? { state: 'empty' } : { state: 'ready', data: view }} {...props} />;
}
