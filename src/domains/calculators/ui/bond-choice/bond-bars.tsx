import { type CSSProperties, memo } from 'react';
import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { plain } from '../../../../foundation/format-number.ts';
import { type BondOutcome, bestOf } from '../../bond-choice/compare-bonds.ts';
import styles from './bond-bars.module.css';

type Props = { outcomes: readonly BondOutcome[]; isYearly: boolean };

/** The return of each kind as a bar, the best in amber; the table below says the same. */
export const BondBars = memo(function BondBars({ outcomes, isYearly }: Props) {
  const t = useTranslations('toolBonds');
  return (
    <Card title={isYearly ? t('chartYear') : t('chartAll')} graphite>
      <Bars bars={outcomes.map(({ kind, rate }) => ({ kind, rate }))} best={bestOf(outcomes)?.kind} />
    </Card>
  );
});

type Bar = { kind: string; rate: number };

export function Bars({
  bars,
  best,
  decimals = 2,
}: {
  bars: readonly Bar[];
  best?: string;
  decimals?: number;
}) {
  const numbers = useNumbers();
  const high = Math.max(0.01, ...bars.map(({ rate }) => rate));
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map(({ kind, rate }) => (
        <div key={kind} className={styles.column}>
          <b>{numbers.percent(plain(rate) ?? '0', { decimals })}</b>
          <span
            className={kind === best ? styles.best : styles.bar}
            style={{ '--part': Math.max(0, rate) / high } as CSSProperties}
          >
            {kind}
          </span>
        </div>
      ))}
    </div>
  );
}
