import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../../../design-system/layout/card.tsx';
import { BelowFirstScreen } from '../../../../design-system/loading/below-first-screen.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { DataTable } from '../../../../design-system/table/data-table.tsx';
import type { AssetTags } from '../../../remarks/tags-contract.ts';
import { TagPill } from '../../../remarks/ui/tag-pill.tsx';
import type { TotalFigures } from '../../../valuation/figures-contract.ts';
import type { HoldingOutput } from '../../contract.ts';
import { type HoldingRow, holdingRows } from '../../positions/holding-rows.ts';
import { lastCloseDay } from '../../positions/last-close-day.ts';
import { hasTag, tagsAmong } from '../../positions/tagged-holdings.ts';
import { TotalCount } from '../total-count.tsx';
import { useTooWide } from '../use-too-wide.ts';
import styles from './holdings-page-card.module.css';
import { useHoldingsColumns } from './holdings-page-columns.tsx';
import type { HoldingActions } from './holdings-page-menu.tsx';

type Props = {
  /** Whose holdings they are. */
  name: string;
  figures: TotalFigures;
  holdings: readonly HoldingOutput[];
  severalPortfolios: boolean;
  actions: HoldingActions;
  /** What is tagged, and with what. */
  tagged: readonly AssetTags[];
  /** The plan allows a CSV. */
  exportable: boolean;
  /** What fills an empty table. */
  emptyActions: ReactNode;
};

/** With fewer rows than these everything is found by a look. */
const filterFrom = 13;

export function HoldingsPageCard(props: Props) {
  const { figures, holdings, emptyActions } = props;
  const t = useTranslations('assets.holdings');
  const rows = useMemo(() => holdingRows(holdings, figures.cash), [holdings, figures.cash]);
  // Where something is tagged, there is something to filter by.
  const filterable = rows.length >= filterFrom || tagsAmong(holdings, props.tagged).length > 0;
  if (rows.length === 0) {
    return (
      <Card flush title={t('title')}>
        <div className={styles.empty}>
          <EmptyState title={t('empty')} text={t('emptyText')} actions={emptyActions} />
        </div>
      </Card>
    );
  }
  return (
    <Card flush title={t('title')} className={filterable ? undefined : styles.toolsAtTitle}>
      <BelowFirstScreen height={rows.length * 48 + 190}>
        <HoldingsTable {...props} rows={rows} filterable={filterable} />
      </BelowFirstScreen>
    </Card>
  );
}

type TableProps = Props & { rows: readonly HoldingRow[]; filterable: boolean };

function HoldingsTable(given: TableProps) {
  const { rows, filterable, name, figures, holdings, exportable, tagged, ...props } = given;
  const t = useTranslations('assets.holdings');
  const closeDay = lastCloseDay(holdings);
  const columns = useHoldingsColumns({ ...props, figures, closeDay });
  const { box, tooWide } = useTooWide();
  const [tag, setTag] = useState<string | null>(null);
  const tags = tagsAmong(holdings, tagged);
  const chosen = tag !== null && tags.includes(tag) ? tag : null;
  const shown = useMemo(
    () =>
      chosen === null
        ? rows
        : rows.filter((row) => row.kind === 'asset' && hasTag(row.holding, tagged, chosen)),
    [rows, tagged, chosen],
  );
  return (
    <div ref={box} className={styles.box} data-wide={tooWide || undefined}>
      <DataTable
        label={t('label', { name })}
        columns={columns}
        rows={shown}
        rowKey={({ key }) => key}
        filterText={filterable ? t('filter') : undefined}
        filters={tags.length > 0 && <TagPill tags={tags} chosen={chosen} onChoose={setTag} />}
        chooseColumns="holdings"
        csvName={exportable ? t('csv') : undefined}
        totalLabel={
          <>
            {t('total')} <TotalCount>{t('totalNote', { count: holdings.length })}</TotalCount>
          </>
        }
      />
    </div>
  );
}
