import { useTranslations } from 'use-intl';
import { AssetName } from '../../../design-system/figures/asset-name.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { exchangeName } from '../../instruments/exchange-name.ts';
import { marketClasses } from '../../market-data/contract.ts';
import { tagWords } from '../../remarks/tag-words.ts';
import type { WatchedAsset } from '../contract.ts';

/** Leads to what one holds of it, or else to its public page. */
export function WatchedName({ item: { asset, tags }, held }: { item: WatchedAsset; held: boolean }) {
  const t = useTranslations('watchlists.table');
  const to = usePath();
  const hasPage = asset.slug !== null && marketClasses.some((known) => known === asset.class);
  const address = held
    ? to('heldAsset', { id: asset.id })
    : hasPage
      ? to('symbol', { class: asset.class, asset: asset.slug! })
      : undefined;
  const note = [exchangeName(asset.mic), held && t('held'), tagWords(tags)].filter(Boolean);
  return <AssetName ticker={asset.ticker} name={asset.name} note={note.join(' · ')} to={address} />;
}
