import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { listPlansToEdit } from '../../../billing/admin-contract.ts';
import { usePlanName } from '../people/plan-text.ts';
import { EditPlanDialog } from './edit-plan-dialog.tsx';
import styles from './plans.module.css';

export type EditablePlan = CallOutput<typeof listPlansToEdit>['data'][number];
type Props = { plans: readonly EditablePlan[] | null; isDemo: boolean; onChanged: () => void };

/** Plans with their prices and limits; each can be edited. */
export function PlansCard({ plans, isDemo, onChanged }: Props) {
  const t = useTranslations('workings.plans');
  const nameOf = usePlanName();
  const [edited, setEdited] = useState<EditablePlan | null>(null);
  const price = (key: 'month' | 'year'): Column<EditablePlan> => ({
    key,
    header: t(key),
    align: 'right',
    cell: (plan) => (
      <span className={styles.prices}>
        <Amount value={key === 'month' ? plan.price_pln : plan.year_pln} currency="pln" />
        <small>
          <Amount value={key === 'month' ? plan.price_eur : plan.year_eur} currency="eur" />
        </small>
      </span>
    ),
  });
  const columns: Column<EditablePlan>[] = [
    { key: 'plan', header: t('plan'), mobile: 'title', main: true, cell: nameOf },
    price('month'),
    price('year'),
    {
      key: 'limits',
      header: t('limits'),
      align: 'right',
      mobile: 'sub',
      cell: ({ portfolios, integrations, strategies }) => [portfolios, integrations, strategies].join(' · '),
    },
    { key: 'people', header: t('people'), align: 'right', cell: ({ people }) => people },
    {
      key: 'state',
      header: t('state'),
      cell: (plan) => (
        <StatusPill tone={plan.is_offered ? 'gain' : 'neutral'}>
          {t(plan.is_offered ? 'offered' : 'gone')}
        </StatusPill>
      ),
    },
    {
      key: 'edit',
      header: t('edit'),
      align: 'right',
      mobile: 'value',
      cell: (plan) => (
        <Button
          size="sm"
          disabled={isDemo}
          aria-label={t('editOf', { plan: nameOf(plan) })}
          onClick={() => setEdited(plan)}
        >
          {t('edit')}
        </Button>
      ),
    },
  ];
  return (
    <Card flush title={t('title')}>
      <p className={styles.note}>{t('note')}</p>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={plans ?? []}
        rowKey={(plan) => plan.id}
        error={plans ? undefined : { text: t('failed'), onRetry: onChanged }}
      />
      {edited && (
        <EditPlanDialog
          plan={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}
