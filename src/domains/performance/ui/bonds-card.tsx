import { useTranslations } from 'use-intl';
import type { BondsView, CardState } from '../dashboard-view.ts';
import { BondLadder } from './bond-ladder.tsx';
import { ModuleSummary, NextPayment } from './module-summary.tsx';

type Props = { card: CardState<BondsView>; currency: string };

export function BondsCard({ card, currency }: Props) {
  const t = useTranslations('dashboard.home.bonds');
  return (
    <ModuleSummary<BondsView>
      card={card}
      icon="bond"
      title={t('title')}
      currency={currency}
      note={({ kinds }) => kinds}
      empty={t('empty')}
    >
      {(bonds) => (
        <>
          <BondLadder bonds={bonds} currency={currency} />
          {bonds.next && <NextPayment next={bonds.next} currency={currency} of="bonds" />}
        </>
      )}
    </ModuleSummary>
  );
}
