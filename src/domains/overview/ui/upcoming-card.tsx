import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../design-system/class-names.ts';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { BelowFirstScreen } from '../../../design-system/loading/below-first-screen.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import type { CardState } from '../../valuation/card-state.ts';
import { EmptyNote, FailedNote } from '../../valuation/ui/card-note.tsx';
import type { EventView, UpcomingView } from '../dashboard-view.ts';
import styles from './upcoming-card.module.css';

type Props = { card: CardState<UpcomingView>; currency: string };

/** What the next weeks bring. */
export function UpcomingCard({ card, currency }: Props) {
  const t = useTranslations('dashboard.home.upcoming');
  return (
    <Card title={t('title')} className={styles.card}>
      {card.state === 'empty' && <EmptyNote>{t('empty')}</EmptyNote>}
      {card.state === 'error' && <FailedNote onRetry={card.onRetry} />}
      {card.state === 'loading' && (
        <div className={styles.events}>
          {waiting.map((key) => (
            <div key={key} className={styles.event}>
              <Skeleton width={48} height={56} className={styles.day} />
              <Skeleton width={140} />
              <Skeleton width={64} />
            </div>
          ))}
        </div>
      )}
      {card.state === 'ready' && (
        <BelowFirstScreen height={card.data.events.length * 72 + 80}>
          <ol className={styles.events}>
            {card.data.events.map((event) => (
              <Event key={event.id} event={event} currency={currency} isGross={card.data.isGross ?? false} />
            ))}
          </ol>
          <p className={styles.sum}>
            <span>{t(card.data.isGross ? 'expectedGross' : 'expected')}</span>
            <b>
              <Amount value={card.data.expected} currency={currency} signed />
            </b>
          </p>
        </BelowFirstScreen>
      )}
    </Card>
  );
}

const waiting = ['a', 'b', 'c', 'd', 'e'];

type EventProps = { event: EventView; currency: string; isGross: boolean };

function Event({ event, currency, isGross }: EventProps) {
  const t = useTranslations('dashboard.home.upcoming');
  const names = useCalendarNames();
  const to = usePath();
  const [date, month] = dayText(event.day, 'dayMonth', names).split(' ');
  return (
    <li className={styles.event}>
      <time dateTime={event.day} className={classNames(styles.day, event.soon && styles.soon)}>
        <b>{date}</b> <span>{month}</span>
      </time>
      <span>
        <b className={styles.title}>
          {event.assetId === undefined ? (
            event.title
          ) : (
            <Link to={to('heldAsset', { id: event.assetId })} className={styles.link}>
              {event.title}
            </Link>
          )}
        </b>
        <span className={styles.note}>{event.note}</span>
      </span>
      {event.amount && (
        <span className={styles.amount}>
          <Amount value={event.amount} currency={currency} />
          <small className={styles.tax}>
            {event.paidOn
              ? t(isGross ? 'grossOn' : 'netOn', { day: dayText(event.paidOn, 'dayMonth', names) })
              : t(isGross ? 'gross' : 'net')}
          </small>
        </span>
      )}
    </li>
  );
}
