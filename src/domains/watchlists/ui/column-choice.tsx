import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Checkbox } from '../../../design-system/inputs/checkbox.tsx';
import { Popover } from '../../../design-system/overlays/popover.tsx';
import { type WatchColumn, watchColumns } from '../watchlist-columns.ts';
import styles from './column-choice.module.css';

type Props = { chosen: readonly WatchColumn[]; onChange: (columns: WatchColumn[]) => void };

/** Which columns a list has; they are kept with it, for every browser (rule WL-1). */
export function ColumnChoice({ chosen, onChange }: Props) {
  const t = useTranslations('watchlists');
  return (
    <Popover
      align="end"
      width={264}
      label={t('chooseColumns')}
      trigger={
        <Button variant="quiet" icon="columns">
          {t('columns')}
        </Button>
      }
    >
      <fieldset className={styles.columns}>
        <legend>{t('chooseColumns')}</legend>
        {watchColumns.map((column) => (
          <Checkbox
            key={column}
            checked={chosen.includes(column)}
            onChange={() => onChange(watchColumns.filter((one) => (one === column) !== chosen.includes(one)))}
          >
            {t(`table.${column}`)}
          </Checkbox>
        ))}
      </fieldset>
    </Popover>
  );
}
