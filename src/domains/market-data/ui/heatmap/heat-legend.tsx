import { useTranslations } from 'use-intl';
import { heatColours } from '../../../../design-system/figures/heat-colours.ts';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import type { Numbers } from '../../../../foundation/format-number.ts';
import type { Period } from '../../period-change.ts';
import { usePeriodName } from '../use-period-name.ts';
import styles from './heat-legend.module.css';

type Props = { step: number; period: Period };

const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/** The nine colours and what they stand for. */
export function HeatLegend({ step, period }: Props) {
  const t = useTranslations('market.map');
  const numbers = useNumbers();
  const periodName = usePeriodName();
  return (
    <ul className={styles.legend} aria-label={t('legend', { period: periodName.long(period) })}>
      {steps.map((at) => (
        <li key={at}>
          <i style={{ background: heatColours(at * step, step).background }} />
          {at % 2 === 0 && label(at * step, numbers)}
        </li>
      ))}
    </ul>
  );
}

function label(percent: number, numbers: Numbers): string {
  return numbers.percent(percent.toFixed(1), { signed: true, decimals: Number.isInteger(percent) ? 0 : 1 });
}
