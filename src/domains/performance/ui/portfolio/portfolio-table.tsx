import { useTranslations } from 'use-intl';
import { Card } from '../../../../design-system/layout/card.tsx';
import { DataTable } from '../../../../design-system/table/data-table.tsx';
import type { TotalFigures } from '../../../valuation/figures-contract.ts';
import type { PortfolioOutput } from '../../contract.ts';
import { TotalCount } from '../total-count.tsx';
import { useTooWide } from '../use-too-wide.ts';
import type { PortfolioActions } from './portfolio-menu.tsx';
import styles from './portfolio-table.module.css';
import { usePortfolioColumns } from './use-portfolio-columns.tsx';

type Props = {
  portfolios: readonly PortfolioOutput[];
  /** Of the real ones together. */
  total: TotalFigures | null;
  actions: PortfolioActions;
  exportable: boolean;
};

/** All portfolios side by side, to compare and to sort. */
export function PortfolioTable({ portfolios, total, actions, exportable }: Props) {
  const t = useTranslations('portfolios');
  const currency = (portfolios[0]?.shown_currency ?? 'pln').toUpperCase();
  const columns = usePortfolioColumns({ currency, total, actions, exportable });
  const { box, tooWide } = useTooWide();
  const real = portfolios.filter(({ is_virtual }) => !is_virtual).length;
  return (
    <Card flush>
      <div ref={box} className={styles.box} data-wide={tooWide || undefined}>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={portfolios}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'value', direction: 'descending' }}
          chooseColumns="portfolios"
          totalLabel={
            total && (
              <>
                {t('column.total')} <TotalCount>{t('column.totalNote', { count: real })}</TotalCount>
              </>
            )
          }
        />
      </div>
    </Card>
  );
}
