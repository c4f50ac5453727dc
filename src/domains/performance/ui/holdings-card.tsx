import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/card.tsx';
import { TextLink } from '../../../design-system/text-link.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import type { CardState, HoldingsView } from '../dashboard-view.ts';
import { EmptyNote, FailedNote } from './card-note.tsx';
import styles from './holdings-card.module.css';
import { HoldingsTable } from './holdings-table.tsx';

type Props = { card: CardState<HoldingsView>; currency: string };

export function HoldingsCard({ card, currency }: Props) {
  const t = useTranslations('dashboard.home.holdings');
  const to = usePath();
  const count = card.state === 'ready' ? card.data.rows.length + (card.data.more?.count ?? 0) : 0;
  return (
    <Card
      title={t('title')}
      action={
        card.state === 'ready' && (
          <TextLink tone="muted" className={styles.all} to={to('assets')}>
            {t('all', { count })}
          </TextLink>
        )
      }
      className={styles.card}
    >
      {card.state === 'empty' && <EmptyNote>{t('empty')}</EmptyNote>}
      {card.state === 'error' && <FailedNote onRetry={card.onRetry} />}
      {card.state === 'loading' && <HoldingsTable currency={currency} />}
      {card.state === 'ready' && <HoldingsTable holdings={card.data} currency={currency} />}
    </Card>
  );
}
