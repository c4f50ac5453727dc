import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { OwnStrategyOutput } from '../../own-contract.ts';
import { CompositionBar, usePartWords } from '../composition-bar.tsx';
import type { Sources } from './new-own-strategy.tsx';
import styles from './own-list-card.module.css';

const NewOwnStrategy = lazy(async () => ({
  default: (await import('./new-own-strategy.tsx')).NewOwnStrategy,
}));

type Props = {
  /** Nothing when they did not load. */
  strategies: readonly OwnStrategyOutput[] | null;
  sources: Sources;
  onMade: (id: string) => void;
  onRetry: () => void;
};

/** One's own target allocations, and the way to a new one. */
export function OwnListCard({ strategies, sources, onMade, onRetry }: Props) {
  const t = useTranslations('ownStrategies');
  const all = useTranslations('strategies');
  const words = usePartWords();
  const to = usePath();
  const [making, setMaking] = useState(false);
  const add = (
    <Button icon="plus" onClick={() => setMaking(true)}>
      {t('list.add')}
    </Button>
  );
  return (
    <Card
      id="mine"
      title={t('list.title')}
      note={t('list.note')}
      action={strategies?.length ? add : undefined}
    >
      {!strategies && <ErrorState title={t('failed')} onRetry={onRetry} />}
      {strategies?.length === 0 && (
        <EmptyState title={t('list.empty')} text={t('list.emptyText')} actions={add} />
      )}
      {strategies && strategies.length > 0 && (
        <ul className={styles.list} aria-label={t('list.title')}>
          {strategies.map(({ id, name, version, updated_at, composition, portfolios, link_id }) => (
            <li key={id}>
              <span className={styles.name}>
                <Link to={to('ownStrategy', { id })} prefetch="intent">
                  {name}
                </Link>
                <small>
                  {t('list.version', { version })}, <DayDate day={dayInWarsaw(new Date(updated_at))} />
                  {link_id && ` · ${t('list.shared')}`}
                </small>
              </span>
              <span className={styles.bar}>
                <CompositionBar label={all('compositionOf', { name })} parts={composition} />
                <small aria-hidden="true">{words(composition)}</small>
              </span>
              <small className={styles.portfolios}>
                {portfolios.length
                  ? portfolios.map((portfolio) => portfolio.name).join(', ')
                  : t('list.notFollowed')}
              </small>
            </li>
          ))}
        </ul>
      )}
      {making && (
        <Suspense>
          <NewOwnStrategy sources={sources} onClose={() => setMaking(false)} onMade={onMade} />
        </Suspense>
      )}
    </Card>
  );
}
