import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { BondOutput } from '../contract.ts';

export type BondModalProps = {
  /** Edits this one. */
  bond?: BondOutput;
};

export const upsertBond = defineModal<BondModalProps, BondOutput>('upsertBond');
export const bondDetails = defineModal<{ id: string; symbol: string; amount: number; currency: string }>(
  'bondDetails',
);
export const redeemBonds = defineModal<{ bond: BondOutput }, { id: string }>('redeemBonds');
export const exchangeBonds = defineModal<{ bond: BondOutput }, BondOutput>('exchangeBonds');
export const bondSeries = defineModal('bondSeries');
export const importBondFile = defineModal('importBondFile');
