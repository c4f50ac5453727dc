import { useTranslations } from 'use-intl';
import { NumberBadge } from '../../../../design-system/figures/number-badge.tsx';
import type { RunStatus } from '../simulation-types.ts';
import { useFigures, useWords } from '../use-words.ts';
import styles from './running-view.module.css';
import { useDuration } from './use-duration.ts';

type Strategy = RunStatus['strategies'][number];

/** A bar for each strategy, in its colour. */
export function RunBars({ strategies }: { strategies: readonly Strategy[] }) {
  const t = useTranslations('backtest.running');
  const { count } = useFigures();
  const words = useWords();
  return (
    <ul className={styles.bars}>
      {strategies.map((one) => (
        <li key={one.slot}>
          <NumberBadge number={one.slot} done={one.status === 'done'} />
          <b>{words.strategy(one.name)}</b>
          <small>
            {one.status !== 'done' && one.total > 0 && `${count(one.done)} / `}
            {one.total > 0 && count(one.total)}
          </small>
          <div
            className={styles.bar}
            role="progressbar"
            aria-label={t('progressOf', { strategy: words.strategy(one.name) })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.floor(one.progress * 100)}
          >
            <i style={{ width: `${one.progress * 100}%`, background: `var(--ln-${one.slot})` }} />
          </div>
          <small className={styles.state}>
            <StateText strategy={one} />
          </small>
        </li>
      ))}
    </ul>
  );
}

function StateText({ strategy: { status, seconds, day } }: { strategy: Strategy }) {
  const t = useTranslations('backtest.running');
  const words = useWords();
  const duration = useDuration();
  if (status === 'done') return t('doneIn', { time: duration(seconds) });
  if (status === 'failed') return t('failed');
  if (status === 'running' && day) return t('nowAt', { day: words.day(day) });
  return t('queued');
}
