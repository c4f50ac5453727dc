import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { connectModal } from '../../brokers/ui/connect/connect-modal.ts';
import { upsertAsset, upsertPortfolio } from '../../ledger/ui/ledger-modals.ts';
import { connectStrategyModal } from '../../strategies/ui/open-connect.ts';
import { upsertGroup } from './groups/group-modals.ts';

/** Dialogs of the domains below, with the lists and prices that are only known up here. */
export const modals: readonly ModalView[] = [
  showModal(
    connectModal,
    async () => (await import('./modals/connect-integration.tsx')).ConnectIntegration,
    'connect',
    // What brokers and the ways in are called.
    'imports',
  ),
  showModal(
    connectStrategyModal,
    async () => (await import('./modals/connect-strategy.tsx')).ConnectStrategy,
    'strategies',
  ),
  showModal(
    upsertPortfolio,
    async () => (await import('./modals/upsert-portfolio.tsx')).UpsertPortfolio,
    'ledger',
  ),
  showModal(upsertGroup, async () => (await import('./groups/group-dialog.tsx')).GroupDialog, 'portfolios'),
  showModal(
    upsertAsset,
    async () => (await import('./modals/upsert-asset.tsx')).UpsertAsset,
    'ledger',
    // What listings are called.
    'transactions',
  ),
];
