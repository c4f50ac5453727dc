import { useTranslations } from 'use-intl';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Equation } from './equation.tsx';
import { Gain, Money } from './money.tsx';
import type { ReportOf } from './report-context.ts';

type Figures = Pick<
  ReportOf<'transactions'>['figures'],
  'from' | 'to' | 'value_start' | 'net_flows' | 'profit' | 'value_end'
>;

/** Value at the start, flows and profit make the value at the end. */
export function CourseHead({ figures }: { figures: Figures }) {
  const t = useTranslations('reports.figure');
  return (
    <Equation
      signs={['+', '+', '=']}
      terms={[
        { key: 'start', label: <DayDate day={figures.from} />, value: <Money value={figures.value_start} /> },
        { key: 'flows', label: t('flows'), value: <Money value={figures.net_flows} signed /> },
        { key: 'profit', label: t('profit'), value: <Gain value={figures.profit} /> },
        { key: 'end', label: <DayDate day={figures.to} />, value: <Money value={figures.value_end} /> },
      ]}
    />
  );
}
