import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { plain } from '../../../../foundation/format-number.ts';
import type { TotalFigures } from '../../../valuation/figures-contract.ts';
import { usePriceGapText, useSessionText } from '../../../valuation/ui/use-session-text.ts';
import type { HoldingRow } from '../../positions/holding-rows.ts';
import { CashName, HoldingName, HoldingPrice } from './holdings-page-cells.tsx';
import { columnKinds, decimalOf } from './holdings-page-column-kinds.tsx';
import { useExtraColumns } from './holdings-page-extra-columns.tsx';
import { type HoldingActions, HoldingMenu } from './holdings-page-menu.tsx';
import { holdingsCost, percentOf } from './holdings-page-totals.ts';

type Props = {
  figures: TotalFigures;
  /** Of which day the exchange prices are. */
  closeDay: string | null;
  actions: HoldingActions;
  severalPortfolios: boolean;
};

const worthOf = (row: HoldingRow) => (row.kind === 'asset' ? row.holding.market_value : row.cash.value);
/** Cash costs what it is worth, so that value less cost is the gain of the rest. */
const costOf = (row: HoldingRow) => (row.kind === 'asset' ? row.holding.investment_sum : row.cash.value);

/** Left out at first for who is just starting. */
const extra = { extra: true };

/** The columns everybody sees, and among them those one may choose. */
export function useHoldingsColumns(props: Props): Column<HoldingRow>[] {
  const { figures } = props;
  const t = useTranslations('assets.holdings');
  const named = useNameColumns(props);
  const more = useExtraColumns(figures);
  const share = useShareColumn(figures.share ?? 100);
  const today = useSessionText().heading(figures.changes['24h']);
  const gapText = usePriceGapText();
  return useMemo(() => {
    const kinds = columnKinds(figures.shown_currency.toUpperCase(), t('unknownValue'));
    return [
      ...named.before,
      kinds.amount({ key: 'value', header: t('value') }, worthOf, figures.market_value, {
        main: true,
        mobile: 'value',
      }),
      kinds.percent(
        { key: 'today', header: today },
        {
          of: ({ changes }) => changes['24h']?.percent,
          total: figures.changes['24h']?.percent,
          reason: ({ irr }) => t(irr.reason === 'short' ? 'noShortRate' : 'noChange'),
          instead: ({ price_gap }) => gapText(price_gap),
          decimals: 2,
          arrow: true,
        },
      ),
      kinds.amount({ key: 'cost', header: t('cost') }, costOf, holdingsCost(figures), extra),
      kinds.gain(
        { key: 'unrealised', header: t('unrealised') },
        ({ unrealised }) => unrealised,
        figures.unrealised,
        extra,
      ),
      kinds.percent(
        { key: 'unrealisedPercent', header: t('unrealisedPercent') },
        {
          of: ({ unrealised_percent }) => unrealised_percent,
          total: percentOf(figures.unrealised, holdingsCost(figures)),
          reason: () => t('unknownValue'),
        },
        { mobile: 'change' },
      ),
      kinds.sometimes(
        { key: 'dividends', header: t('dividends') },
        ({ dividends }) => dividends.net,
        figures.dividends.net,
        extra,
      ),
      ...more,
      share,
      ...named.after,
    ];
  }, [t, figures, named, more, share, today, gapText]);
}

function useNameColumns({ figures, closeDay, actions, severalPortfolios }: Props) {
  const t = useTranslations('assets.holdings');
  const currency = figures.shown_currency.toUpperCase();
  const numbers = useNumbers();
  return useMemo(() => {
    const kinds = columnKinds(currency, t('unknownValue'));
    const asset: Column<HoldingRow> = {
      key: 'asset',
      header: t('asset'),
      mobile: 'title',
      skeleton: 'asset',
      text: (row) => (row.kind === 'asset' ? `${row.holding.title} ${row.holding.name}` : row.cash.currency),
      cell: (row) =>
        row.kind === 'asset' ? (
          <HoldingName holding={row.holding} withPortfolio={severalPortfolios} />
        ) : (
          <CashName cash={row.cash} alone={currency === row.cash.currency.toUpperCase()} />
        ),
    };
    const units: Column<HoldingRow> = {
      key: 'units',
      header: t('units'),
      decimal: (row) => (row.kind === 'asset' ? row.holding.volume : null),
      cell: (row) => (row.kind === 'asset' ? numbers.units(row.holding.volume) : '–'),
    };
    const price: Column<HoldingRow> = {
      key: 'price',
      header: t('price'),
      decimal: (row) => (row.kind === 'asset' ? row.holding.current_price : null),
      cell: (row) =>
        row.kind === 'asset' ? <HoldingPrice holding={row.holding} closeDay={closeDay} /> : '–',
    };
    const menu: Column<HoldingRow> = {
      key: 'menu',
      header: t('menu'),
      align: 'right',
      width: 56,
      menu: true,
      cell: (row) =>
        row.kind === 'asset' && (
          <HoldingMenu
            holding={row.holding}
            actions={actions}
            trigger={<IconButton icon="dots" size="sm" label={t('open', { name: row.holding.title })} />}
          />
        ),
    };
    const portfolio = kinds.text(
      { key: 'portfolio', header: t('portfolio') },
      ({ portfolio_name }) => portfolio_name,
    );
    return { before: [asset, ...(severalPortfolios ? [portfolio] : []), units, price], after: [menu] };
  }, [t, numbers, currency, closeDay, actions, severalPortfolios]);
}

function useShareColumn(together: number): Column<HoldingRow> {
  const t = useTranslations('assets.holdings');
  const numbers = useNumbers();
  return useMemo(() => {
    const shown = (share: number) => numbers.number(plain(share) ?? '0', { decimals: 1 });
    return {
      key: 'share',
      header: t('share'),
      unit: '%',
      decimal: ({ share }) => decimalOf(share),
      cell: ({ share }) => (share === null ? '–' : shown(share)),
      total: shown(together),
    };
  }, [t, numbers, together]);
}
