import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { TwoLines } from '../../../design-system/figures/two-lines.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { Menu } from '../../../design-system/overlays/menu.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../design-system/table/data-table.tsx';
import type { PlanOutput } from '../contract.ts';
import styles from './plans-card.module.css';
import { usePlanWords } from './use-plan-words.ts';

export type PlanActs = {
  edit: (plan: PlanOutput) => void;
  pause: (plan: PlanOutput) => void;
  remove: (plan: PlanOutput) => void;
};

/** What is paid in and bought again and again. */
export function PlansCard({ plans, acts }: { plans: readonly PlanOutput[]; acts: PlanActs }) {
  const t = useTranslations('plans.list');
  const columns = useColumns(acts);
  return (
    <Card flush title={t('title')}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={plans}
        rowKey={({ id }) => id}
        phoneRow={(plan) => <PhoneRow plan={plan} acts={acts} />}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      />
    </Card>
  );
}

function useColumns(acts: PlanActs): Column<PlanOutput>[] {
  const t = useTranslations('plans.list.column');
  const words = usePlanWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words follow from the language
  return useMemo(
    () => [
      {
        key: 'what',
        header: t('what'),
        cell: (plan) => (
          <TwoLines
            name={<span className={styles.name}>{words.name(plan)}</span>}
            note={plan.portfolio_name}
          />
        ),
        text: words.name,
      },
      { key: 'each', header: t('each'), align: 'right', cell: (plan) => <Each plan={plan} /> },
      {
        key: 'next',
        header: t('next'),
        cell: (plan) => <Next plan={plan} />,
        text: ({ next_on }) => next_on ?? '',
      },
      {
        key: 'menu',
        header: t('menu'),
        menu: true,
        align: 'right',
        cell: (plan) => <Acting plan={plan} acts={acts} />,
      },
    ],
    [t, acts],
  );
}

function Each({ plan: { amount, units, currency, rhythm } }: { plan: PlanOutput }) {
  const t = useTranslations('plans');
  const numbers = useNumbers();
  return (
    <TwoLines
      name={
        amount === null ? (
          t('list.units', { units: numbers.units(units!) })
        ) : (
          <Amount value={amount} currency={currency.toUpperCase()} />
        )
      }
      note={t(`rhythm.${rhythm}`)}
    />
  );
}

function Next({ plan: { next_on, ends_on, is_paused } }: { plan: PlanOutput }) {
  const t = useTranslations('plans.list');
  const names = useCalendarNames();
  if (is_paused) return <StatusPill tone="neutral">{t('paused')}</StatusPill>;
  if (next_on === null) return <StatusPill tone="neutral">{t('over')}</StatusPill>;
  return (
    <TwoLines
      name={dayText(next_on, 'short', names)}
      note={ends_on ? t('until', { day: dayText(ends_on, 'short', names) }) : undefined}
    />
  );
}

function Acting({ plan, acts }: { plan: PlanOutput; acts: PlanActs }) {
  const t = useTranslations('plans.list.actions');
  const words = usePlanWords();
  return (
    <Menu
      trigger={<IconButton icon="dots" size="sm" label={t('of', { name: words.name(plan) })} />}
      items={[
        { label: t('edit'), icon: 'edit', onSelect: () => acts.edit(plan) },
        {
          label: t(plan.is_paused ? 'resume' : 'pause'),
          icon: plan.is_paused ? 'refresh' : 'clock',
          onSelect: () => acts.pause(plan),
        },
        'separator',
        { label: t('remove'), icon: 'trash', danger: true, onSelect: () => acts.remove(plan) },
      ]}
    />
  );
}

function PhoneRow({ plan, acts }: { plan: PlanOutput; acts: PlanActs }) {
  const words = usePlanWords();
  return (
    <div className={styles.phone}>
      <TwoLines name={<span className={styles.name}>{words.name(plan)}</span>} note={<Next plan={plan} />} />
      <Each plan={plan} />
      <Acting plan={plan} acts={acts} />
    </div>
  );
}
