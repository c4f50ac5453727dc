import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { DayDate } from '../../../design-system/figures/day-date.tsx';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { listStrategies, type StrategyOutput } from '../contract.ts';
import { listOwnStrategies } from '../own-contract.ts';
import { ChoiceTable } from './choice-table.tsx';
import styles from './connect-dialog.module.css';
import type { Picked } from './picked.ts';
import { Rating } from './stars.tsx';
import { StrategySearch } from './strategy-search.tsx';

/** One's own stand before the catalogue's. */
type Pickable = Pick<StrategyOutput, 'id' | 'name' | 'author' | 'rating' | 'created_at' | 'portfolios'>;

type Props = {
  portfolioId: string;
  chosen: Picked | null;
  onChoose: (picked: Picked) => void;
  errorId?: string;
};

/** Which strategy a portfolio should follow: found by name, with rating and day. */
export function PickStrategy({ portfolioId, chosen, onChoose, errorId }: Props) {
  const t = useTranslations('strategies');
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const { shown, kept, reload } = useLoaded(`${locale} ${search}`, async (signal): Promise<Pickable[]> => {
    const [own, listed] = await Promise.all([
      callApi(listOwnStrategies, { query: { search } }, locale, signal),
      callApi(listStrategies, { query: { search } }, locale, signal),
    ]);
    return [...own.data.map((one) => ({ ...one, author: t('connect.mine'), rating: null })), ...listed.data];
  });
  // The rows before stay until the new ones have come.
  const rows = kept?.value;
  const follows = (strategy: Pickable) => strategy.portfolios.some(({ id }) => id === portfolioId);
  if (shown.state === 'failed')
    return <ErrorState failure={shown.failure} title={t('failed')} onRetry={reload} />;
  return (
    <div className={styles.pick}>
      <StrategySearch search={search} onSearch={setSearch} />
      {rows?.length === 0 ? (
        <EmptyState
          title={t('search.none', { search })}
          text={t('search.noneText')}
          actions={<Button onClick={() => setSearch('')}>{t('search.reset')}</Button>}
        />
      ) : (
        <ChoiceTable
          label={t('connect.strategyTitle')}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          chosen={chosen?.id ?? null}
          onChoose={(id) => {
            const name = rows?.find((row) => row.id === id)?.name ?? '';
            onChoose({ id, name, replaces: rows?.find(follows)?.name ?? null });
          }}
          errorId={errorId}
          columns={[
            {
              key: 'name',
              header: t('connect.name'),
              cell: (row) => (
                <span className={styles.name}>
                  <b>{row.name}</b>
                  <small>{follows(row) ? t('connect.current') : row.author}</small>
                </span>
              ),
            },
            {
              key: 'rating',
              header: t('connect.rating'),
              align: 'right',
              cell: ({ rating }) => <Rating value={rating} />,
            },
            {
              key: 'created',
              header: t('connect.created'),
              align: 'right',
              wide: true,
              cell: ({ created_at }) => <DayDate day={dayInWarsaw(new Date(created_at))} />,
            },
          ]}
        />
      )}
    </div>
  );
}
