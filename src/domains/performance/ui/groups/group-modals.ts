import { defineModal } from '../../../../design-system/overlays/open-modal.ts';
import type { GroupModalProps } from './group-dialog.tsx';

export const upsertGroup = defineModal<GroupModalProps, { id: string }>('upsertGroup');
