import { useTranslations } from 'use-intl';
import { DayTable } from '../../../../../design-system/chart/day-table.tsx';
import { Change } from '../../../../../design-system/figures/change.tsx';
import { plain } from '../../../../../foundation/format-number.ts';
import type { PricePoint } from '../../../thin-history.ts';
import { Price } from './price.tsx';
import type { Priced } from './price-text.ts';

type Props = { label: string; points: readonly PricePoint[]; priced: Priced };

/** The chart in figures. */
export function PriceTable({ label, points, priced }: Props) {
  const t = useTranslations('symbols');
  const start = points[0]?.value ?? 0;
  return (
    <DayTable
      label={label}
      head={[t('list.price'), t('page.sinceStart')]}
      points={points}
      cells={({ value }) => [
        <Price key="price" value={plain(value) ?? null} of={priced} />,
        <Change
          key="change"
          percent={start > 0 ? (value / start - 1) * 100 : null}
          currency={priced.currency}
        />,
      ]}
    />
  );
}
