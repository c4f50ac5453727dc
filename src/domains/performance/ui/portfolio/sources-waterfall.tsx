import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import type { ProfitStep } from '../../explain/profit-sources.ts';
import { type WaterfallBar, waterfall } from '../../explain/waterfall.ts';
import styles from './sources-waterfall.module.css';

type Props = { steps: readonly ProfitStep[]; currency: string };

/** Past it the grosze would not fit over their bars; they stand in the explanation. */
const wholeFrom = 100_000;

/** Bars upright on a desk, lying on a phone; a list of names and amounts for those who listen. */
export function SourcesWaterfall({ steps, currency }: Props) {
  const t = useTranslations('assets.sources');
  const { bars, zero } = waterfall(steps);
  const whole = steps.some(({ amount }) => Math.abs(Number(amount)) >= wholeFrom);
  return (
    <div className={styles.box}>
      <ol className={styles.steps} style={{ '--zero': zero, '--count': bars.length } as CSSProperties}>
        {bars.map((bar) => (
          <li key={bar.source} className={styles.step} style={placeOf(bar)} data-look={lookOf(bar)}>
            <span className={styles.name}>{t(bar.source)}</span>
            <span className={styles.amount}>
              <Amount value={bar.amount} currency={currency} signed bare decimals={whole ? 0 : undefined} />
            </span>
            <i className={styles.bar} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function placeOf({ low, high, end }: WaterfallBar): CSSProperties {
  return { '--low': low, '--high': high, '--end': end } as CSSProperties;
}

function lookOf({ source, rises }: WaterfallBar): string {
  if (source === 'total') return 'total';
  return rises ? 'gain' : 'loss';
}
