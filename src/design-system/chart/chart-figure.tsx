import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../icon-button.tsx';
import styles from './chart-figure.module.css';
import { TwinBox } from './twin-box.tsx';

type Props = {
  title?: ReactNode;
  /** At the right of the title: a switch, a note. */
  aside?: ReactNode;
  /** The same figures as a table; always there for screen readers and paper. */
  table: ReactNode;
  /** The plot. */
  children: ReactNode;
};

/** A plot with its title and its table twin, inside a block that has padding of its own. */
export function ChartFigure({ title, aside, table, children }: Props) {
  const t = useTranslations('ui');
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className={styles.figure}>
      <div className={styles.head}>
        {title && <h3>{title}</h3>}
        {aside && <div className={styles.aside}>{aside}</div>}
        <IconButton
          icon={asTable ? 'reports' : 'table'}
          label={asTable ? t('showAsChart') : t('showAsTable')}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        />
      </div>
      <div className={asTable ? styles.hidden : undefined}>{children}</div>
      <TwinBox shown={asTable}>{table}</TwinBox>
    </figure>
  );
}
