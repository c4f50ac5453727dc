import { lazy } from 'react';

/** Every dialog `openModal` can ask for inside the dashboard, loaded when it is first asked for. */
export const modals = {
  confirm: lazy(async () => ({
    default: (await import('../../../design-system/overlays/confirm-dialog.tsx')).ConfirmDialog,
  })),
  simulation: lazy(async () => ({
    default: (await import('./simulation-modal.tsx')).SimulationModal,
  })),
  connectStrategy: lazy(async () => ({
    default: (await import('../strategies/connect-strategy.tsx')).ConnectStrategy,
  })),
  upsertTransaction: lazy(async () => ({
    default: (await import('../transactions/upsert-transaction.tsx')).UpsertTransaction,
  })),
  upsertPortfolio: lazy(async () => ({
    default: (await import('../portfolios/upsert-portfolio.tsx')).UpsertPortfolio,
  })),
  upsertAsset: lazy(async () => ({
    default: (await import('../assets/upsert-asset.tsx')).UpsertAsset,
  })),
  ownInstrument: lazy(async () => ({
    default: (await import('../assets/own-instrument.tsx')).OwnInstrument,
  })),
};
