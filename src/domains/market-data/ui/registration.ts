import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { assetIndicators, chooseCurrenciesModal, uploadPrices } from './market-modals.ts';
import { ownInstrument } from './own-instruments/own-instrument.ts';

export const modals: readonly ModalView[] = [
  showModal(
    assetIndicators,
    async () => (await import('./indicators/asset-indicators-dialog.tsx')).AssetIndicatorsDialog,
    'market',
  ),
  showModal(
    uploadPrices,
    async () => (await import('./own-instruments/upload-prices-dialog.tsx')).UploadPricesDialog,
    'instruments',
  ),
  showModal(
    chooseCurrenciesModal,
    async () => (await import('./currencies/choose-currencies-dialog.tsx')).ChooseCurrenciesDialog,
    'instruments',
  ),
  showModal(
    ownInstrument,
    async () => (await import('./own-instruments/own-instrument-dialog.tsx')).OwnInstrumentDialog,
    'instruments',
  ),
];
