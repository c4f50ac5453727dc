import { type ReactNode, useContext } from 'react';
import { useTranslations } from 'use-intl';
import type { IconName } from '../../../../design-system/brand/icon.tsx';
import { Menu, type MenuItem } from '../../../../design-system/overlays/menu.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import type { Trigger } from '../../../../design-system/overlays/use-opening.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { addingPath } from '../../adding-path.ts';
import { marketClasses } from '../../contract.ts';
import { HeldAssetsContext } from '../held-assets.ts';
import { type IndicatorModule, indicatorsOf } from '../indicators/indicators-of.ts';
import { assetIndicators, priceLevels, watchAssetModal } from '../market-modals.ts';

const icons: Record<IndicatorModule, IconName> = {
  sentiment: 'spark',
  dividends: 'drop',
  'cash-flow': 'transactions',
  earnings: 'reports',
};

export type MenuAsset = {
  id: string;
  name: string;
  ticker: string;
  class: string;
  /** Nothing where the asset is the reader's own and has no public page. */
  slug: string | null;
};

type Props = {
  asset: MenuAsset;
  trigger: Trigger;
  header?: ReactNode;
  align?: 'start' | 'end';
  /** What can be done to it here, besides looking at it. */
  more?: readonly MenuItem[];
  /** Its owner typed it in: nobody reports indicators of it. */
  own?: boolean;
};

/** What can be opened about an asset: its page and its indicators. */
export function AssetMenu({ asset, trigger, header, align = 'start', more = [], own }: Props) {
  const t = useTranslations('market');
  const to = usePath();
  const held = useContext(HeldAssetsContext);
  const { id, name, ticker, class: assetClass, slug } = asset;
  const items: MenuItem[] = (own ? [] : indicatorsOf(assetClass)).map((module) => ({
    label: t(`indicators.titles.${module}`),
    icon: icons[module],
    onSelect: () =>
      void openModal(assetIndicators, { assetId: id, module, assetName: `${name} (${ticker})` }),
  }));
  if (slug && marketClasses.some((known) => known === assetClass)) {
    items.unshift({
      label: t('menu.symbol'),
      icon: 'globe',
      to: to('symbol', { class: assetClass, asset: slug }),
    });
  }
  if (held.has(id)) items.unshift({ label: t('menu.held'), icon: 'drop', to: to('heldAsset', { id }) });
  if (assetClass !== 'indices')
    items.push({ label: t('menu.add'), icon: 'plus', to: addingPath(to('transactions'), id) });
  items.push({
    label: t('menu.alert'),
    icon: 'bell',
    onSelect: () => void openModal(priceLevels, { assetId: id, assetName: name }),
  });
  items.push({
    label: t('menu.watch'),
    icon: 'eye',
    onSelect: () => void openModal(watchAssetModal, { assetId: id }),
  });
  const parted: MenuItem[] = items.length > 0 && more.length > 0 ? ['separator'] : [];
  return <Menu trigger={trigger} items={[...items, ...parted, ...more]} header={header} align={align} />;
}
