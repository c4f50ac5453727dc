import { type Period as ChartPeriod, PeriodSwitch } from '../../../../design-system/chart/period-switch.tsx';
import { type Period, periods } from '../../period-change.ts';

type Props = { value: Period; onChange: (period: Period) => void };

const written = periods.map((period) => period.toLowerCase() as ChartPeriod);

/** The six periods of a market view. */
export function MarketPeriodSwitch({ value, onChange }: Props) {
  return (
    <PeriodSwitch
      options={written}
      value={value.toLowerCase() as ChartPeriod}
      onChange={(chosen) => onChange(periods[written.indexOf(chosen)] ?? '24h')}
    />
  );
}
