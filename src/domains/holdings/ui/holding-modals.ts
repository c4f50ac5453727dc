import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { AssetNote } from '../notes-contract.ts';

export type NoteModalProps = {
  asset: { id: string; name: string };
  /** Null for a note on the asset wherever it is held. */
  portfolio: { id: string; name: string } | null;
  /** What is there already. */
  note?: Pick<AssetNote, 'note' | 'version'> | undefined;
};

export const editAssetNote = defineModal<NoteModalProps>('editAssetNote');
