import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { Chip } from '../../../../design-system/layout/chip.tsx';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { nameIn } from '../../../../foundation/name-in.ts';
import { AssetButton } from '../catalogue/asset-button.tsx';
import { QuotePrice } from '../quote-price.tsx';
import type { OwnInstrument, OwnInstrumentModalProps } from './own-instrument.ts';
import { useOwnActions } from './use-own-actions.tsx';

type Props = {
  /** Nothing when they did not load. */
  instruments: readonly OwnInstrument[] | null;
  /** Localized, by slug. */
  classNames: Readonly<Record<string, string>>;
  loading: boolean;
  onRetry: () => void;
  onChanged: () => void;
  onOpen: (props: OwnInstrumentModalProps) => void;
};

/** The reader's own instruments, with what can be done to each. */
export function OwnInstrumentsTable(props: Props) {
  const { instruments, loading, onRetry, onOpen } = props;
  const t = useTranslations('instruments.own');
  return (
    <DataTable
      label={t('table.label')}
      columns={useColumns(props)}
      rows={instruments ?? []}
      rowKey={({ id }) => id}
      loading={loading}
      error={instruments || loading ? undefined : { text: t('table.failed'), onRetry }}
      empty={
        <EmptyState
          title={t('table.empty')}
          text={t('table.emptyText')}
          actions={
            <Button variant="primary" icon="plus" onClick={() => onOpen({})}>
              {t('add')}
            </Button>
          }
        />
      }
    />
  );
}

function useColumns({ classNames, onChanged, onOpen }: Props): Column<OwnInstrument>[] {
  const t = useTranslations('instruments.own');
  const locale = useLocale();
  const { remove, unlink } = useOwnActions(onChanged);
  const nameOf = (asset: OwnInstrument) => nameIn(asset.asset_languages, locale, asset.ticker);
  return [
    {
      key: 'asset',
      header: t('table.asset'),
      mobile: 'title',
      skeleton: 'asset',
      text: nameOf,
      cell: (asset) => (
        <Menu
          align="start"
          trigger={
            <AssetButton
              ticker={asset.ticker.toUpperCase()}
              name={nameOf(asset)}
              note={linkNote(asset, t) ?? asset.currency.toUpperCase()}
            />
          }
          items={[
            {
              label: t('menu.edit'),
              icon: 'edit',
              onSelect: () => onOpen({ assetId: asset.id, view: 'details' }),
            },
            {
              label: t('menu.prices'),
              icon: 'table',
              onSelect: () => onOpen({ assetId: asset.id, view: 'prices' }),
            },
            asset.is_linked
              ? { label: t('menu.unlink'), icon: 'link', onSelect: () => void unlink(asset) }
              : {
                  label: t('menu.link'),
                  icon: 'link',
                  onSelect: () => onOpen({ assetId: asset.id, view: 'link' }),
                },
            'separator',
            { label: t('menu.delete'), icon: 'trash', danger: true, onSelect: () => void remove(asset) },
          ]}
        />
      ),
    },
    {
      key: 'class',
      width: 260,
      header: t('table.class'),
      text: (asset) => classNames[asset.class],
      cell: (asset) => (
        <>
          {classNames[asset.class] ?? asset.class}{' '}
          {asset.is_linked && <Chip tone="outlined">{linkNote(asset, t)}</Chip>}
        </>
      ),
    },
    {
      key: 'price',
      width: 180,
      header: t('table.price'),
      mobile: 'value',
      main: true,
      decimal: ({ current_price }) => current_price,
      cell: (asset) => (
        <QuotePrice of={{ ...asset, price: asset.current_price }} reason={t('table.noPrice')} />
      ),
    },
    {
      key: 'change',
      width: 120,
      header: t('table.change'),
      align: 'right',
      mobile: 'change',
      cell: ({ change_percent }) => (
        <Change percent={change_percent ?? undefined} reason={t('table.changeReason')} />
      ),
    },
    {
      key: 'day',
      width: 140,
      header: t('table.day'),
      align: 'right',
      text: ({ price_at }) => price_at && String(price_at),
      cell: ({ price_at }) => price_at && <DayDate day={inWarsaw(String(price_at)).day} />,
    },
  ];
}

function linkNote(
  asset: OwnInstrument,
  t: ReturnType<typeof useTranslations<'instruments.own'>>,
): string | undefined {
  if (!asset.is_linked) return undefined;
  return asset.linked_to ? t('table.linked', { ticker: asset.linked_to.ticker }) : t('table.linkGone');
}
