import { defineModal, openModal } from '../../../../design-system/overlays/open-modal.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { createCustomAsset, listCustomAssets } from '../../../instruments/contract.ts';

export type OwnInstrument = CallOutput<typeof listCustomAssets>['data'][number];
export type SavedInstrument = CallOutput<typeof createCustomAsset>['data'];

export const ownViews = ['details', 'prices', 'link'] as const;
export type OwnView = (typeof ownViews)[number];

export type OwnInstrumentModalProps = {
  /** Whose dialog it is; without it a new one is made. */
  assetId?: string;
  /** What a new one starts with: what was searched for and not found. */
  name?: string;
  view?: OwnView;
};

export const ownInstrument = defineModal<OwnInstrumentModalProps, SavedInstrument>('ownInstrument');

/** Opens the dialog of an own instrument and answers with it as it was saved last; nothing where nothing was saved. */
export function openOwnInstrument(props: OwnInstrumentModalProps = {}): Promise<SavedInstrument | undefined> {
  return openModal(ownInstrument, props);
}
