import { defineModal } from '../../../design-system/overlays/open-modal.ts';

/** Chooses one more thing to compare with; answers with its key. */
export const addBenchmark = defineModal<{ chosen: readonly string[] }, string>('addBenchmark');
