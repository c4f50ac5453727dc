import { useTranslations } from 'use-intl';
import { plain } from '../../../foundation/format-number.ts';
import { Amount } from '../../figures/amount.tsx';
import { Change } from '../../figures/change.tsx';
import { DayTable } from '../day-table.tsx';
import type { ValuePoint } from './strata.ts';

type Props = { label: string; points: readonly ValuePoint[]; currency: string; benchmarkLabel?: string };

/** The value chart in figures. */
export function ValueTable({ label, points, currency, benchmarkLabel }: Props) {
  const t = useTranslations('ui');
  const layered = points.find(({ layer }) => layer)?.layer;
  const money = (value: number) => <Amount value={plain(value)} currency={currency} decimals={0} />;
  return (
    <DayTable
      label={label}
      head={[
        t('value'),
        t('invested'),
        ...(layered ? [t(`layer.${layered.of}`)] : []),
        t('profit'),
        ...(benchmarkLabel ? [benchmarkLabel] : []),
      ]}
      points={points}
      cells={(point) => [
        point.isCarried ? (
          <span key="value">
            {money(point.value)} <small>{t('lastKnown')}</small>
          </span>
        ) : (
          money(point.value)
        ),
        money(point.invested),
        ...(point.layer ? [money(point.layer.high - point.layer.low)] : []),
        <Change
          key="profit"
          amount={plain(Math.round(point.value) - Math.round(point.invested))}
          currency={currency}
          whole
        />,
        ...(benchmarkLabel && point.benchmark !== undefined ? [money(point.benchmark)] : []),
      ]}
    />
  );
}
