import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import {
  bondDetails,
  bondSeries,
  exchangeBonds,
  importBondFile,
  redeemBonds,
  upsertBond,
} from './bond-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(upsertBond, async () => (await import('./modal/bond-dialog.tsx')).BondDialog, 'bonds'),
  showModal(bondDetails, async () => (await import('./modal/detail-dialog.tsx')).DetailDialog, 'bonds'),
  showModal(redeemBonds, async () => (await import('./modal/redeem-dialog.tsx')).RedeemDialog, 'bonds'),
  showModal(exchangeBonds, async () => (await import('./modal/exchange-dialog.tsx')).ExchangeDialog, 'bonds'),
  showModal(importBondFile, async () => (await import('./modal/import-dialog.tsx')).ImportDialog, 'bonds'),
  showModal(bondSeries, async () => (await import('./modal/series-dialog.tsx')).SeriesDialog, 'bonds'),
];
