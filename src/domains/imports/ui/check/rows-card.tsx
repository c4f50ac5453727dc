import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { DataTable } from '../../../../design-system/table/data-table.tsx';
import { shownRows } from '../../contract.ts';
import { questionOf, type RowFilter, rowId, type ShownRow } from '../document-view.ts';
import type { DocumentState } from '../use-document.ts';
import { PhoneRow } from './phone-row.tsx';
import type { PreviewActions, RowContext } from './row-actions.ts';
import { useRowColumns } from './row-columns.tsx';
import { RowQuestion } from './row-question.tsx';
import styles from './rows-card.module.css';
import { useDocumentRows } from './use-document-rows.ts';

/** So many are shown before more are asked for. */
const firstRows = 25;

type Props = {
  state: DocumentState;
  filter: RowFilter;
  actions: Omit<PreviewActions, 'toggle'>;
  currencies: readonly string[];
};

export function RowsCard({ state, filter, actions, currencies }: Props) {
  const t = useTranslations('imports.rows');
  const { answer, round, busy } = state;
  const [isLong, setLong] = useState(false);
  const { rows, total, state: loading, more } = useDocumentRows(answer, round, filter);
  const shown = isLong ? rows : rows.slice(0, firstRows);
  const { openId, toggle } = useOpenQuestion(shown);
  const context = useMemo(
    (): RowContext => ({
      document: answer.document,
      openId,
      actions: { ...actions, toggle },
      disabled: busy !== undefined,
    }),
    [answer, openId, actions, toggle, busy],
  );
  const columns = useRowColumns(context);
  const phoneRow = useCallback((row: ShownRow) => <PhoneRow row={row} context={context} />, [context]);
  return (
    <Card flush title={t('title')} action={<span className={styles.note}>{t('note')}</span>}>
      <DataTable
        label={t('title')}
        className={styles.table}
        columns={columns}
        rows={shown}
        rowKey={rowId}
        phoneRow={phoneRow}
        look={(row) =>
          openId === rowId(row)
            ? 'amber'
            : row.state === 'ignored' || row.state === 'duplicate'
              ? 'faint'
              : undefined
        }
        detail={(row) =>
          openId === rowId(row) && (
            <RowQuestion
              key={rowId(row)}
              row={row}
              state={state}
              currencies={currencies}
              onSkip={actions.skip}
            />
          )
        }
        loading={rows.length === 0 && loading === 'loading'}
        error={
          rows.length === 0 && loading === 'failed' ? { text: t('loadFailed'), onRetry: more } : undefined
        }
        empty={<EmptyState title={t('none')} />}
        footer={
          <MoreRows
            shown={shown.length}
            loaded={rows.length}
            total={total}
            loading={loading === 'loading'}
            onMore={() => {
              setLong(true);
              if (isLong && rows.length < total) more();
            }}
          />
        }
      />
    </Card>
  );
}

/** One question is open at a time: at first the first one there is, then the next. */
function useOpenQuestion(rows: readonly ShownRow[]) {
  const [chosen, setChosen] = useState<string | null>();
  const asking = rows.filter((row) => questionOf(row) !== 'none');
  const first = asking.find((row) => questionOf(row) !== 'line');
  const isThere = chosen !== undefined && (chosen === null || asking.some((row) => rowId(row) === chosen));
  const openId = isThere ? (chosen ?? undefined) : first && rowId(first);
  const toggle = useCallback(
    (row: ShownRow) => setChosen((before) => (before === rowId(row) ? null : rowId(row))),
    [],
  );
  return { openId, toggle };
}

type MoreProps = { shown: number; loaded: number; total: number; loading: boolean; onMore: () => void };

function MoreRows({ shown, loaded, total, loading, onMore }: MoreProps) {
  const t = useTranslations('imports.rows');
  const numbers = useNumbers();
  if (shown >= total) return null;
  const count = (value: number) => numbers.number(String(value), { decimals: 0 });
  // What is loaded comes at once; after it a page at a time.
  const next = shown < loaded ? loaded - shown : shownRows;
  return (
    <div className={styles.more}>
      <Button variant="text" onClick={onMore} loading={loading}>
        {total - shown <= next
          ? t('more', { count: total - shown })
          : t('next', { count: count(next), total: count(total - shown) })}
      </Button>
    </div>
  );
}
