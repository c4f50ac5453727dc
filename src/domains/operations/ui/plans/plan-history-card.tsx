import { useTranslations } from 'use-intl';
import { DateTime } from '../../../../design-system/figures/date-time.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { listPlanChanges } from '../../../billing/admin-contract.ts';
import { Pager } from '../lists/pager.tsx';
import { usePlanName } from '../people/plan-text.ts';
import styles from './plans.module.css';

type Page = CallOutput<typeof listPlanChanges>;
type Change = Page['data'][number];
type Props = { page: Page | null; onStart: (start: number) => void; onRetry: () => void };

const fields = [
  'price_pln',
  'price_eur',
  'year_pln',
  'year_eur',
  'portfolios',
  'integrations',
  'strategies',
  'sms',
  'export',
  'education',
  'is_offered',
  'languages',
] as const;
const isField = (key: string): key is (typeof fields)[number] => (fields as readonly string[]).includes(key);

/** Who changed which plan, from what to what. */
export function PlanHistoryCard({ page, onStart, onRetry }: Props) {
  const t = useTranslations('workings.plans');
  const nameOf = usePlanName();
  const value = (given: unknown): string => {
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no');
    if (given !== null && typeof given === 'object')
      return Object.values(given)
        .map((one) => (one && typeof one === 'object' && 'name' in one ? String(one.name) : String(one)))
        .join(' / ');
    return String(given ?? '–');
  };
  const columns: Column<Change>[] = [
    { key: 'when', header: t('when'), mobile: 'change', cell: ({ at }) => <DateTime at={at} /> },
    { key: 'who', header: t('who'), mobile: 'sub', ink: true, cell: ({ actor }) => actor ?? t('system') },
    {
      key: 'plan',
      header: t('plan'),
      mobile: 'title',
      main: true,
      cell: ({ plan }) => nameOf({ slug: '', languages: plan }),
    },
    {
      key: 'what',
      header: t('what'),
      cell: ({ before, after }) => (
        <span className={styles.changes}>
          {Object.keys(after).map((key) => (
            <span key={key}>
              {t('change', {
                field: isField(key) ? t(key) : key,
                before: value(before[key]),
                after: value(after[key]),
              })}
            </span>
          ))}
        </span>
      ),
    },
  ];
  return (
    <Card flush title={t('history')}>
      <DataTable
        label={t('historyLabel')}
        columns={columns}
        rows={page?.data ?? []}
        rowKey={({ id }) => id}
        error={page ? undefined : { text: t('historyFailed'), onRetry }}
        empty={<EmptyState title={t('historyEmpty')} text={t('historyEmptyText')} />}
        footer={page && <Pager {...page.meta} shown={page.data.length} onStart={onStart} />}
      />
    </Card>
  );
}
