import { defineModal } from '../../../design-system/overlays/open-modal.ts';

export type AssetIndicatorsProps = {
  assetId: string;
  /** Selects the view; any other value gives the generic title and the choice. */
  module: string;
  /** Stands there until the asset itself has come. */
  assetName?: string;
};

/** Sentiment, dividends, cash flow or earnings of an asset. */
export const assetIndicators = defineModal<AssetIndicatorsProps>('assetIndicators');

/** The operator's file for an instrument of the catalogue. */
export const uploadPrices = defineModal<{ assetId: string; assetName: string }>('uploadPrices');

/** Prices one waits for: of one asset, or of all. */
export const priceLevels = defineModal<{ assetId?: string; assetName?: string }>('priceLevels');

/** Which currencies the switch offers. */
export const chooseCurrenciesModal = defineModal('chooseCurrencies');

/** Puts an asset on a watchlist; which one is asked where none is given. */
export const watchAssetModal = defineModal<{ assetId?: string; listId?: string }>('watchAsset');
