import { lazy } from 'react';
import { ModalHost } from '../../../../design-system/overlays/modal-host.tsx';

const modals = {
  assetIndicators: lazy(async () => ({
    default: (await import('./asset-indicators-dialog.tsx')).AssetIndicatorsDialog,
  })),
};

/** Shows the indicators of an asset where no host around the page does. */
export function IndicatorModals() {
  return <ModalHost modals={modals} />;
}
