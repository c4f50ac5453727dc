import { useTranslations } from 'use-intl';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { exchangeName } from '../../instruments/exchange-name.ts';
import { upsertTransaction } from '../../ledger/ui/ledger-modals.ts';
import type { CardState } from '../../valuation/card-state.ts';
import type { HomeCard, HomeCardProps } from '../../valuation/ui/home-card.ts';
import { type BrokerageView, brokerageView } from '../brokerage-view.ts';
import type { BrokerageFigures } from '../home-figures.ts';
import { HoldingsCard } from './dashboard/holdings-card.tsx';
import { PortfoliosCard } from './dashboard/portfolios-card.tsx';
import { tellHeldEvents } from './dashboard/tell-held-events.ts';

export const homeCard: HomeCard<BrokerageFigures, BrokerageView> = {
  module: 'brokerage-investments',
  place: 'grid',
  useView(figures) {
    const t = useTranslations('dashboard.home.portfolios');
    return brokerageView(figures, {
      portfolioNote: (classes, count) => (count === 0 ? t('noteEmpty') : t('note', { classes, count })),
      holdingNote: (kind, mic) => [kind, exchangeName(mic)].filter(Boolean).join(', '),
    });
  },
  Card: BrokerageCards,
  upcoming: tellHeldEvents,
};

function BrokerageCards({ card, currency, example }: HomeCardProps<BrokerageView>) {
  const ready = card.state === 'ready';
  const holdings: CardState<BrokerageView['holdings']> = !ready
    ? card
    : card.data.holdings.rows.length
      ? { state: 'ready', data: card.data.holdings }
      : { state: 'empty' };
  return (
    <>
      <PortfoliosCard
        card={ready ? { state: 'ready', data: card.data.portfolios } : card}
        currency={currency}
        example={example}
      />
      <HoldingsCard
        card={holdings}
        currency={currency}
        onAdd={ready && !example ? () => void openModal(upsertTransaction) : undefined}
      />
    </>
  );
}
