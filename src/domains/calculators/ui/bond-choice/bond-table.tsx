import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { plain } from '../../../../foundation/format-number.ts';
import type { OfferedSeries } from '../../bond-choice/bond-offer.ts';
import type { BondOutcome } from '../../bond-choice/compare-bonds.ts';
import { moneyColumn } from '../frame/money.tsx';
import { ScheduleCard } from '../frame/schedule-card.tsx';
import styles from './bond-table.module.css';

type Props = { outcomes: readonly BondOutcome[]; offer: readonly OfferedSeries[]; isYearly: boolean };

const rowKey = ({ kind }: BondOutcome) => kind;

export const BondTable = memo(function BondTable({ outcomes, offer, isYearly }: Props) {
  const t = useTranslations('toolBonds');
  const columns = useColumns(offer, isYearly);
  return (
    <ScheduleCard
      title={t('table')}
      columns={columns}
      rows={outcomes}
      rowKey={rowKey}
      csvName="treasury-bonds"
      note={t('tableNote', { issues: outcomes.map(({ symbol }) => symbol).join(', ') })}
    />
  );
});

function useColumns(offer: readonly OfferedSeries[], isYearly: boolean): readonly Column<BondOutcome>[] {
  const t = useTranslations('toolBonds');
  const termsText = useTermsText(offer);
  return useMemo(() => {
    const percent = (key: string, header: string, of: (row: BondOutcome) => number): Column<BondOutcome> => ({
      key,
      header,
      unit: '%',
      decimal: (row) => plain(of(row))?.slice(0, -8),
      cell: (row) => <Percent value={of(row)} decimals={2} />,
    });
    const how = ({ purchases, isEarly }: BondOutcome) =>
      [t('again', { times: purchases }), isEarly ? t('early') : t('toTheEnd')].join(', ');
    return [
      {
        key: 'kind',
        header: t('columns.kind'),
        cell: ({ kind }) => <TwoLines name={kind} note={t(`kinds.${kind}`)} className={styles.kind} />,
        text: ({ kind }) => kind,
        mobile: 'title',
      },
      { key: 'terms', header: t('columns.terms'), cell: termsText, text: termsText },
      moneyColumn('has', t('columns.has'), (row) => row.has, { main: true, mobile: 'value' }),
      moneyColumn('gain', t('columns.gain'), (row) => row.gain, { ink: true }),
      moneyColumn('fees', t('columns.fees'), (row) => row.fees, { dashed: true }),
      {
        ...percent('rate', isYearly ? t('columns.rateYear') : t('columns.rateAll'), (row) => row.rate),
        ink: true,
        mobile: 'change',
      },
      percent('real', t('columns.real'), (row) => row.realRate),
      { key: 'how', header: t('columns.how'), cell: how, text: how, mobile: 'sub' },
    ];
  }, [t, termsText, isYearly]);
}

/** "5.6%, then inflation + 2.5" */
function useTermsText(offer: readonly OfferedSeries[]) {
  const t = useTranslations('toolBonds');
  const numbers = useNumbers();
  return useMemo(() => {
    const texts = offer.map(({ kind, firstRate, margin }) => {
      const rate = `${numbers.number(firstRate)}%`;
      if (margin === null) return [kind, t('rateFixed', { rate })] as const;
      const figures = { rate, margin: `${numbers.number(margin)}%` };
      const follows = kind === 'ROR' || kind === 'DOR' ? 'rateReference' : 'rateInflation';
      return [kind, t(follows, figures)] as const;
    });
    const byKind = new Map<string, string>(texts);
    return ({ kind }: BondOutcome) => byKind.get(kind) ?? '';
  }, [offer, t, numbers]);
}
