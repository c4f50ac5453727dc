import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { watchAssetModal } from '../../market-data/ui/market-modals.ts';
import { nameWatchlist } from './watchlist-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(
    watchAssetModal,
    async () => (await import('./watch-dialog.tsx')).WatchDialog,
    'watchlists',
    // The list of assets, and what listings are called.
    'ledger',
    'transactions',
  ),
  showModal(nameWatchlist, async () => (await import('./list-dialog.tsx')).ListDialog, 'watchlists'),
];
