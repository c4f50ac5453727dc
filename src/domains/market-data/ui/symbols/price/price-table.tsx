import { useTranslations } from 'use-intl';
import { TwinTable } from '../../../../../design-system/chart/twin-table.tsx';
import { Change } from '../../../../../design-system/figures/change.tsx';
import { DayDate } from '../../../../../design-system/figures/day-date.tsx';
import { plain } from '../../../../../foundation/format-number.ts';
import { Price } from './price.tsx';
import type { Priced } from './price-text.ts';
import type { PricePoint } from './thin-history.ts';

type Props = { label: string; points: readonly PricePoint[]; priced: Priced };

const mostRows = 13;

/** The chart in figures: every so many days, the last one always. */
export function PriceTable({ label, points, priced }: Props) {
  const t = useTranslations('symbols');
  const ui = useTranslations('ui');
  const step = Math.ceil(points.length / mostRows);
  const picked = points.filter((_, at) => (points.length - 1 - at) % step === 0);
  const start = points[0]?.value ?? 0;
  return (
    <TwinTable
      label={label}
      head={[ui('day'), t('list.price'), t('page.sinceStart')]}
      rows={picked.map(({ day, value }) => ({
        key: day,
        cells: [
          <DayDate key="day" day={day} />,
          <Price key="price" value={plain(value) ?? null} of={priced} />,
          <Change
            key="change"
            percent={start > 0 ? (value / start - 1) * 100 : null}
            currency={priced.currency}
          />,
        ],
      }))}
    />
  );
}
