import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { useRateReason } from '../../../performance/ui/use-rate-reason.ts';
import type { RateOutput } from '../../../valuation/figures-contract.ts';
import { useBasisWords } from '../../../valuation/ui/basis/use-basis-words.ts';
import { shownRate } from '../../shown-rate.ts';
import { Gain, Money } from './money.tsx';
import { type ReportOf, useReport } from './report-context.ts';

type Figures = ReportOf<'overview'>['figures'];
type SpanOf = NonNullable<Figures['before']>;

/** A return of the span; longer than a year it is a rate a year, and says so. */
export function Rate({ rate }: { rate: RateOutput }) {
  const t = useTranslations('reports.figure');
  const reasonOf = useRateReason();
  const { percent, isYearly } = shownRate(rate);
  return (
    <>
      <Percent value={percent} signed reason={reasonOf(rate)} />
      {isYearly && percent !== null && ` ${t('aYear')}`}
    </>
  );
}

/** Rows of a comparison: the figures of both spans. */
export function useSpanRows() {
  const t = useTranslations('reports.figure');
  const onBasis = useBasisWords(useReport().basis);
  return (now: SpanOf, before: SpanOf | null) => {
    const row = (key: string, label: string, of: (span: SpanOf) => ReactNode) => ({
      key,
      label: onBasis(label),
      now: of(now),
      before: before && of(before),
    });
    return [
      row('start', t('valueStart'), ({ value_start }) => <Money value={value_start} />),
      row('paidIn', t('paidIn'), ({ paid_in }) => <Money value={paid_in} />),
      row('takenOut', t('takenOut'), ({ taken_out }) => <Money value={taken_out} />),
      row('profit', t('profit'), ({ profit }) => <Gain value={profit} />),
      row('end', t('valueEnd'), ({ value_end }) => <Money value={value_end} />),
      row('twr', t('twr'), ({ twr }) => <Rate rate={twr} />),
      row('irr', t('irr'), ({ irr }) => <Rate rate={irr} />),
      row('fall', t('noDrawdown'), ({ deepest_drawdown }) => (
        <Percent value={deepest_drawdown?.percent ?? null} />
      )),
    ];
  };
}
