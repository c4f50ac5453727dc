import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/icon.tsx';
import { Popover } from '../../../design-system/popover.tsx';
import { ExplainContent } from './explain-content.tsx';
import styles from './explain-figure.module.css';
import type { ExplainedOf } from './use-explanation.ts';

export type ExplainProps = ExplainedOf & {
  /** What the figure spans, for the sentence. */
  span?: 'annual' | 'whole' | 'year' | 'none';
  /** Where all rows are. */
  rowsTo: string;
  /** How large the number under the sign is, so that what explains it does not cover it. */
  under?: 'figure' | 'hero';
};

/** The small "i" beside a figure; what is behind it is fetched when it is opened. */
export function ExplainFigure(props: ExplainProps) {
  const ui = useTranslations('ui');
  const t = useTranslations('explain');
  const [open, setOpen] = useState(false);
  return (
    <Popover
      width={456}
      open={open}
      onOpenChange={setOpen}
      title={ui('explain')}
      className={props.under === 'hero' ? styles.belowHero : styles.belowFigure}
      trigger={
        <button
          type="button"
          className={styles.info}
          data-print="hide"
          aria-label={ui('explainFigure', { figure: t(`figure.${props.figure}`) })}
        >
          <Icon name="info" size={16} />
        </button>
      }
    >
      <ExplainContent {...props} onLeave={() => setOpen(false)} />
    </Popover>
  );
}
