import type { ModalProps } from '../../../../src/design-system/overlays/open-modal.ts';

export function SheepDialog({ name, onClose }: { name: string } & ModalProps<'shorn'>) {
  return (
    <button type="button" onClick={() => onClose('shorn')}>
      Shear {name}
    </button>
  );
}
