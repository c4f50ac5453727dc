import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Checkbox } from '../inputs/checkbox.tsx';
import { SearchBox } from '../inputs/search/search-box.tsx';
import { useTypedSearch } from '../inputs/search/use-typed-search.ts';
import { Popover } from '../overlays/popover.tsx';
import styles from './table-toolbar.module.css';

type Props = {
  /** The placeholder of the text filter; none without. */
  filterText?: string;
  query: string;
  onQuery: (query: string) => void;
  /** Filter pills. */
  filters?: ReactNode;
  columns?: readonly { key: string; header: string; shown: boolean }[];
  onToggleColumn: (key: string) => void;
  onCsv?: () => void;
};

export function TableToolbar({ filterText, query, onQuery, filters, columns, onToggleColumn, onCsv }: Props) {
  const t = useTranslations('ui');
  const { typed, edit, askNow } = useTypedSearch(query, onQuery, 0);
  const isSlim = filterText === undefined && !filters;
  return (
    <div className={classNames(styles.bar, isSlim && styles.slim)} data-print="hide">
      {filterText !== undefined && (
        <SearchBox
          className={styles.search}
          label={filterText || t('filterRows')}
          value={typed}
          onValueChange={edit}
          onClear={() => askNow('')}
          clearLabel={t('clearSearch')}
        />
      )}
      {filters}
      <span className={styles.tools}>
        {columns && (
          <Popover
            align="end"
            width={264}
            label={t('chooseColumns')}
            trigger={
              <Button size="sm" variant="text" icon="columns">
                {t('columns')}
              </Button>
            }
          >
            <fieldset className={styles.columns}>
              <legend className={styles.legend}>{t('chooseColumns')}</legend>
              {columns.map((column) => (
                <Checkbox key={column.key} checked={column.shown} onChange={() => onToggleColumn(column.key)}>
                  {column.header}
                </Checkbox>
              ))}
            </fieldset>
          </Popover>
        )}
        {onCsv && (
          <Button size="sm" variant="text" icon="download" onClick={onCsv}>
            {t('downloadCsv')}
          </Button>
        )}
      </span>
    </div>
  );
}
