import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { DayDate } from '../../../design-system/figures/day-date.tsx';
import { Chip } from '../../../design-system/layout/chip.tsx';
import { type Column, DataTable } from '../../../design-system/table/data-table.tsx';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { usePath } from '../../../i18n/use-path.ts';
import type { StrategyOutput } from '../contract.ts';
import { CompositionBar, usePartWords } from './composition-bar.tsx';
import { Rating } from './stars.tsx';
import styles from './strategies-table.module.css';
import { typeKey } from './type-key.ts';

type Props = { strategies: readonly StrategyOutput[]; loading?: boolean; empty?: ReactNode };

/** The catalogue of strategies; a name leads to its page. */
export function StrategiesTable({ strategies, loading, empty }: Props) {
  const t = useTranslations('strategies.table');
  return (
    <DataTable
      label={t('label')}
      columns={useColumns()}
      rows={strategies}
      rowKey={({ id }) => id}
      loading={loading}
      empty={empty}
    />
  );
}

function useColumns(): Column<StrategyOutput>[] {
  const t = useTranslations('strategies.table');
  const all = useTranslations('strategies');
  const to = usePath();
  const partWords = usePartWords();
  const words = ({ composition }: StrategyOutput) => partWords(composition);
  return [
    {
      key: 'name',
      header: t('name'),
      mobile: 'title',
      main: true,
      text: ({ name }) => name,
      cell: ({ id, name, author }) => (
        <span className={styles.name}>
          <Link to={to('strategy', { id })} prefetch="intent">
            {name}
          </Link>
          <small>{author}</small>
        </span>
      ),
    },
    {
      key: 'composition',
      header: t('composition'),
      mobile: 'sub',
      width: '34%',
      text: words,
      cell: (strategy) => (
        <span className={styles.composition}>
          <CompositionBar
            label={all('compositionOf', { name: strategy.name })}
            parts={strategy.composition}
          />
          <small aria-hidden="true">{words(strategy)}</small>
        </span>
      ),
    },
    {
      key: 'type',
      header: t('type'),
      text: ({ type }) => all(`type.${typeKey(type)}`),
      cell: ({ type }) => <Chip tone="faint">{all(`type.${typeKey(type)}`)}</Chip>,
    },
    {
      key: 'rating',
      header: t('rating'),
      mobile: 'value',
      align: 'right',
      decimal: ({ rating }) => rating?.toFixed(2),
      cell: ({ rating }) => (
        <span className={rating === null ? styles.unrated : undefined}>
          <Rating value={rating} />
        </span>
      ),
    },
    {
      key: 'reviews',
      header: t('reviews'),
      decimal: ({ reviews }) => String(reviews),
      cell: ({ reviews }) => reviews,
    },
    {
      key: 'created',
      header: t('created'),
      align: 'right',
      text: ({ created_at }) => dayInWarsaw(new Date(created_at)),
      cell: ({ created_at }) => <DayDate day={dayInWarsaw(new Date(created_at))} />,
    },
    {
      key: 'version',
      header: t('version'),
      align: 'right',
      text: ({ version }) => version,
      cell: ({ version }) => version,
    },
    {
      key: 'portfolios',
      header: t('portfolios'),
      align: 'right',
      decimal: ({ portfolios }) => String(portfolios.length),
      cell: ({ portfolios }) => portfolios.length || <span className={styles.none}>–</span>,
    },
  ];
}
