import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { FundOutput } from '../contract.ts';

export type MakeUpModalProps = {
  fund: Pick<FundOutput, 'instrument_id' | 'name' | 'is_fund' | 'make_up'>;
  today: string;
};
export type UploadModalProps = {
  funds: readonly Pick<FundOutput, 'instrument_id' | 'ticker' | 'name' | 'make_up'>[];
  /** The one that is chosen at first. */
  chosen?: string;
  today: string;
};

export const editMakeUp = defineModal<MakeUpModalProps, boolean>('editMakeUp');
export const uploadMakeUpFile = defineModal<UploadModalProps, boolean>('uploadMakeUpFile');
