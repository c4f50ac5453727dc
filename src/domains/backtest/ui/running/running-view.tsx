import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { ProgressBar } from '../../../../design-system/states/progress-bar.tsx';
import type { RunStatus } from '../simulation-types.ts';
import { useFigures, useWords } from '../use-words.ts';
import { RunBars } from './run-bars.tsx';
import styles from './running-view.module.css';
import { SoFarChart } from './so-far-chart.tsx';
import { timeLeft } from './time-left.ts';
import { useDuration } from './use-duration.ts';

type Props = {
  status: RunStatus | undefined;
  timedOut: boolean;
  /** The last look at it failed. */
  unchecked: boolean;
  currency: string;
};

/** A run under way: how far it is as a whole, each strategy's part of it, and the curves so far. */
export function RunningView({ status, timedOut, unchecked, currency }: Props) {
  const t = useTranslations('backtest.running');
  const common = useTranslations('common.failure');
  return (
    <>
      {timedOut && (
        <div className={classNames(styles.note, styles.timeout)} role="alert">
          <Icon name="warning" />
          <p>
            <b>{t('timeout')}</b> {t('timeoutText')}
          </p>
        </div>
      )}
      {unchecked && !timedOut && (
        <div className={classNames(styles.note, styles.timeout)} role="alert">
          <Icon name="warning" />
          <p>{common('simulationNotChecked')}</p>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the keyboard scrolls by it */}
      <section className={styles.run} aria-label={t('progress')} tabIndex={0}>
        <div>
          <Whole status={status} />
          {status && <RunBars strategies={status.strategies} />}
        </div>
        <SoFarChart soFar={status?.so_far ?? null} until={status?.day ?? null} currency={currency} />
      </section>
      {!timedOut && (
        <div className={styles.note}>
          <Icon name="bell" />
          <p>{t.rich('youCanClose', { b: (text) => <b>{text}</b> })}</p>
        </div>
      )}
    </>
  );
}

function Whole({ status }: { status: RunStatus | undefined }) {
  const t = useTranslations('backtest.running');
  const { count } = useFigures();
  const words = useWords();
  const duration = useDuration();
  const percent = Math.floor((status?.progress ?? 0) * 100);
  const waiting = !status || status.status === 'queued';
  const left = status && timeLeft(status.progress, status.elapsed_seconds);
  const day = status && { day: count(status.day_index), total: count(status.day_total) };
  return (
    <div aria-live="off">
      <p className={styles.what}>
        {waiting || !status.day ? t('waiting') : t('simulating', { day: words.day(status.day) })}
        {status && status.ahead > 0 && `, ${t('ahead', { count: status.ahead })}`}
      </p>
      <p className={styles.percent}>
        {percent}
        <small className={styles.unit}>%</small>
      </p>
      <ProgressBar value={percent} label={t('progress')} />
      <p className={styles.counts}>
        <b>{day && status.day_total > 0 ? t('dayOf', day) : '\u00a0'}</b>
        {status && status.elapsed_seconds >= 1 && (
          <span>
            {left === undefined
              ? t('gone', { time: duration(status.elapsed_seconds) })
              : t('goneLeft', { time: duration(status.elapsed_seconds), left: duration(left) })}
          </span>
        )}
      </p>
      {status && status.attempt > 1 && <p className={styles.counts}>{t('again')}</p>}
    </div>
  );
}
