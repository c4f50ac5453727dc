import { useTranslations } from 'use-intl';
import { Card } from '../../../../design-system/layout/card.tsx';
import { DataTable } from '../../../../design-system/table/data-table.tsx';
import type { BondOutput, BondTotals } from '../../contract.ts';
import type { BondActions } from './bond-menu.tsx';
import styles from './bonds-table.module.css';
import { useBondColumns } from './use-bond-columns.tsx';

type Props = {
  bonds: readonly BondOutput[];
  totals: BondTotals;
  /** The holding that is compared above. */
  compared: string | null;
  actions: BondActions;
  /** The plan allows a CSV. */
  exportable: boolean;
};

const filterFrom = 13;

export function BondsTable({ bonds, totals, compared, actions, exportable }: Props) {
  const t = useTranslations('bonds.table');
  const columns = useBondColumns(totals, actions);
  return (
    <Card flush className={styles.card} aria-label={t('label')}>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={bonds}
        rowKey={({ id }) => id}
        filterText={bonds.length >= filterFrom ? t('filter') : undefined}
        csvName={exportable ? t('csv') : undefined}
        look={({ id, status }) => (status !== 'held' ? 'faint' : id === compared ? 'amber' : undefined)}
        totalLabel={
          <>
            {t('total')} <small className={styles.count}>{t('totalNote', { count: totals.series })}</small>
          </>
        }
      />
    </Card>
  );
}
