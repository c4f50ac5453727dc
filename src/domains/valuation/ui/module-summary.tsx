import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../design-system/brand/icon.tsx';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import type { CardState } from '../card-state.ts';
import { EmptyNote, FailedNote } from './card-note.tsx';
import styles from './module-summary.module.css';

type Props<Data> = {
  card: CardState<Data & { value: string }>;
  icon: IconName;
  title: string;
  currency: string;
  /** Beside the title: how many, or which. */
  note: (data: Data) => ReactNode;
  empty: string;
  children: (data: Data) => ReactNode;
};

/** The card of a module: its title, what it is worth, and a picture of it. */
export function ModuleSummary<Data>(props: Props<Data>) {
  const { card, icon, title, currency, note, empty, children } = props;
  return (
    <Card className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <Icon name={icon} size={24} className={styles.icon} />
        <h2>{title}</h2>
        {card.state === 'ready' && (
          <>
            <span className={styles.note}>{note(card.data)}</span>
            <Amount value={card.data.value} currency={currency} size="md" greyMinor={false} />
          </>
        )}
        {card.state === 'loading' && <Skeleton width={112} height={20} />}
      </header>
      {card.state === 'ready' && children(card.data)}
      {card.state === 'loading' && <Skeleton shape="block" height={120} className={styles.waiting} />}
      {card.state === 'empty' && <EmptyNote>{empty}</EmptyNote>}
      {card.state === 'error' && <FailedNote onRetry={card.onRetry} />}
    </Card>
  );
}

type NextProps = {
  next: { what: string; day: string; amount: string };
  currency: string;
  /** The words around it, which are the module's. */
  sentence: (values: { what: string; day: () => ReactNode }) => ReactNode;
  net: (values: { amount: () => ReactNode }) => ReactNode;
};

/** The next money of a module, with the amber dot that says "look here". */
export function NextPayment({ next, currency, sentence, net }: NextProps) {
  const names = useCalendarNames();
  const day = (
    <time dateTime={next.day} className={styles.day}>
      {dayText(next.day, 'dayMonth', names)}
      <span className={styles.year}> {next.day.slice(0, 4)}</span>
    </time>
  );
  return (
    <p className={styles.next}>
      <span>
        <i className={styles.dot} />
        {sentence({ what: next.what, day: () => day })}
      </span>
      <b>{net({ amount: () => <Amount value={next.amount} currency={currency} signed /> })}</b>
    </p>
  );
}
