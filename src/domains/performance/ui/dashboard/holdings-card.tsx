import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { BelowFirstScreen } from '../../../../design-system/loading/below-first-screen.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import type { CardState } from '../../../valuation/card-state.ts';
import { EmptyNote, FailedNote } from '../../../valuation/ui/card-note.tsx';
import type { HoldingsView } from '../../dashboard-view.ts';
import styles from './holdings-card.module.css';
import { HoldingsTable } from './holdings-table.tsx';

type Props = {
  card: CardState<HoldingsView>;
  currency: string;
  /** Opens the form of a transaction; an example has nothing to add to. */
  onAdd?: (() => void) | undefined;
};

export function HoldingsCard({ card, currency, onAdd }: Props) {
  const t = useTranslations('dashboard.home.holdings');
  const to = usePath();
  const count = card.state === 'ready' ? card.data.rows.length + (card.data.more?.count ?? 0) : 0;
  return (
    <Card
      title={t('title')}
      action={
        card.state === 'ready' && (
          <span className={styles.actions}>
            {onAdd && (
              <Button size="sm" icon="plus" onClick={onAdd}>
                {t('add')}
              </Button>
            )}
            <TextLink tone="muted" className={styles.all} to={to('assets')}>
              {t('all', { count })}
            </TextLink>
          </span>
        )
      }
      className={styles.card}
    >
      {card.state === 'empty' && (
        <>
          <EmptyNote>{t('empty')}</EmptyNote>
          {onAdd && (
            <p className={styles.first}>
              <Button variant="primary" icon="plus" onClick={onAdd}>
                {t('add')}
              </Button>
            </p>
          )}
        </>
      )}
      {card.state === 'error' && <FailedNote onRetry={card.onRetry} />}
      {card.state === 'loading' && <HoldingsTable currency={currency} />}
      {card.state === 'ready' && (
        <BelowFirstScreen height={card.data.rows.length * 47 + 80}>
          <HoldingsTable holdings={card.data} currency={currency} />
        </BelowFirstScreen>
      )}
    </Card>
  );
}
