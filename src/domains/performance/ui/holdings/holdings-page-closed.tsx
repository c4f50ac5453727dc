import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { BelowFirstScreen } from '../../../../design-system/loading/below-first-screen.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { decimal, sum, textOf } from '../../../../foundation/decimal.ts';
import type { HoldingOutput } from '../../contract.ts';
import type { HoldingRow } from '../../positions/holding-rows.ts';
import { TotalCount } from '../total-count.tsx';
import { HoldingName } from './holdings-page-cells.tsx';
import { columnKinds, ofAsset } from './holdings-page-column-kinds.tsx';
import { added } from './holdings-page-totals.ts';

type Props = {
  name: string;
  closed: readonly HoldingOutput[];
  /** The shown currency. */
  currency: string;
  severalPortfolios: boolean;
};

/** Assets sold completely: they are worth nothing any more, but their profit stays in the total. */
export function ClosedPositionsCard(props: Props) {
  const t = useTranslations('assets.closed');
  const count = props.closed.length;
  if (count === 0) return null;
  return (
    <Card flush title={t('title')} note={t('note')}>
      <BelowFirstScreen height={count * 48 + 120}>
        <ClosedPositions {...props} />
      </BelowFirstScreen>
    </Card>
  );
}

function ClosedPositions({ name, closed, currency, severalPortfolios }: Props) {
  const t = useTranslations('assets.closed');
  const columns = useClosedColumns({ closed, currency, severalPortfolios });
  const rows = useMemo(
    () => closed.map((holding): HoldingRow => ({ kind: 'asset', key: holding.id, share: null, holding })),
    [closed],
  );
  return (
    <DataTable
      label={t('label', { name })}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      defaultSort={{ key: 'profit', direction: 'descending' }}
      totalLabel={
        <>
          {t('total')} <TotalCount>{t('totalNote', { count: closed.length })}</TotalCount>
        </>
      }
    />
  );
}

function useClosedColumns({ closed, currency, severalPortfolios }: Omit<Props, 'name'>) {
  const numbers = useNumbers();
  const t = useTranslations('assets.closed');
  const words = useTranslations('assets.holdings');
  return useMemo((): Column<HoldingRow>[] => {
    const kinds = columnKinds(currency.toUpperCase(), words('unknownValue'));
    const total = (of: (holding: HoldingOutput) => string | null) => totalOf(closed, of);
    const fees = (holding: HoldingOutput) => added(holding.fees, holding.taxes);
    const asset: Column<HoldingRow> = {
      key: 'asset',
      header: t('asset'),
      mobile: 'title',
      skeleton: 'asset',
      text: ofAsset(({ title, name }) => `${title} ${name}`),
      cell: (row) =>
        row.kind === 'asset' && <HoldingName holding={row.holding} withPortfolio={severalPortfolios} />,
    };
    const opened: Column<HoldingRow> = {
      key: 'opened',
      header: t('opened'),
      align: 'right',
      text: ofAsset(({ added_at }) => added_at.slice(0, 10)),
      cell: (row) => row.kind === 'asset' && <DayDate day={row.holding.added_at.slice(0, 10)} />,
    };
    const count: Column<HoldingRow> = {
      key: 'transactions',
      header: t('transactions'),
      decimal: ofAsset(({ transactions_count }) => String(transactions_count)),
      cell: (row) =>
        row.kind === 'asset' && numbers.number(String(row.holding.transactions_count), { decimals: 0 }),
    };
    const portfolio = kinds.text(
      { key: 'portfolio', header: t('portfolio') },
      ({ portfolio_name }) => portfolio_name,
    );
    return [
      asset,
      ...(severalPortfolios ? [portfolio] : []),
      opened,
      kinds.gain(
        { key: 'realised', header: t('realised') },
        ({ realised }) => realised,
        total(({ realised }) => realised),
      ),
      kinds.sometimes(
        { key: 'dividends', header: t('dividends') },
        ({ dividends }) => dividends.net,
        total(({ dividends }) => dividends.net),
      ),
      kinds.sometimes({ key: 'fees', header: t('fees') }, fees, total(fees)),
      kinds.gain(
        { key: 'profit', header: t('profit') },
        ({ profit }) => profit,
        total(({ profit }) => profit),
        { main: true, mobile: 'value' },
      ),
      {
        ...kinds.percent(
          { key: 'roi', header: t('roi') },
          {
            of: ({ roi }) => roi,
            total: null,
            reason: ({ irr }) => words(irr.reason === 'short' ? 'noShortRate' : 'unknownValue'),
          },
          { mobile: 'change' },
        ),
        // A sum of returns is none.
        total: undefined,
      },
      count,
    ];
  }, [t, words, closed, currency, severalPortfolios, numbers]);
}

/** The sum of a figure, unknown where one of the assets lacks it. */
function totalOf(closed: readonly HoldingOutput[], of: (holding: HoldingOutput) => string | null) {
  const amounts = closed.map(of);
  return amounts.includes(null) ? null : textOf(sum(amounts.map((amount) => decimal(amount ?? '0'))));
}
