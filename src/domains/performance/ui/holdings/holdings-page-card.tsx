import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
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
import { tagsAmong } from '../../positions/tagged-holdings.ts';
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
  /** What is shown of them: those with a tag. */
  filter: HoldingsWithTag | null;
  onTag: (tag: string | null) => void;
  /** The plan allows a CSV. */
  exportable: boolean;
  /** What fills an empty table. */
  emptyActions: ReactNode;
};

/** Which holdings have a tag, and what they come to. */
export type HoldingsWithTag = { tag: string; ids: readonly string[]; totals: TotalFigures };

/** With fewer rows than these everything is found by a look. */
const filterFrom = 13;

export function HoldingsPageCard(props: Props) {
  const { figures, holdings, emptyActions } = props;
  const t = useTranslations('assets.holdings');
  const rows = useMemo(() => holdingRows(holdings, figures.cash), [holdings, figures.cash]);
  // Where something is tagged, there is something to filter by.
  const filterable =
    rows.length >= filterFrom || tagsAmong(holdings, props.tagged).length > 0 || props.filter !== null;
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
  const { rows, filterable, name, holdings, exportable, tagged, filter, onTag, ...props } = given;
  const t = useTranslations('assets.holdings');
  const figures = filter?.totals ?? given.figures;
  const closeDay = lastCloseDay(holdings);
  const columns = useHoldingsColumns({ ...props, figures, closeDay });
  const { box, tooWide } = useTooWide();
  const tags = tagsAmong(holdings, tagged);
  const shown = useMemo(
    () => (filter ? rows.filter((row) => row.kind === 'asset' && filter.ids.includes(row.key)) : rows),
    [rows, filter],
  );
  const count = filter ? shown.length : holdings.length;
  return (
    <div ref={box} className={styles.box} data-wide={tooWide || undefined}>
      <DataTable
        label={t('label', { name })}
        columns={columns}
        rows={shown}
        rowKey={({ key }) => key}
        filterText={filterable ? t('filter') : undefined}
        filters={
          (tags.length > 0 || filter) && <TagPill tags={tags} chosen={filter?.tag ?? null} onChoose={onTag} />
        }
        chooseColumns="holdings"
        csvName={exportable ? t('csv') : undefined}
        totalLabel={
          <>
            {t('total')} <TotalCount>{t('totalNote', { count })}</TotalCount>
          </>
        }
        empty={filter && <NothingTagged tag={filter.tag} onTag={onTag} />}
      />
    </div>
  );
}

function NothingTagged({ tag, onTag }: { tag: string; onTag: Props['onTag'] }) {
  const t = useTranslations('remarks.tags');
  return (
    <EmptyState
      title={t('nothing', { name: tag })}
      actions={<Button onClick={() => onTag(null)}>{t('showAll')}</Button>}
    />
  );
}
