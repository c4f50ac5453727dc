import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { instrumentsFailures } from '../failures.ts';
import {
  createCustomAsset,
  deleteCustomAsset,
  exportCustomAssets,
  listCustomAssets,
  relinkCustomAsset,
  unlinkCustomAsset,
  updateCustomAsset,
} from './custom-assets.ts';
import { ownPricesChanged, userPortfolioChanged } from './instrument-events.ts';
import { listAssetClasses } from './list-asset-classes.ts';
import { listAssets, readAsset } from './list-assets.ts';
import { tellOwnPrices } from './tell-own-prices.ts';

export const instruments: Registration = {
  name: 'instruments',
  failures: instrumentsFailures,
  calls: () => [
    bind(contract.listAssetClasses, listAssetClasses),
    bind(contract.listAssets, listAssets),
    bind(contract.readAsset, readAsset),
    bind(contract.listCustomAssets, listCustomAssets),
    bind(contract.createCustomAsset, createCustomAsset),
    bind(contract.updateCustomAsset, updateCustomAsset),
    bind(contract.deleteCustomAsset, deleteCustomAsset),
    bind(contract.relinkCustomAsset, relinkCustomAsset),
    bind(contract.unlinkCustomAsset, unlinkCustomAsset),
  ],
  fills: [
    accountLife.with({ exported: exportCustomAssets }),
    restorable.with({ tables: ['instruments', 'provider_symbols'], settle: tellOwnPrices }),
  ],
  events: [ownPricesChanged, userPortfolioChanged],
};
