import { useTranslations } from 'use-intl';
import { dayText } from '../../../design-system/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/use-calendar-names.ts';
import { formatAmount } from '../../../foundation/format-amount.ts';
import type { BondsView, CardState } from '../dashboard-view.ts';
import { BondLadder } from './bond-ladder.tsx';
import { ModuleSummary, NextPayment } from './module-summary.tsx';

type Props = { card: CardState<BondsView>; currency: string };

export function BondsCard({ card, currency }: Props) {
  const t = useTranslations('dashboard.home.bonds');
  const names = useCalendarNames();
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
          {bonds.next && (
            <NextPayment
              text={t('next', { what: bonds.next.what, day: dayText(bonds.next.day, 'short', names) })}
              amount={t('net', { amount: formatAmount(bonds.next.amount, currency, { signed: true }) })}
            />
          )}
        </>
      )}
    </ModuleSummary>
  );
}
