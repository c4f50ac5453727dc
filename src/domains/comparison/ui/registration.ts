import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { addBenchmark } from './comparison-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(
    addBenchmark,
    async () => (await import('./benchmarks/add-benchmark-dialog.tsx')).AddBenchmarkDialog,
    'comparison',
  ),
];
