import { useTranslations } from 'use-intl';
import { formatAmount } from '../../../foundation/format-amount.ts';
import { plain } from '../../../foundation/format-number.ts';
import { Amount } from '../../figures/amount.tsx';
import { Change } from '../../figures/change.tsx';
import { type CalendarNames, dayText } from '../../inputs/calendar-text.ts';
import { TooltipBox, TooltipRow } from '../tooltip-box.tsx';
import type { ValuePoint } from './strata.ts';
import styles from './value-chart.module.css';

type Props = {
  title: string;
  point: ValuePoint;
  currency: string;
  benchmarkLabel?: string;
  /** What was traded that day. */
  notes?: readonly string[];
  /** Beside this point of the plot; over the plot without one. */
  place?: { x: number; y: number; width: number; height: number };
};

/** As the layer is drawn. */
const hatched = 'repeating-linear-gradient(-45deg, var(--ch-invested) 0 2px, transparent 2px 4px)';

const boxWidth = 256;
const boxHeight = 156;

export function ValueTooltip({ title, point, currency, benchmarkLabel, notes = [], place }: Props) {
  const t = useTranslations('ui');
  const rows = [
    { name: t(point.isCarried ? 'valueCarried' : 'value'), value: point.value, colour: 'var(--ch-value)' },
    ...(point.benchmark === undefined || !benchmarkLabel
      ? []
      : [{ name: benchmarkLabel, value: point.benchmark, colour: 'var(--ch-bench)' }]),
    { name: t('invested'), value: point.invested, colour: 'var(--ch-invested)' },
    ...(point.layer
      ? [{ name: t(`layerShort.${point.layer.of}`), value: thickness(point.layer), colour: hatched }]
      : []),
  ];
  const style = place && {
    left: place.x + 16 + boxWidth > place.width - 8 ? place.x - 16 - boxWidth : place.x + 16,
    top: Math.max(8, Math.min(place.y + 40, place.height - boxHeight - 44)),
  };
  return (
    <TooltipBox raised={Boolean(place)} className={place ? styles.tooltip : styles.above} style={style}>
      <b className={styles.day}>{title}</b>
      {rows.map((row) => (
        <TooltipRow
          key={row.name}
          mark={<i className={styles.mark} style={{ background: row.colour }} />}
          label={row.name}
          figure={<Amount value={plain(row.value)} currency={currency} decimals={0} />}
        />
      ))}
      <TooltipRow
        label={t('profit')}
        figure={
          <Change
            amount={plain(Math.round(point.value) - Math.round(point.invested))}
            currency={currency}
            whole
          />
        }
        className={styles.profit}
      />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </TooltipBox>
  );
}

const thickness = ({ low, high }: NonNullable<ValuePoint['layer']>) => high - low;

/** The same in one sentence, for those who listen. */
export function pointText(
  point: ValuePoint | undefined,
  currency: string,
  names: CalendarNames,
  t: ReturnType<typeof useTranslations<'ui'>>,
): string {
  if (!point) return '';
  const money = (value: number) => formatAmount(plain(value) ?? '0', currency, { decimals: 0 });
  return [
    dayText(point.day, 'short', names),
    `${t(point.isCarried ? 'valueCarried' : 'value')} ${money(point.value)}`,
    `${t('invested')} ${money(point.invested)}`,
    ...(point.layer ? [`${t(`layerShort.${point.layer.of}`)} ${money(thickness(point.layer))}`] : []),
    `${t('profit')} ${money(point.value - point.invested)}`,
  ].join(', ');
}
