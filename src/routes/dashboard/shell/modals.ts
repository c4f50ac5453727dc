import { lazy } from 'react';

/** Every dialog `openModal` can ask for inside the dashboard, loaded when it is first asked for. */
export const modals = {
  confirm: lazy(async () => ({
    default: (await import('../../../design-system/confirm-dialog.tsx')).ConfirmDialog,
  })),
};
