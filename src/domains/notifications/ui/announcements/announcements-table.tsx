import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { type AnnouncementOutput, planSlugs, takeBackAnnouncement } from '../../announcements-contract.ts';

type Props = {
  /** Nothing when the list did not load. */
  announcements: readonly AnnouncementOutput[] | null;
  today: string;
  loading: boolean;
  /** Whether a search left them out. */
  isFiltered: boolean;
  toolbar: ReactNode;
  footer: ReactNode;
  /** Everybody knows its password: it takes nothing back. */
  isDemo: boolean;
  onChanged: () => void;
};

const tones = {
  coming: 'neutral',
  sending: 'amber',
  shown: 'gain',
  over: 'neutral',
  takenBack: 'neutral',
} as const;

function stateOf({ taken_back_at, first_day, last_day, finished_at }: AnnouncementOutput, today: string) {
  if (taken_back_at) return 'takenBack';
  if (first_day > today) return 'coming';
  if (last_day < today) return 'over';
  return finished_at ? 'shown' : 'sending';
}

/** What was announced so far, and the way to take it back. */
export function AnnouncementsTable(props: Props) {
  const { announcements, today, loading, isFiltered, toolbar, footer, isDemo, onChanged } = props;
  const t = useTranslations('announcing.list');
  const columns = useColumns({ today, isDemo, onChanged });
  return (
    <Card flush title={t('heading')}>
      {toolbar}
      <DataTable
        label={t('heading')}
        columns={columns}
        rows={announcements ?? []}
        rowKey={({ id }) => id}
        loading={loading}
        error={announcements ? undefined : { text: t('failed'), onRetry: onChanged }}
        empty={
          isFiltered ? (
            <EmptyState title={t('noMatch')} text={t('noMatchText')} />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )
        }
        footer={footer}
      />
    </Card>
  );
}

function useColumns({ today, isDemo, onChanged }: Pick<Props, 'today' | 'isDemo' | 'onChanged'>) {
  const t = useTranslations('announcing.list');
  const form = useTranslations('announcing.form');
  const locale = useLocale();
  const names = useCalendarNames();
  const failureText = useFailureText();
  const titleOf = (one: AnnouncementOutput) => (locale === 'pl' ? one.title_pl : one.title_en);
  const daysOf = ({ first_day, last_day }: AnnouncementOutput) =>
    `${dayText(first_day, 'short', names)} – ${dayText(last_day, 'short', names)}`;
  const planNames = ({ plans }: AnnouncementOutput) =>
    plans
      ? planSlugs
          .filter((plan) => plans.includes(plan))
          .map((plan) => form(`plan.${plan}`))
          .join(', ')
      : form('everybody');
  const takeBack = async (one: AnnouncementOutput) => {
    const asked = {
      title: t('takeBackOf', { title: titleOf(one) }),
      body: t('takeBackText'),
      confirmLabel: t('takeBack'),
    };
    if (!(await confirm(asked))) return;
    try {
      await callApi(takeBackAnnouncement, { params: { id: one.id } }, locale);
      toast.success(t('takenBack'));
    } catch (failure) {
      toast.error(failureText(failure));
    }
    onChanged();
  };
  const columns: Column<AnnouncementOutput>[] = [
    { key: 'title', header: t('title'), text: titleOf, mobile: 'title', main: true, cell: titleOf },
    { key: 'for', header: t('for'), text: planNames, mobile: 'sub', cell: planNames },
    { key: 'days', header: t('days'), text: ({ first_day }) => first_day, cell: daysOf },
    {
      key: 'reached',
      header: t('reached'),
      align: 'right',
      text: ({ reached }) => String(reached),
      cell: ({ reached, taken_back_at }) => (taken_back_at ? '–' : reached),
    },
    {
      key: 'state',
      header: t('state'),
      text: (one) => t(`states.${stateOf(one, today)}`),
      mobile: 'value',
      cell: (one) => {
        const state = stateOf(one, today);
        return <StatusPill tone={tones[state]}>{t(`states.${state}`)}</StatusPill>;
      },
    },
    {
      key: 'takeBack',
      header: '',
      align: 'right',
      text: () => '',
      mobile: 'change',
      cell: (one) =>
        one.taken_back_at || isDemo ? null : (
          <Button
            size="sm"
            aria-label={t('takeBackOf', { title: titleOf(one) })}
            onClick={() => void takeBack(one)}
          >
            {t('takeBack')}
          </Button>
        ),
    },
  ];
  return columns;
}
