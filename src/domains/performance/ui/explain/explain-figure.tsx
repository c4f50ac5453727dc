import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { Popover } from '../../../../design-system/overlays/popover.tsx';
import styles from './explain-figure.module.css';
import { ExplainWaiting } from './explain-waiting.tsx';
import type { ExplainedOf } from './use-explanation.ts';

const load = () => import('./explain-content.tsx');
const Content = lazy(async () => ({ default: (await load()).ExplainContent }));
// What fails here is asked for again when it is opened.
const preload = () => void load().catch(() => {});

export type ExplainProps = ExplainedOf & {
  /** Where all rows are. */
  rowsTo: string;
  /** How large the number under the sign is: what explains it opens below that, not over it. */
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
      trigger={
        <button
          type="button"
          className={classNames(styles.info, props.under === 'hero' && styles.hero)}
          data-print="hide"
          onPointerEnter={preload}
          onFocus={preload}
          aria-label={ui('explainFigure', { figure: t(`figure.${props.figure}`) })}
        >
          <span className={styles.sign}>
            <Icon name="info" size={16} />
          </span>
        </button>
      }
    >
      <Suspense
        fallback={
          <div className={styles.content}>
            <ExplainWaiting />
          </div>
        }
      >
        <Content {...props} onLeave={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
