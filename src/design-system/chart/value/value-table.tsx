import { useTranslations } from 'use-intl';
import { plain } from '../../../foundation/format-number.ts';
import { Amount } from '../../figures/amount.tsx';
import { Change } from '../../figures/change.tsx';
import { DayDate } from '../../figures/day-date.tsx';
import { TwinTable } from '../twin-table.tsx';
import type { ValuePoint } from './strata.ts';

type Props = { label: string; points: readonly ValuePoint[]; currency: string; benchmarkLabel?: string };

const mostRows = 13;

/** The value chart in figures: every so many days, the last one always. */
export function ValueTable({ label, points, currency, benchmarkLabel }: Props) {
  const t = useTranslations('ui');
  const step = Math.ceil(points.length / mostRows);
  const picked = points.filter((_, at) => (points.length - 1 - at) % step === 0);
  const money = (value: number) => <Amount value={plain(value)} currency={currency} decimals={0} />;
  return (
    <TwinTable
      label={label}
      head={[t('day'), t('value'), t('invested'), t('profit'), ...(benchmarkLabel ? [benchmarkLabel] : [])]}
      rows={picked.map((point) => ({
        key: point.day,
        cells: [
          <DayDate key="day" day={point.day} />,
          point.isCarried ? (
            <span key="value">
              {money(point.value)} <small>{t('lastKnown')}</small>
            </span>
          ) : (
            money(point.value)
          ),
          money(point.invested),
          <Change
            key="profit"
            amount={plain(Math.round(point.value) - Math.round(point.invested))}
            currency={currency}
            whole
          />,
          ...(benchmarkLabel && point.benchmark !== undefined ? [money(point.benchmark)] : []),
        ],
      }))}
    />
  );
}
