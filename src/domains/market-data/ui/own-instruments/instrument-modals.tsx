import { lazy } from 'react';
import { ModalHost } from '../../../../design-system/overlays/modal-host.tsx';

const modals = {
  ownInstrument: lazy(async () => ({
    default: (await import('./own-instrument-dialog.tsx')).OwnInstrumentDialog,
  })),
  uploadPrices: lazy(async () => ({
    default: (await import('./upload-prices-dialog.tsx')).UploadPricesDialog,
  })),
};

/**
 * Shows the dialogs of instruments: `openModal('ownInstrument', …)` and `openModal('uploadPrices', …)`.
 * Stands inside a page whose loader brings the texts of `instruments`.
 */
export function InstrumentModals() {
  return <ModalHost modals={modals} />;
}
