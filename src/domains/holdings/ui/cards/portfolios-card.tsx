import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { HoldingOutput } from '../../../performance/contract.ts';
import type { PositionOutput } from '../../contract.ts';
import { priceWords } from '../price/price-words.ts';
import styles from './portfolios-card.module.css';

/** A row for each portfolio the asset is or was in; they add up to the figures above (rule HO-2). */
export function PortfoliosCard({ position }: { position: PositionOutput }) {
  const t = useTranslations('holding.portfolios');
  const columns = useColumns(position);
  return (
    <Card flush title={t('title')}>
      <DataTable
        label={t('label', { name: position.asset.name })}
        columns={columns}
        rows={position.holdings}
        rowKey={({ id }) => id}
        totalLabel={t('total')}
      />
    </Card>
  );
}

function useColumns({
  figures,
  units,
  average_cost,
  shown_currency,
}: PositionOutput): Column<HoldingOutput>[] {
  const t = useTranslations('holding.portfolios');
  const to = usePath();
  const numbers = useNumbers();
  const currency = shown_currency.toUpperCase();
  return useMemo(() => {
    const unit = currencyUnit(currency);
    const amount = (value: string | null) => (
      <Amount value={value} currency={currency} bare reason={t('noPrice')} />
    );
    const gain = (value: string | null) => (
      <Change amount={value} currency={currency} bare hideArrow reason={t('noPrice')} />
    );
    return [
      {
        key: 'portfolio',
        header: t('portfolio'),
        mobile: 'title',
        text: ({ portfolio_name }) => portfolio_name,
        cell: ({ id, portfolio_name }) => (
          <Link to={to('holding', { id })} className={styles.name} data-row-link="">
            {portfolio_name}
          </Link>
        ),
      },
      {
        key: 'units',
        header: t('units'),
        mobile: 'sub',
        decimal: ({ volume }) => volume,
        cell: ({ volume }) => numbers.units(volume),
        total: numbers.units(units),
      },
      {
        key: 'average',
        header: t('average'),
        decimal: ({ value }) => value,
        cell: ({ value, currency: own }) => (value === null ? '–' : priceWords(own).cost(value)),
        total: <Amount value={average_cost.shown} currency={currency} reason={t('noAverage')} />,
      },
      {
        key: 'value',
        header: t('value'),
        unit,
        main: true,
        mobile: 'value',
        decimal: ({ market_value }) => market_value,
        cell: ({ market_value }) => amount(market_value),
        total: amount(figures.market_value),
      },
      {
        key: 'unrealised',
        header: t('unrealised'),
        unit,
        mobile: 'change',
        decimal: ({ unrealised }) => unrealised,
        cell: ({ unrealised }) => gain(unrealised),
        total: gain(figures.unrealised),
      },
      {
        key: 'profit',
        header: t('profit'),
        unit,
        decimal: ({ profit }) => profit,
        cell: ({ profit }) => gain(profit),
        total: gain(figures.profit),
      },
      {
        key: 'share',
        header: t('share'),
        unit: '%',
        decimal: ({ share }) => (share === null ? null : (plain(share) ?? null)),
        cell: ({ share }) => <Percent value={share} />,
        total: numbers.percent('100', { decimals: 1 }),
      },
    ];
  }, [t, to, numbers, currency, figures, units, average_cost]);
}
