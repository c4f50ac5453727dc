import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import frame from '../../../../design-system/chart/drawn.module.css';
import { linePath, type Point } from '../../../../design-system/chart/path.ts';
import { useSize } from '../../../../design-system/chart/use-size.ts';
import { useValueFrame } from '../../../../design-system/chart/value/use-value-frame.ts';
import { classNames } from '../../../../design-system/class-names.ts';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { HistoryOutput } from '../../../valuation/figures-contract.ts';
import { deepestFall, type ValuedDay } from '../../../valuation/history-points.ts';
import styles from './portfolio-drawdown.module.css';

type Props = {
  points: readonly ValuedDay[];
  /** By day, whatever the distance of the points. */
  deepest: HistoryOutput['deepest'];
  currency: string;
};

const height = 96;
const top = 28;
const depth = 34;

/** How far below its last peak the portfolio stood, under the value chart and by the same days. */
export function PortfolioDrawdown({ points, deepest: fall, currency }: Props) {
  const t = useTranslations('assets.chart');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box, { width: 960, height });
  const deepest = deepestFall(points, fall);
  const scale = Math.min(-1, deepest?.percent ?? -1);
  // By the same days as the chart above, whose words stand at its left.
  const { left, edge } = useValueFrame(points, currency, width);
  const x = (at: number) => left + (at / Math.max(1, points.length - 1)) * (width - left);
  const y = (fall: number) => top + (fall / scale) * depth;
  const drawn = points.map(({ drawdown }, at) => ({ at, percent: drawdown }));
  if (deepest && !Number.isInteger(deepest.at)) drawn.splice(Math.ceil(deepest.at), 0, deepest);
  const line = linePath(drawn.map(({ at, percent }): Point => [x(at), y(percent)]));
  const mark = deepest && {
    x: x(deepest.at),
    y: y(deepest.percent),
    text: t('deepest', {
      percent: numbers.percent(plain(deepest.percent) ?? '0', { decimals: 1 }),
      day: dayText(deepest.day, 'short', names),
    }),
  };
  return (
    <div ref={box} className={classNames(frame.drawn, styles.strip)}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={mark ? `${t('drawdown')}: ${mark.text}` : t('drawdown')}
      >
        <path className={styles.ground} d={`M${left} ${top}H${width}`} />
        <path className={styles.fall} d={`${line}V${top}H${left}Z`} />
        <path className={styles.line} d={line} />
        <text x={edge} y={18}>
          {t('drawdown')}
        </text>
        {mark && (
          <>
            <circle className={styles.mark} cx={mark.x} cy={mark.y} r="4" />
            <text
              className={styles.deepest}
              x={Math.max(72, Math.min(width - 72, mark.x))}
              y={mark.y + 22}
              textAnchor="middle"
            >
              {mark.text}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}
