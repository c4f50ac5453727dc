import { useTranslations } from 'use-intl';
import type { CardState } from '../../valuation/card-state.ts';
import { ModuleSummary, NextPayment } from '../../valuation/ui/module-summary.tsx';
import type { BondsView } from '../bonds-view.ts';
import { BondLadder } from './bond-ladder.tsx';

type Props = { card: CardState<BondsView>; currency: string };

export function BondsCard({ card, currency }: Props) {
  const t = useTranslations('dashboard.home.bonds');
  return (
    <ModuleSummary<BondsView>
      card={card}
      icon="bond"
      title={t('title')}
      currency={currency}
      note={({ kinds, deposits }) =>
        [kinds, deposits > 0 && t('deposits', { count: deposits })].filter(Boolean).join(', ')
      }
      empty={t('empty')}
    >
      {(bonds) => (
        <>
          <BondLadder bonds={bonds} currency={currency} />
          {bonds.next && (
            <NextPayment
              next={bonds.next}
              currency={currency}
              sentence={(values) => t.rich('next', values)}
              net={(values) => t.rich('net', values)}
            />
          )}
        </>
      )}
    </ModuleSummary>
  );
}
