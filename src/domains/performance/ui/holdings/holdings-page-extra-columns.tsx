import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import type { ChangePeriod, TotalFigures } from '../../../valuation/figures-contract.ts';
import { useSpanText } from '../../../valuation/ui/use-span-text.ts';
import type { HoldingRow } from '../../positions/holding-rows.ts';
import { useRateReason } from '../use-rate-reason.ts';
import { columnKinds, ofAsset } from './holdings-page-column-kinds.tsx';
import { added } from './holdings-page-totals.ts';

const hidden = { hidden: true };
type Named = 'realised' | 'fxEffect' | 'fees' | 'profit' | 'roi' | 'irr' | 'class' | 'subclass' | 'added';

/** What the columns menu offers beyond what is shown at first. */
export function useExtraColumns(figures: TotalFigures): Column<HoldingRow>[] {
  const t = useTranslations('assets.holdings');
  const reasonOf = useRateReason();
  const spanOf = useSpanText();
  return useMemo(() => {
    const kinds = columnKinds(figures.shown_currency.toUpperCase(), t('unknownValue'));
    const change = (key: 'week' | 'month' | 'year', period: ChangePeriod) =>
      kinds.percent(
        { key, header: t(key) },
        {
          of: ({ changes }) => changes[period]?.percent,
          total: figures.changes[period]?.percent,
          reason: ({ irr }) => t(irr.reason === 'short' ? 'noShortRate' : 'noChange'),
        },
        hidden,
      );
    const names = (key: Named) => ({ key, header: t(key) });
    return [
      change('week', '7D'),
      change('month', '1M'),
      change('year', '1Y'),
      kinds.gain(names('realised'), ({ realised }) => realised, figures.realised, hidden),
      kinds.gain(names('fxEffect'), ({ fx_effect }) => fx_effect, figures.fx_effect, hidden),
      kinds.sometimes(
        names('fees'),
        ({ fees, taxes }) => added(fees, taxes),
        added(figures.fees, figures.taxes),
        hidden,
      ),
      kinds.gain(names('profit'), ({ profit }) => profit, figures.profit, hidden),
      kinds.percent(
        names('roi'),
        {
          of: ({ roi }) => roi,
          total: figures.roi,
          reason: ({ irr }) => t(irr.reason === 'short' ? 'noShortRate' : 'unknownValue'),
        },
        hidden,
      ),
      kinds.percent(
        names('irr'),
        {
          of: ({ irr }) => irr.percent,
          total: figures.irr.percent,
          reason: ({ irr }) => reasonOf(irr) ?? t('noRate'),
          note: ({ irr }) => spanOf(irr, 'max'),
        },
        hidden,
      ),
      kinds.text(names('class'), ({ class_name }) => class_name, hidden),
      kinds.text(names('subclass'), ({ subclass_name }) => subclass_name, hidden),
      {
        ...names('added'),
        ...hidden,
        align: 'right',
        text: ofAsset(({ added_at }) => added_at.slice(0, 10)),
        cell: (row) => (row.kind === 'asset' ? <DayDate day={row.holding.added_at.slice(0, 10)} /> : '–'),
      },
    ];
  }, [t, reasonOf, spanOf, figures]);
}
